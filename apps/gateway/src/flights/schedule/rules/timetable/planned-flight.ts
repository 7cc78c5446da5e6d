import type { Station } from '@airline/reference-data/stations';

/** A hop as planners draw it: a local departure time and how long it takes, whatever the clocks do. */
export interface PlannedLeg {
  readonly from: Station;
  readonly to: Station;
  /** Minutes after local midnight, 0 to 1439. */
  readonly departureTime: number;
  readonly blockMinutes: number;
}

/** A flight of one leg or two on one local day, before it is cut where clocks change. */
export interface PlannedFlight {
  readonly legs: readonly PlannedLeg[];
  readonly daysOfOperation: string;
  readonly firstDay: number;
  readonly lastDay: number;
}
