import type { DatedLeg } from '../schedule/dated-leg.ts';
import { seatsOf } from '../schedule/leg-pattern.ts';

/** An imported schedule need not state seats: then a leg has those of the smallest aircraft of the fleet. */
const SEATS_UNLESS_STATED = 143;

/** Gives the seats that a leg has to sell before the first one is sold. */
export function seatsOfLeg({ pattern }: Pick<DatedLeg, 'pattern'>): number {
  return seatsOf(pattern.configuration) ?? SEATS_UNLESS_STATED;
}
