import * as z from 'zod/mini';

import { fundGivenBack } from './cancellation.ts';
import { extrasGivenBack } from './trip-extra.ts';
import { money } from './values.ts';

/** Accepts what a change costs or gives back. What was paid, and what is due, less what comes back or is lost, is the new price. */
export const changeDifference = z.object({
  due: money,
  /** Goes back to the card, or what else moved the money. */
  refund: money,
  /** Becomes a travel credit. */
  credit: money,
  /** Goes back to the travel funds that paid; absent where none did, or nothing goes back to one. */
  funds: z.optional(z.array(fundGivenBack)),
  /** Is not given back. */
  forfeited: money,
  /** What extras that end with it give back beside the fares; absent where none does. */
  extras: z.optional(extrasGivenBack),
  pointsDue: z.int(),
  pointsReturned: z.int(),
});

export type ChangeDifference = z.infer<typeof changeDifference>;
