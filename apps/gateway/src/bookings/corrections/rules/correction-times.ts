import { limits } from '@airline/client-config/limits';
import type { OfferBound } from '@airline/contract';

import { listLegs } from '../../orders/rules/journey.ts';

const hourMs = 60 * 60 * 1000;

/** Until when the names of a trip can be corrected, and until when everything else. */
export interface CorrectionTimes {
  /** When check-in opens. */
  readonly namesUntil: Date;
  /** The last departure. */
  readonly correctionsUntil: Date;
}

/** Says until when a trip's travellers and its contact can be corrected. */
export function correctionTimes(bounds: readonly OfferBound[]): CorrectionTimes {
  const departures = listLegs(bounds).map(({ departsAt }) => Date.parse(departsAt));
  return {
    namesUntil: new Date(Math.min(...departures) - limits.checkInOpensHoursBeforeDeparture * hourMs),
    correctionsUntil: new Date(Math.max(...departures)),
  };
}
