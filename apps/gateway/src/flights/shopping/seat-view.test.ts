import { describe, expect, test } from 'vitest';

import { leg } from '../../../test-support/legs.ts';
import { datedLeg } from '../schedule/rules/dated-leg.ts';
import { dayOfDate } from '../schedule/rules/index.ts';
import type { LegInventory } from './leg-inventory-store.ts';
import { createSeatView } from './seat-view.ts';

const pattern = leg('DAL 07:00 -6 > HOU 08:05 -6', { flightNumber: 10 });
const on = (date: string) => datedLeg(pattern, dayOfDate(date));

function viewOf(rows: readonly LegInventory[] = []) {
  const asked: (readonly string[])[] = [];
  const clock = { now: new Date('2026-03-02T15:00:00Z') };
  const failures: Error[] = [];
  const view = createSeatView({
    readDates(dates) {
      asked.push(dates);
      const failure = failures.pop();
      return failure ? Promise.reject(failure) : Promise.resolve(rows.filter(({ date }) => dates.includes(date)));
    },
    now: () => clock.now,
  });
  return { view, asked, clock, failures };
}

describe('the seats of a leg', () => {
  const row = { legId: 'WN10-2026-03-10-DAL', date: '2026-03-10', seats: 175, sold: 9 };

  test('are those of its row, or else all that the aircraft has', async () => {
    const seats = await viewOf([row]).view.read('2026-03-10');
    expect(seats.countSeats(on('2026-03-10'))).toMatchObject({ seats: 175, sold: 9 });
    expect(seats.countSeats(on('2026-03-11'))).toEqual({ seats: 143, sold: 0 });
  });

  test('are the same for a leg that was not made', async () => {
    const seats = await viewOf([row]).view.read('2026-03-10');
    for (const date of ['2026-03-10', '2026-03-11']) {
      const candidate = { pattern, day: dayOfDate(date), departureMinute: 0 };
      expect(seats.countCandidateSeats(candidate)).toEqual(seats.countSeats(on(date)));
    }
  });

  test('are those of the smallest aircraft where the schedule states none', async () => {
    const { configuration: _configuration, ...silent } = pattern;
    const seats = await viewOf().view.read('2026-03-10');
    expect(seats.countSeats(datedLeg(silent, dayOfDate('2026-03-10')))).toEqual({ seats: 143, sold: 0 });
  });
});

describe('the version', () => {
  const sold = { legId: 'WN10-2026-03-10-DAL', date: '2026-03-10', seats: 175, sold: 9 };

  test('is the same while nothing was sold, and another one for dates with another sale', async () => {
    const rows = [sold];
    const { view, clock } = viewOf(rows);
    const versionOf = async (date: string) => {
      clock.now = new Date(clock.now.getTime() + 2_000);
      return (await view.read(date)).version;
    };
    const [first, other] = [await versionOf('2026-03-10'), await versionOf('2026-05-10')];
    expect(await versionOf('2026-03-10')).toBe(first);
    rows[0] = { ...sold, sold: 10 };
    const second = await versionOf('2026-03-10');
    expect(second).not.toBe(first);
    expect(await versionOf('2026-03-10')).toBe(second);
    expect(await versionOf('2026-05-10')).toBe(other);
    rows.pop();
    expect(await versionOf('2026-03-10')).not.toBe(second);
    rows.push(sold);
    expect(await versionOf('2026-03-10')).not.toBe(second);
  });

  test('is another one for each date of which something was sold', async () => {
    const { view } = viewOf([sold, { ...sold, legId: 'WN10-2026-03-20-DAL', date: '2026-03-20' }]);
    expect((await view.read('2026-03-10')).version).not.toBe((await view.read('2026-03-20')).version);
  });
});

describe('asking the database', () => {
  test('covers the dates on which the legs of a journey may depart', async () => {
    const { view, asked } = viewOf();
    await view.read('2026-03-10');
    expect(asked).toEqual([['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']]);
  });

  test('happens once for many who ask within two seconds, and again after them', async () => {
    const { view, asked, clock } = viewOf();
    await Promise.all([view.read('2026-03-10'), view.read('2026-03-10')]);
    clock.now = new Date(clock.now.getTime() + 1_999);
    await view.read('2026-03-10');
    expect(asked).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + 1);
    await view.read('2026-03-10');
    expect(asked).toHaveLength(2);
  });

  test('reads with one date all others that were asked for since, and no more', async () => {
    const { view, asked, clock } = viewOf();
    await view.read('2026-03-10');
    await view.read('2026-04-10');
    await view.read('2026-05-10');
    clock.now = new Date(clock.now.getTime() + 2_000);
    await view.read('2026-03-10');
    expect(asked.at(-1)).toHaveLength(15);
    clock.now = new Date(clock.now.getTime() + 2_000);
    await view.read('2026-03-10');
    expect(asked.at(-1)).toHaveLength(5);
  });

  test('that fails is an error for those who asked, and forgotten after it', async () => {
    const { view, failures } = viewOf();
    failures.push(new Error('connection refused'));
    await expect(view.read('2026-03-10')).rejects.toThrow('connection refused');
    await expect(view.read('2026-03-10')).resolves.toBeDefined();
  });

  test('is done anew when somebody puts the clock back', async () => {
    const { view, asked, clock } = viewOf();
    await view.read('2026-03-10');
    clock.now = new Date(clock.now.getTime() - 60_000);
    await view.read('2026-03-10');
    expect(asked).toHaveLength(2);
  });
});
