import { limits } from '@airline/client-config/limits';
import type { ExtraKind, FlightLeg, OfferBound } from '@airline/contract';

import { checkInTimes } from './check-in-times.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Until when the first places of a flight are sold: who buys one stands at the gate soon. */
const upgradeClosesMinutes = 30;

/** When an extra is sold. */
export interface SaleTimes {
  /** Absent where it is sold from the booking on. */
  readonly opensAt?: Date;
  readonly closesAt: Date;
}

/**
 * Says when an extra of a direction, or of a flight of it, is sold, in elapsed time:
 *
 * 1. a bag until check-in of the direction closes;
 * 2. early bird check-in until 36 hours before the first flight of the direction leaves;
 * 3. a seat until check-in of the direction closes, as a bag;
 * 4. upgraded boarding from 24 hours until 30 minutes before its flight leaves.
 */
export function saleTimes(
  kind: ExtraKind,
  bound: Pick<OfferBound, 'itinerary'>,
  leg: FlightLeg | undefined,
): SaleTimes {
  const { closesAt, departsAt } = checkInTimes(bound);
  switch (kind) {
    case 'bag':
    case 'seat':
      return { closesAt };
    case 'earlyBird':
      return { closesAt: new Date(departsAt.getTime() - limits.earlyBirdClosesHoursBeforeDeparture * hourMs) };
    case 'upgradedBoarding': {
      const leavesAt = Date.parse(leg?.departsAt ?? departsAt.toISOString());
      return {
        opensAt: new Date(leavesAt - limits.checkInOpensHoursBeforeDeparture * hourMs),
        closesAt: new Date(leavesAt - upgradeClosesMinutes * minuteMs),
      };
    }
  }
}
