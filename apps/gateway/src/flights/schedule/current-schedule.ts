import { carrierDesignator } from '@airline/reference-data/carrier';
import type { Logger } from 'pino';

import {
  BOOKABLE_DAYS,
  createDataSet,
  createSchedule,
  dateOfDay,
  dayOfDate,
  extendTimetable,
  type LegPattern,
  type ScheduleDataSet,
} from './rules/index.ts';
import type { Database } from '../../database/database.ts';
import { readSchedule, type StoredSchedule, storeSchedule } from './schedule-store.ts';
import type { TimetablePeriod } from './generate-in-thread.ts';

export interface ScheduleKeeper {
  readonly db: Database;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly draw: (period: TimetablePeriod) => Promise<readonly LegPattern[]>;
}

const HALF_DAY_MS = 43_200_000;
const DAY_MS = 86_400_000;
/** A timetable is drawn so much longer than it is sold, so that it need not be extended every day. */
const SPARE_DAYS = 30;

/** Gives every leg pattern of a data set, whichever its carrier. */
export function listPatterns({ carriers }: ScheduleDataSet): readonly LegPattern[] {
  return carriers.flatMap(({ legs }) => legs);
}

/**
 * Gives the schedule in force, with as many days ahead as are sold.
 *
 * An empty database gets the drawn timetable, and a drawn one that comes to its end is drawn on. What was imported is
 * never touched: that it ends is said in the log.
 */
export async function readCurrentSchedule(keeper: ScheduleKeeper, now: Date): Promise<StoredSchedule> {
  const { db, log } = keeper;
  const stored = await readSchedule(db);
  const today = earliestToday(now);
  const lastDate = stored && createSchedule(listPatterns(stored.dataSet)).lastDate;
  const neededUntil = dateOfDay(dayOfDate(today) + BOOKABLE_DAYS);
  if (stored && (lastDate === undefined || lastDate >= neededUntil)) return stored;
  if (stored && stored.generatedFrom === undefined) {
    log.warn({ lastDate, neededUntil }, 'the imported schedule ends before the sale does: import the next one');
    return stored;
  }

  const started = performance.now();
  const generatedFrom = stored?.generatedFrom ?? today;
  const days = dayOfDate(neededUntil) - dayOfDate(generatedFrom) + 1 + SPARE_DAYS;
  const drawn = await keeper.draw({ from: generatedFrom, days });
  const legs = stored ? extendTimetable(listPatterns(stored.dataSet), drawn, today) : drawn;
  const dataSet = createDataSet(legs, {
    airline: carrierDesignator,
    createdOn: today,
    validFrom: today,
    validTo: dateOfDay(dayOfDate(generatedFrom) + days - 1),
    titleOfData: 'DRAWN TIMETABLE',
  });
  const version = await storeSchedule(db, { dataSet, generatedFrom }, now, { instead: stored?.version });
  if (version === undefined) return readCurrentSchedule(keeper, now);
  const durationMs = Math.round(performance.now() - started);
  log.info({ version, patterns: legs.length, generatedFrom, days, durationMs }, 'the timetable was drawn');
  return { version, dataSet, generatedFrom };
}

/** The date of the zone that is farthest behind: no station is still at the day before. */
function earliestToday(now: Date): string {
  return dateOfDay(Math.floor((now.getTime() - HALF_DAY_MS) / DAY_MS));
}
