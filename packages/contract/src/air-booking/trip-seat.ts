import * as z from 'zod/mini';

import { seatNumber } from './seat-number.ts';

/** Accepts the seat of a traveller on a flight. */
export const tripSeat = z.object({
  /** The place of the traveller in the trip, from 0. */
  traveller: z.int(),
  /** The place of the direction in the trip, from 0. */
  bound: z.int(),
  legId: z.string(),
  seat: seatNumber,
});

export type TripSeat = z.infer<typeof tripSeat>;
