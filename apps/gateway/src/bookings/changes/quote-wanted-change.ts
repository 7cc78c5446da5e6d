import type { ChangeRequest, quoteChange as endpoint } from '@airline/contract';
import type * as z from 'zod/mini';

import type { Refused } from '../../http/refusal.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { creditExpiresOn } from '../orders/rules/credit-expiry.ts';
import type { BookingServices } from '../orders/services.ts';
import { readWantedChange } from './read-wanted-change.ts';

type QuoteAnswer = Omit<z.infer<typeof endpoint.answer>, 'needsCode'>;

/** Says what it costs, or gives back, to fly other flights than a trip books. */
export async function quoteWantedChange(
  services: Pick<BookingServices, 'offers' | 'aircraftSeats'>,
  booked: StoredTrip,
  wanted: Pick<ChangeRequest, 'offer' | 'bounds'>,
  now: Date,
): Promise<QuoteAnswer | Refused> {
  const read = await readWantedChange(services, booked, wanted, now);
  if ('refused' in read) return read;
  const { difference, offer, bounds } = read.quote;
  return {
    difference,
    price: offer.price,
    bounds: [...bounds],
    ...(difference.credit.amountMinor > 0 ? { creditExpiresOn: creditExpiresOn(now) } : {}),
    expiresAt: read.expiresAt,
  };
}
