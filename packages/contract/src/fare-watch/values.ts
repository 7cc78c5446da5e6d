import * as z from 'zod/mini';

import { party } from '../air-booking/party.ts';
import { calendarDate, instant, money, placeCode } from '../air-booking/values.ts';

/** Accepts one direction of what is watched. */
const watchedBound = z.strictObject({ origin: placeCode, destination: placeCode, date: calendarDate });

export const watchedBounds = z.array(watchedBound).check(z.minLength(1), z.maxLength(6));

/** Accepts a watch as its person sees it. */
export const fareWatch = z.object({
  id: z.string(),
  kind: z.enum(['trip', 'search']),
  /** `unconfirmed` until the link that was mailed for it is used, `stopped` for a trip whose watch was ended. */
  state: z.enum(['unconfirmed', 'on', 'stopped']),
  bounds: watchedBounds,
  party,
  tripKind: z.enum(['return', 'oneWay', 'multiCity']),
  inPoints: z.boolean(),
  /** The price for all passengers below which a mail is sent; absent while there is nothing on sale. */
  below: z.optional(money),
  /** When it ends by itself. */
  until: instant,
});

export type FareWatch = z.infer<typeof fareWatch>;

/** Why nothing would come back of a trip whose flights became cheaper: its fares, its form of payment, its time. */
export const nothingBackReasons = ['fareForbids', 'closed'] as const;

/** Accepts whether a trip is watched. */
export const tripFareWatch = z.object({
  isOn: z.boolean(),
  /** Whether a mail with a link went to the contact, who ended the watch by a mail: it is on again once the link is used. */
  isMailed: z.boolean(),
  /** Present where nothing would come back: such a trip is not watched. */
  nothingBack: z.optional(z.enum(nothingBackReasons)),
  /** Whether some of its directions would give nothing back. */
  isPartial: z.boolean(),
  /** Where the mails go, masked. */
  emailHint: z.string(),
});

export type TripFareWatch = z.infer<typeof tripFareWatch>;
