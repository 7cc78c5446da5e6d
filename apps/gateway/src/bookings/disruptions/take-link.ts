import type { Agreement, disruptionChoice, DisruptionLink, DisruptionOffer } from '@airline/contract';
import { cancelTrip as cancelEndpoint, changeTrip as changeEndpoint } from '@airline/contract';
import type * as z from 'zod/mini';

import type { StoredResponse } from '../../database/idempotency-key-store.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { cancelTrip } from '../cancellations/cancel-trip.ts';
import { changeTrip } from '../changes/change-trip.ts';
import type { TripOfferServices } from '../changes/offer-for-trip.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { readLinkedTrip } from './disruption-link.ts';
import { keyOfLink, type OpenedLink, openLink } from './open-link.ts';

/** Where a request comes from, and what a person can quote of it. */
interface Origin {
  readonly address: string;
  readonly addressHash: string;
  readonly reference: string;
}

/** Nothing that is in force. */
const noAgreement: Agreement = {
  'contract-of-carriage': '',
  'fare-rules': '',
  'dangerous-goods': '',
  privacy: '',
};

/**
 * Does what a mailed link offers, as a change or a cancellation of who proved the trip to be theirs. The link is the proof and the key:
 * the transaction that changes or cancels claims it, so a second press, at the same moment or after a crash, finds it used.
 */
export async function takeLink(
  services: TripOfferServices,
  { shown, agreement = noAgreement, ...link }: z.infer<typeof disruptionChoice>,
  origin: Origin,
): Promise<DisruptionOffer | StoredResponse | Refused> {
  const trip = await readLinkedTrip(services, link);
  if (trip === undefined) return refusedByName('linkInvalid');
  const opened = await openLink(services, trip, link);
  if (!('part' in opened || 'free' in opened)) return opened.shown;
  const key = keyOfLink(link);
  const proved = { orderId: trip.orderId, key, requestHash: key, ...origin };
  const answer =
    'part' in opened
      ? await cancelTrip(services, { ...proved, shown, part: opened.part })
      : await changeTrip(services, {
          ...proved,
          accountId: undefined,
          change: {
            offer: opened.free.offer,
            bounds: [link.bound],
            // Nothing is due; what comes back in points with it is no less than none.
            shown: { ...shown, due: { amountMinor: 0, currency: 'USD' }, pointsDue: 0, pointsReturned: 0 },
            payments: [],
            agreement,
          },
        });
  const isDone = answer.status === ('part' in opened ? cancelEndpoint : changeEndpoint).success;
  const after = await openAgain(services, link, trip);
  // Who was slower than another press, or than the trip, gets what is true now.
  if (isDone || after.state === 'done' || after.state === 'over') return after;
  return answer;
}

async function openAgain(
  services: TripOfferServices,
  link: DisruptionLink,
  trip: StoredTrip,
): Promise<OpenedLink['shown']> {
  return (await openLink(services, (await readLinkedTrip(services, link)) ?? trip, link)).shown;
}
