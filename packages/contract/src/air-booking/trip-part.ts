import * as z from 'zod/mini';

const place = z.int().check(z.nonnegative(), z.lte(98));
const places = z.array(place).check(z.minLength(1), z.maxLength(99), z.refine(isWithoutRepeats));

/**
 * Accepts a part of a trip that is to be cancelled: directions for everybody, or travellers on all directions, by their places in the
 * trip as it is shown, from 0.
 */
export const tripPart = z
  .strictObject({
    /** The version that the trip shows: in another one the places may mean something else. */
    version: z.int().check(z.nonnegative(), z.lte(32_000)),
    bounds: z.optional(places),
    passengers: z.optional(places),
  })
  .check(z.refine(({ bounds, passengers }) => (bounds === undefined) !== (passengers === undefined)));

export type TripPart = z.infer<typeof tripPart>;

function isWithoutRepeats(values: readonly number[]): boolean {
  return new Set(values).size === values.length;
}
