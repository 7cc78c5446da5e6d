import * as z from 'zod/mini';

import { extraKinds } from './extra-prices.ts';
import { seatNumber } from './seat-number.ts';
import { money } from './values.ts';

/** For whom an extra is. */
export const extraOf = {
  /** The place of the traveller in the trip, from 0. */
  traveller: z.int().check(z.nonnegative(), z.lte(18)),
  /** The place of the direction in the trip, from 0. */
  bound: z.int().check(z.nonnegative(), z.lte(18)),
  /** The flight: of upgraded boarding and of a seat, which are sold for each. */
  legId: z.optional(z.string().check(z.maxLength(60))),
};

/** Accepts an extra that somebody wants. */
export const wantedExtra = z.strictObject({
  kind: z.enum(extraKinds),
  ...extraOf,
  /** Which seat: row and letter. Of a seat alone. */
  seat: z.optional(seatNumber),
  count: z.int().check(z.positive(), z.lte(9)),
});

export type WantedExtra = z.infer<typeof wantedExtra>;

/** Accepts the extras that somebody wants, and what they were shown. */
export const wantedExtras = z.strictObject({
  extras: z.array(wantedExtra).check(z.minLength(1), z.maxLength(200)),
  /** What all of them cost, as the person was shown. Where it is another price by now, nothing is bought. */
  shown: z.strictObject({ total: money }),
});

export type WantedExtras = z.infer<typeof wantedExtras>;
