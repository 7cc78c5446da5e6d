import { getStation } from '@airline/reference-data/stations';

import {
  formatSsimFault,
  type LegPattern,
  type ScheduleDataSet,
  missingStations,
  overlappingPatterns,
  parseSsim,
  variationDoubts,
} from './rules/index.ts';
import { flightName } from './rules/leg-pattern.ts';
import type { Database } from '../../database/database.ts';
import { storeSchedule } from './schedule-store.ts';
import { listPatterns } from './current-schedule.ts';

/** What became of a file: in force with what is odd about it, or refused whole; each a list of lines for its sender. */
export type ImportOutcome =
  | { readonly version: number; readonly patterns: number; readonly remarks: readonly string[] }
  | { readonly faults: readonly string[] };

/**
 * Puts the schedule of an SSIM file in force in place of the one before: all of it, or nothing.
 *
 * `listKept` says which patterns of the schedule before stay in it beside those of the file; none by default.
 */
export async function importSchedule(
  db: Database,
  text: string,
  {
    now,
    listKept = () => [],
  }: { readonly now: Date; readonly listKept?: (patterns: readonly LegPattern[]) => readonly LegPattern[] },
): Promise<ImportOutcome> {
  const parsed = parseSsim(text);
  if ('faults' in parsed) return { faults: parsed.faults.map(formatSsimFault) };
  const { dataSet, remarks } = parsed;
  const patterns = listPatterns(dataSet);
  if (patterns.length === 0) return { faults: ['The file has no flight leg.'] };
  const overlaps = overlapLines(patterns);
  if (overlaps.length > 0) return { faults: overlaps };
  const version = await storeSchedule(db, { dataSet: withPatterns(dataSet, listKept(patterns)) }, now);
  if (version === undefined) throw new Error('A schedule that replaces any other was not stored.');
  return {
    version,
    patterns: patterns.length,
    remarks: [...remarks.map(formatSsimFault), ...stationLines(patterns), ...variationLines(patterns)],
  };
}

/** Each pattern stands with its own carrier's, or with the first carrier's where the file does not have that one. */
function withPatterns(dataSet: ScheduleDataSet, kept: readonly LegPattern[]): ScheduleDataSet {
  const placeOf = ({ carrier }: LegPattern): number =>
    Math.max(
      0,
      dataSet.carriers.findIndex(({ airline }) => airline === carrier),
    );
  const carriers = dataSet.carriers.map((carrier, place) => ({
    ...carrier,
    legs: [...carrier.legs, ...kept.filter((pattern) => placeOf(pattern) === place)],
  }));
  return { ...dataSet, carriers };
}

/** Two legs of one name cannot be distinguished by those who book them. */
function overlapLines(patterns: readonly LegPattern[]): readonly string[] {
  return overlappingPatterns(patterns).map(({ patterns: [first, second], date }) => {
    const variations = `${first.itineraryVariation} and ${second.itineraryVariation}`;
    const place = `${flightName(first)} departs from ${first.departure.station} twice on ${date}`;
    return `${place}: by itinerary variations ${variations}.`;
  });
}

function stationLines(patterns: readonly LegPattern[]): readonly string[] {
  return missingStations(patterns, (id) => getStation(id) !== undefined).map(
    ({ station, legs }) => `${station} is not in the catalogue of stations: its ${legs} legs are kept and not sold.`,
  );
}

function variationLines(patterns: readonly LegPattern[]): readonly string[] {
  return variationDoubts(patterns, (id) => getStation(id)?.timeZone).map(({ pattern, end, date, zoneVariation }) => {
    const { station, utcVariation } = pattern[end];
    const said = `${flightName(pattern)} has ${utcVariation} minutes from UTC at ${station} on ${date}`;
    return `${said}, and the zone has ${zoneVariation}: the file's are taken.`;
  });
}
