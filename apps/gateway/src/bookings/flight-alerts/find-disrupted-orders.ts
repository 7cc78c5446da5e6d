import type { DisruptionKind } from '@airline/contract';

import { withDisruptions } from '../orders/read-disruptions.ts';
import { type Disruption, openDisruption } from '../orders/rules/disruption.ts';
import type { BookedTrip } from '../orders/rules/trip-view.ts';
import { readOrdersOfLeg, type ToldDisruption } from './flight-alert-store.ts';
import type { FlightAlertServices } from './services.ts';

/** Finds the orders of which the direction with a leg is not flown as booked, by what is reported now. */
export async function findDisruptedOrders(
  services: Pick<FlightAlertServices, 'db' | 'now' | 'readLegStatuses'>,
  legId: string,
): Promise<readonly ToldDisruption[]> {
  const orders = await withDisruptions(services, await readOrdersOfLeg(services.db, legId));
  const now = services.now();
  return orders.flatMap((order) => {
    const found = findDisruptionOfLeg(order, legId, now);
    return found === undefined ? [] : [{ orderId: order.orderId, key: disruptionKey(order, found) }];
  });
}

/** A direction that is not flown as booked, by its place. */
export interface DisruptedBound {
  readonly place: number;
  readonly disruption: Disruption & { readonly kind: Exclude<DisruptionKind, 'rebooked'> };
}

/**
 * Gives what keeps the direction with a leg from being flown as booked, while its passengers can help themselves. Who was put on other
 * flights has a mail of that.
 */
export function findDisruptionOfLeg(
  { offer, disruptions }: Pick<BookedTrip, 'offer' | 'disruptions'>,
  legId: string,
  now: Date,
): DisruptedBound | undefined {
  const place = offer.bounds.findIndex(({ itinerary }) => itinerary.legs.some(({ id }) => id === legId));
  const disruption = openDisruption(disruptions, place, now);
  if (disruption === undefined) return undefined;
  const { kind } = disruption;
  return kind === 'rebooked' ? undefined : { place, disruption: { ...disruption, kind } };
}

/** Names a disruption of a version of an order: it is mailed once, however often an estimate goes to and fro. */
function disruptionKey(
  { version }: { readonly version: number },
  { place, disruption: { kind } }: DisruptedBound,
): string {
  return `${version} ${place} ${kind}`;
}
