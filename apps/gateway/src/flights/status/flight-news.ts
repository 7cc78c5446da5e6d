import type { Database } from '../../database/database.ts';
import type { DatedLeg, Schedule } from '../schedule/rules/index.ts';
import { listLegsWithCancellation, readLegEvents } from './leg-event-store.ts';
import { type LegEvent, listSimulatedEvents, simulateDay, type SimulatedLeg } from './rules/index.ts';
import { findAlternate } from './rules/simulation/find-alternate.ts';

/** Where the news of flights comes from. */
export interface FlightNews {
  /** Reads what was reported of legs of one schedule, by leg, later reports than now among it. */
  read(legs: readonly DatedLeg[], schedule: Schedule): Promise<ReadonlyMap<string, readonly LegEvent[]>>;
  /** Lists the ids of legs of some dates of which anything reports a cancellation, be it withdrawn or not reported yet. */
  listWithCancellation(dates: readonly string[], schedule: Schedule): Promise<readonly string[]>;
}

/** Which of the plausible days is played where operations are simulated. */
const simulationSeed = 1;

/** Opens the news of this gateway: what feeds report, and of all other legs, where operations are simulated, what is played. */
export function openFlightNews(
  db: Database,
  { isSimulated, now }: { readonly isSimulated: boolean; readonly now: () => Date },
): FlightNews {
  return firstNews([createStoredNews(db), ...(isSimulated ? [createSimulatedNews(simulationSeed, now)] : [])]);
}

/** Makes the news that feeds have reported to this gateway. */
function createStoredNews(db: Database): FlightNews {
  return {
    read: (legs) =>
      readLegEvents(
        db,
        legs.map(({ id }) => id),
      ),
    listWithCancellation: (dates) => listLegsWithCancellation(db, dates),
  };
}

/** Dates whose simulation is at hand: those that can be asked for, and one more where the calendars of zones differ. */
const SIMULATED_DATES = 6;
/** Of other dates nothing would be reported by now that anybody asks for. */
const PLAYED_WITHIN_MS = 3.5 * 86_400_000;

/**
 * Makes news of a plausible day that is played, not reported: for development and tests. The same schedule, date and seed have the
 * same news, on every instance.
 */
function createSimulatedNews(seed: number, now: () => Date): FlightNews {
  const days = new WeakMap<Schedule, Map<string, ReadonlyMap<string, SimulatedLeg>>>();
  const play = (schedule: Schedule, date: string): ReadonlyMap<string, SimulatedLeg> => {
    const ofSchedule = days.get(schedule) ?? new Map<string, ReadonlyMap<string, SimulatedLeg>>();
    days.set(schedule, ofSchedule);
    const known = ofSchedule.get(date);
    if (known) return known;
    const played = simulateDay(schedule.departuresOn(date), { date, seed, findAlternate });
    const [oldest] = ofSchedule.keys();
    if (ofSchedule.size >= SIMULATED_DATES && oldest !== undefined) ofSchedule.delete(oldest);
    ofSchedule.set(date, played);
    return played;
  };
  const isPlayed = (date: string): boolean => Math.abs(Date.parse(date) - now().getTime()) <= PLAYED_WITHIN_MS;
  return {
    listWithCancellation: (dates, schedule) =>
      Promise.resolve(
        dates
          .filter(isPlayed)
          .flatMap((date) => [...play(schedule, date).values()])
          .flatMap(({ leg, isCancelled }) => (isCancelled ? [leg.id] : [])),
      ),
    read: (legs, schedule) =>
      Promise.resolve(
        new Map(
          legs.flatMap(({ id, date }) => {
            if (!isPlayed(date)) return [];
            const simulated = play(schedule, date).get(id);
            return simulated === undefined ? [] : [[id, listSimulatedEvents(simulated, seed)] as const];
          }),
        ),
      ),
  };
}

/** Asks several sources: of each leg the first one that has news of it counts, so that what is reported ends what is played. */
function firstNews(sources: readonly FlightNews[]): FlightNews {
  return {
    async read(legs, schedule) {
      const found = new Map<string, readonly LegEvent[]>();
      for (const source of sources) {
        const missing = legs.filter(({ id }) => !found.has(id));
        for (const [legId, events] of await source.read(missing, schedule)) found.set(legId, events);
      }
      return found;
    },
    async listWithCancellation(dates, schedule) {
      const listed = await Promise.all(sources.map((source) => source.listWithCancellation(dates, schedule)));
      return [...new Set(listed.flat())];
    },
  };
}
