import * as z from 'zod/mini';

import { extraKinds } from './extra-prices.ts';
import { instant, money } from './values.ts';

/** Accepts what extras give back when what they belong to is cancelled or changed: together it is what was paid for them. */
export const extrasGivenBack = z.object({
  /** Goes back to the card or the PayPal account that paid them. */
  refund: money,
  forfeited: money,
});

export type ExtrasGivenBack = z.infer<typeof extrasGivenBack>;

/** Accepts an extra that a trip has. */
export const tripExtra = z.object({
  kind: z.enum(extraKinds),
  /** The place of the traveller in the trip, from 0. */
  traveller: z.int(),
  /** The place of the direction in the trip, from 0. */
  bound: z.int(),
  /** The flight of it; absent of what is for a whole direction. */
  legId: z.optional(z.string()),
  amount: money,
  boughtAt: instant,
});

export type TripExtra = z.infer<typeof tripExtra>;
