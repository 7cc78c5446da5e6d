import { activeStations } from '@airline/reference-data/stations';
import { beforeAll, describe, expect, test } from 'vitest';

import { createSchedule, type DatedLeg, generateTimetable } from '../../../schedule/rules/index.ts';
import { statusOf } from '../leg-status.ts';
import { simulateDay, type SimulatedLeg } from './simulate-day.ts';
import { listSimulatedEvents } from './simulated-events.ts';

const date = '2026-11-23';
const minute = 60_000;

describe('a simulated day', () => {
  let legs: readonly DatedLeg[];
  let day: ReadonlyMap<string, SimulatedLeg>;
  const play = (seed: number) => simulateDay(legs, { date, seed, findAlternate: () => 'AUS' });

  beforeAll(() => {
    const patterns = generateTimetable({ stations: activeStations, from: date, days: 2, flightsPerDay: 1_500 });
    legs = createSchedule(patterns).departuresOn(date);
    day = play(1);
  });

  const flown = (): readonly SimulatedLeg[] => [...day.values()].filter(({ isCancelled }) => !isCancelled);

  test('is the same each time it is played, and another one by another seed', () => {
    expect([...play(1).values()]).toEqual([...day.values()]);
    expect([...play(2).values()]).not.toEqual([...day.values()]);
  });

  test('has what a plausible day has: most flights on time, some late, a few cancelled', () => {
    const all = [...day.values()];
    const late = flown().filter(({ leg, offBlock }) => offBlock - leg.departure.instant >= 15 * minute);
    const shareLate = late.length / all.length;
    const shareCancelled = (all.length - flown().length) / all.length;
    expect(shareLate).toBeGreaterThan(0.1);
    expect(shareLate).toBeLessThan(0.4);
    expect(shareCancelled).toBeGreaterThan(0.002);
    expect(shareCancelled).toBeLessThan(0.04);
    expect(new Set(late.map(({ delayCode }) => delayCode[0]))).toContain('7');
  });

  test('no aircraft leaves before it has come, or from where it is not', () => {
    const byAircraft = new Map<string, SimulatedLeg[]>();
    for (const leg of flown()) {
      byAircraft.set(leg.registration, [...(byAircraft.get(leg.registration) ?? []), leg]);
    }
    const turns = [...byAircraft.values()].flatMap((chain) =>
      chain.slice(1).map((next, index) => ({ before: chain[index] as SimulatedLeg, next })),
    );
    expect(turns.length).toBeGreaterThan(500);
    for (const { before, next } of turns) {
      expect(next.leg.departure.station).toBe(before.leg.arrival.station);
      expect(next.offBlock).toBeGreaterThanOrEqual(before.onBlock + 28 * minute);
    }
  });

  test('a late aircraft makes its next flight late, and that is the reason', () => {
    const byInbound = flown().filter(({ delayCode }) => delayCode === '93');
    expect(byInbound.length).toBeGreaterThan(20);
    for (const { leg, offBlock } of byInbound) expect(offBlock).toBeGreaterThan(leg.departure.instant);
  });

  test('every flight ends its day as it was played: reported, arrived or cancelled', () => {
    const evening = Date.parse('2026-11-25T12:00:00Z');
    for (const simulated of day.values()) {
      const { phase, departure } = statusOf(simulated.leg, listSimulatedEvents(simulated, 1), evening);
      const expected = simulated.isCancelled
        ? { phase: 'cancelled', actual: undefined }
        : { phase: 'arrived', actual: simulated.offBlock };
      expect({ phase, actual: departure.actual }).toEqual(expected);
    }
  });

  test('nothing is reported before it happens', () => {
    const reports = flown().flatMap((simulated) =>
      listSimulatedEvents(simulated, 1).flatMap(({ saidAt, facts: { offBlock, takeOff, touchdown, onBlock } }) =>
        [offBlock, takeOff, touchdown, onBlock].map((happened) => saidAt - (happened ?? saidAt)),
      ),
    );
    expect(reports.length).toBeGreaterThan(5_000);
    expect(reports.filter((after) => after < 0)).toEqual([]);
  });
});
