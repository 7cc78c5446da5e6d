import type { DatedLeg } from '../../../schedule/rules/dated-leg.ts';
import { parseCabinSeats } from '../../../schedule/rules/leg-pattern.ts';

/** An imported schedule need not state seats: then a leg has those of the smallest aircraft of the fleet. */
const SEATS_UNLESS_STATED = 143;

/** Gives the seats that a leg has to sell before the first one is sold. */
export function aircraftSeats({ pattern }: Pick<DatedLeg, 'pattern'>): number {
  return parseCabinSeats(pattern.configuration) ?? SEATS_UNLESS_STATED;
}
