import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { trip, tripLookup } from './trips.ts';

/** Accepts what a link in a trip's mail carries: the trip, and the secret that stands in the link's fragment. */
export const tripLink = z.strictObject({
  recordLocator: tripLookup.shape.recordLocator,
  secret: z.string().check(z.regex(/^[\w-]{43}$/)),
});

export type TripLink = z.infer<typeof tripLink>;

/**
 * Shows the trip of a mailed link without its names. The link changes nothing: that takes the code or the login, as ever. A link
 * that is over, of another contact or made up is answered as a trip that is not there.
 */
export const openTripLink = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/link',
  area: 'air-booking',
  summary:
    'Shows the trip of a link that was mailed to its contact. The link ends with a cancellation, a new contact, or 30 days after the last flight.',
  body: tripLink,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: trip,
  problems: ['tripNotFound'],
} as const satisfies Endpoint;
