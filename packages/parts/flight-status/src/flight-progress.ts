import type { LegStatusView } from '@airline/contract';

import { knownTime } from './status-words.ts';

/** How far a flight has come. */
export interface FlightProgress {
  /** The share of its way in the air: 0 on the ground before, 1 on the ground after. */
  readonly share: number;
  /** Minutes until it is at its gate. */
  readonly minutesLeft: number;
}

/** An aircraft takes so long from the runway to its gate. */
const TAXI_MINUTES = 7;
const MINUTE_MS = 60_000;

/** Reckons how far a flight has come by its times alone: nobody reports positions. */
export function flightProgress(
  leg: Pick<LegStatusView, 'tookOffAt' | 'touchedDownAt' | 'arrival'>,
  now: Date,
): FlightProgress {
  const arrivesAt = Date.parse(knownTime(leg.arrival));
  const minutesLeft = Math.max(0, Math.round((arrivesAt - now.getTime()) / MINUTE_MS));
  if (leg.touchedDownAt !== undefined) return { share: 1, minutesLeft };
  if (leg.tookOffAt === undefined) return { share: 0, minutesLeft };
  const tookOffAt = Date.parse(leg.tookOffAt);
  const landsAt = Math.max(arrivesAt - TAXI_MINUTES * MINUTE_MS, tookOffAt + MINUTE_MS);
  const share = (now.getTime() - tookOffAt) / (landsAt - tookOffAt);
  // What is not reported to be on the ground is in the air.
  return { share: Math.min(0.99, Math.max(0.01, share)), minutesLeft };
}
