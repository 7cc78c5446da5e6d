import { setImmediate } from 'node:timers/promises';

import type { Logger } from 'pino';

import {
  createLiveFlightSearch,
  type FlightSearch,
  type FlightSearchOptions,
  type LiveFlightSearch,
} from '../search/rules/index.ts';
import { BOOKABLE_DAYS, createSchedule, type Schedule } from '../schedule/rules/index.ts';
import type { Database } from '../../database/database.ts';
import { readInventoryOnDates } from './leg-inventory-store.ts';
import { readScheduleVersion, type StoredSchedule } from '../schedule/schedule-store.ts';
import { createSeatView, type SeatView } from './seat-view.ts';
import { listPatterns, readCurrentSchedule, type ScheduleKeeper } from '../schedule/current-schedule.ts';

/** What the routes ask about flights: the schedule in force, and the seats that were sold. */
export interface Flights {
  /** Gives the search of now; waits while the first schedule is being read. Take it once for a request. */
  search(): Promise<FlightSearch>;
  /** Whether a schedule can be searched already. */
  isReady(): boolean;
  readonly seats: SeatView;
}

/** Flights that follow the database: what another process imports is searched some seconds later. */
export interface RunningFlights extends Flights {
  /** Resolves when the first schedule can be searched; rejects when there is none to be had. */
  readonly started: Promise<void>;
  stop(): void;
}

const CHECK_EVERY_MS = 3_000;
const DAY_MS = 86_400_000;
/**
 * Every date that can be asked for, and the day before, which somewhere it still is: an expansion takes milliseconds of everybody's
 * thread, and requests that went to and fro among more dates than are kept would take them each time. Less than a megabyte a date.
 */
const searchOptions: FlightSearchOptions = { expandedDates: BOOKABLE_DAYS + 2 };

/** Makes flights of one schedule that never changes: for tests and benchmarks. */
export function createFlights(db: Database, now: () => Date, schedule: Schedule): Flights {
  const live = createLiveFlightSearch(schedule, searchOptions);
  return { search: () => Promise.resolve(live.current()), isReady: () => true, seats: openSeatView(db, now) };
}

/** Reads the schedule from the database, or draws it there first, and keeps up with it. */
export function startFlights(
  keeper: ScheduleKeeper & { readonly log: Pick<Logger, 'info' | 'warn' | 'error'> },
  now: () => Date,
): RunningFlights {
  const { db, log } = keeper;
  let live: LiveFlightSearch | undefined;
  let version: number | undefined;
  let checkedOn = 0;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const take = async (stored: StoredSchedule): Promise<void> => {
    const schedule = createSchedule(listPatterns(stored.dataSet));
    // The schedule and its index take some tenths of a second of everybody's thread: others have their turn in between.
    await setImmediate();
    if (live) live.replace(schedule);
    else live = createLiveFlightSearch(schedule, searchOptions);
    version = stored.version;
    const { firstDate, lastDate } = schedule;
    log.info({ version, patterns: schedule.patterns.length, firstDate, lastDate }, 'the schedule is in force');
  };
  const read = async (): Promise<void> => {
    const stored = await readCurrentSchedule(keeper, now());
    checkedOn = dayNumber(now());
    if (stored.version !== version) await take(stored);
  };
  const check = async (): Promise<void> => {
    try {
      if (dayNumber(now()) !== checkedOn || (await readScheduleVersion(db)) !== version) await read();
    } catch (error) {
      log.error({ err: error }, 'the schedule was not read; the one in force stays');
    }
    checkLater();
  };
  const checkLater = (): void => {
    if (!isStopped) timer = setTimeout(() => void check(), CHECK_EVERY_MS);
  };

  const started = read().then(checkLater);
  // Every caller learns of the failure; that nobody has asked yet must not end the process.
  started.catch(() => undefined);
  return {
    started,
    async search() {
      if (!live) await started;
      if (!live) throw new Error('The schedule was read and is not there.');
      return live.current();
    },
    isReady: () => live !== undefined,
    seats: openSeatView(db, now),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function openSeatView(db: Database, now: () => Date): SeatView {
  return createSeatView({ readDates: (dates) => readInventoryOnDates(db, dates), now });
}

function dayNumber(instant: Date): number {
  return Math.floor(instant.getTime() / DAY_MS);
}
