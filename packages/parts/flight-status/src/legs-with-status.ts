import type { FlightLeg } from '@airline/contract';

const HOUR_MS = 3_600_000;
/** Flights of today, tomorrow and the day after have a status: never later than so. */
const AHEAD_MS = 48 * HOUR_MS;
/** What has landed so long ago is over. */
const OVER_MS = 6 * HOUR_MS;

/** Lists the legs whose status helps their passengers now: from two days before a departure to some hours after the arrival. */
export function legsWithStatus(legs: readonly FlightLeg[], now: Date): readonly FlightLeg[] {
  const at = now.getTime();
  return legs.filter(
    ({ departsAt, arrivesAt }) => Date.parse(departsAt) - at <= AHEAD_MS && at - Date.parse(arrivesAt) <= OVER_MS,
  );
}
