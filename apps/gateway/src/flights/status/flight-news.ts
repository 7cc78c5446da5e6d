import type { Database } from '../../database/database.ts';
import type { DatedLeg, Schedule } from '../schedule/rules/index.ts';
import { readLegEvents } from './leg-event-store.ts';
import { type LegEvent, listSimulatedEvents, simulateDay, type SimulatedLeg } from './rules/index.ts';
import { findAlternate } from './rules/simulation/find-alternate.ts';

/** Where the news of flights comes from. */
export interface FlightNews {
  /** Reads what was reported of legs of one schedule, by leg, later reports than now among it. */
  read(legs: readonly DatedLeg[], schedule: Schedule): Promise<ReadonlyMap<string, readonly LegEvent[]>>;
}

/** Makes the news that feeds have reported to this gateway. */
export function createStoredNews(db: Database): FlightNews {
  return {
    read: (legs) =>
      readLegEvents(
        db,
        legs.map(({ id }) => id),
      ),
  };
}

/** Dates whose simulation is at hand: those that can be asked for, and one more where the calendars of zones differ. */
const SIMULATED_DATES = 6;

/**
 * Makes news of a plausible day that is played, not reported: for development and tests. The same schedule, date and seed have the
 * same news, on every instance.
 */
export function createSimulatedNews(seed: number): FlightNews {
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
  return {
    read: (legs, schedule) =>
      Promise.resolve(
        new Map(
          legs.flatMap(({ id, date }) => {
            const simulated = play(schedule, date).get(id);
            return simulated === undefined ? [] : [[id, listSimulatedEvents(simulated, seed)] as const];
          }),
        ),
      ),
  };
}

/** Asks several sources: of each leg the first one that has news of it counts, so that what is reported ends what is played. */
export function firstNews(sources: readonly FlightNews[]): FlightNews {
  return {
    async read(legs, schedule) {
      const found = new Map<string, readonly LegEvent[]>();
      for (const source of sources) {
        const missing = legs.filter(({ id }) => !found.has(id));
        for (const [legId, events] of await source.read(missing, schedule)) found.set(legId, events);
      }
      return found;
    },
  };
}
