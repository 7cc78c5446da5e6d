import {
  createDataSet,
  type DatedLeg,
  type ScheduleDataSet,
  writeSsim,
  extractPatterns,
} from '../schedule/rules/index.ts';
import type { Itinerary } from '../search/rules/index.ts';

/**
 * Writes the legs of itineraries as a schedule file (IATA SSIM, chapter 7), each on the dates on which it is flown. Each carrier
 * has a schedule of its own.
 */
export function timetableSsim(itineraries: readonly Itinerary[], now: Date): string {
  const legs = [...new Map(itineraries.flatMap((way) => way.legs.map((leg) => [leg.id, leg] as const))).values()];
  const carriers = [...new Set(legs.map(({ pattern }) => pattern.carrier))].toSorted().flatMap((airline) =>
    carrierSchedules(
      airline,
      legs.filter(({ pattern }) => pattern.carrier === airline),
      now,
    ),
  );
  return writeSsim({ header: {}, carriers });
}

function carrierSchedules(airline: string, legs: readonly DatedLeg[], now: Date): ScheduleDataSet['carriers'] {
  const dates = legs.map(({ date }) => date).toSorted();
  const [validFrom = '', validTo = ''] = [dates[0], dates.at(-1)];
  return createDataSet(extractPatterns(legs), {
    airline,
    createdOn: now.toISOString().slice(0, 'YYYY-MM-DD'.length),
    validFrom,
    validTo,
    titleOfData: 'SCHEDULE EXTRACT',
  }).carriers;
}
