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
import { type FlightNews, openFlightNews } from '../status/flight-news.ts';
import { listCancelledLegs, readLegStatuses } from '../status/read-leg-statuses.ts';
import type { LegStatus } from '../status/rules/index.ts';
import { readInventoryOnDates, withoutSeats } from './leg-inventory-store.ts';
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
  /** What operations report of flights. */
  readonly news: FlightNews;
  /** Reads how legs stand, by their ids; one of which nothing is known has no entry. */
  readLegStatuses(legIds: readonly string[]): Promise<ReadonlyMap<string, LegStatus>>;
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
  const search = () => Promise.resolve(live.current());
  return {
    search,
    isReady: () => true,
    ...followNews({ db, now, news: openFlightNews(db, { isSimulated: false, now }), search }),
  };
}

/** Reads the schedule from the database, or draws it there first, and keeps up with it. */
export function startFlights(
  keeper: ScheduleKeeper & {
    readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
    /** Whether a plausible day is played where nothing is reported. */
    readonly isOperationSimulated?: boolean;
  },
  now: () => Date,
): RunningFlights {
  const { db, log, isOperationSimulated = false } = keeper;
  const news = openFlightNews(db, { isSimulated: isOperationSimulated, now });
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
  const search = async (): Promise<FlightSearch> => {
    if (!live) await started;
    if (!live) throw new Error('The schedule was read and is not there.');
    return live.current();
  };
  return {
    started,
    search,
    isReady: () => live !== undefined,
    ...followNews({ db, now, news, search }),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Makes what follows what operations report: the status of legs, and seats that are none where a leg is cancelled. */
function followNews({
  db,
  now,
  news,
  search,
}: {
  readonly db: Database;
  readonly now: () => Date;
  readonly news: FlightNews;
  readonly search: () => Promise<FlightSearch>;
}): Pick<Flights, 'seats' | 'news' | 'readLegStatuses'> {
  const reading = async () => ({ schedule: (await search()).schedule, news, now: now() });
  return {
    news,
    readLegStatuses: async (legIds) => readLegStatuses(legIds, await reading()),
    seats: createSeatView({
      readDates: async (dates) => [
        ...(await readInventoryOnDates(db, dates)),
        ...(await listCancelledLegs(dates, await reading())).map(withoutSeats),
      ],
      now,
    }),
  };
}

function dayNumber(instant: Date): number {
  return Math.floor(instant.getTime() / DAY_MS);
}
