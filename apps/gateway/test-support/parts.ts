import { endpoints, type QuotedCancellation, type TripLookup, type TripPart } from '@airline/contract';

import type { OrderGateway } from './order-gateway.ts';
import { keyedPost, readJson } from './orders.ts';
import { tripCodeFor } from './trip-code.ts';

/** A cancellation as a test wishes it: of the whole trip where no part is named. */
export interface CancellationWish {
  readonly part?: TripPart;
  /** What the person was shown; by default what the gateway quotes. */
  readonly shown?: { readonly refund: object; readonly credit: object };
  /** By default one that was mailed for this cancellation. */
  readonly code?: string;
  readonly key?: string;
}

/** Asks what a cancellation gives back. */
export async function quoteCancellationOf(
  { app }: OrderGateway,
  lookup: TripLookup,
  part?: TripPart,
): Promise<Response> {
  return app.request(endpoints.quoteCancellation.path, keyedPost({ ...lookup, part }));
}

/** Cancels a trip, or a part of it, from the quote to the answer. */
export async function cancelAsQuoted(
  gateway: OrderGateway,
  lookup: TripLookup,
  { part, key, ...wish }: CancellationWish = {},
): Promise<Response> {
  const nothing = { amountMinor: 0, currency: 'USD' };
  const { refund = nothing, credit = nothing } = await readJson<Partial<QuotedCancellation>>(
    quoteCancellationOf(gateway, lookup, part),
  );
  const code = wish.code ?? (await tripCodeFor(gateway.orders, lookup.recordLocator));
  const shown = wish.shown ?? { refund, credit };
  return gateway.app.request(endpoints.cancelTrip.path, keyedPost({ ...lookup, code, part, shown }, key));
}
