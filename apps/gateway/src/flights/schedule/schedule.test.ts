import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { leg } from '../../../test-support/legs.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { fileOf, lines, record, smallFile } from '../../../test-support/ssim.ts';
import { createDataSet, type LegPattern, writeSsim } from './rules/index.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { readSchedule, readScheduleVersion, storeSchedule } from './schedule-store.ts';
import { scheduleDataSets, scheduleLegPatterns } from './schedule-schema.ts';
import { listPatterns, readCurrentSchedule, type ScheduleKeeper } from './current-schedule.ts';
import type { TimetablePeriod } from './generate-in-thread.ts';
import { startFlights } from '../shopping/flights.ts';
import { importSchedule } from './import-schedule.ts';

let database: OpenDatabase;
const now = new Date('2026-03-02T15:00:00Z');
const route = 'DAL 07:00 -6 > HOU 08:05 -6';

beforeAll(async () => {
  database = await openMemoryDatabase();
});
// As in a database that was just opened: versions are counted from 1 again.
afterEach(() =>
  database.db.execute(sql`truncate ${scheduleDataSets}, ${scheduleLegPatterns} restart identity cascade`),
);
afterAll(() => database.close());

/** Draws one daily flight for the days that are asked for. */
function keeper() {
  const drawn: TimetablePeriod[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const keeping: ScheduleKeeper & { readonly log: typeof log } = {
    db: database.db,
    log,
    draw(period) {
      drawn.push(period);
      const lastDate = new Date(Date.parse(period.from) + (period.days - 1) * 86_400_000).toISOString().slice(0, 10);
      return Promise.resolve([leg(route, { firstDate: period.from, lastDate })]);
    },
  };
  return { ...keeping, drawn };
}

const dataSetOf = (legs: readonly LegPattern[]) =>
  createDataSet(legs, { airline: 'WN', createdOn: '2026-03-02', validFrom: '2026-01-01', validTo: '2026-12-31' });

async function exported(): Promise<string> {
  const stored = await readSchedule(database.db);
  if (!stored) throw new Error('There is no schedule.');
  return writeSsim(stored.dataSet);
}

describe('an imported file', () => {
  const text = fileOf(smallFile());

  test('comes out byte for byte as it went in, as often as one likes', async () => {
    await importSchedule(database.db, text, { now });
    const first = await exported();
    expect(first).toBe(text);
    await importSchedule(database.db, first, { now });
    expect(await exported()).toBe(first);
    expect((await readSchedule(database.db))?.generatedFrom).toBeUndefined();
  });

  test('with a fault is refused whole, by its line, and what was in force stays', async () => {
    await importSchedule(database.db, text, { now });
    const before = await readScheduleVersion(database.db);
    const bad = fileOf(smallFile().with(lines.leg - 1, record({ 22: '31FEB26' }, smallFile()[lines.leg - 1])));
    const outcome = await importSchedule(database.db, bad, { now });
    expect(outcome).toEqual({
      faults: [expect.stringContaining(`line ${lines.leg}, lastDate (columns 22–28) '31FEB26'`)],
    });
    expect(await readScheduleVersion(database.db)).toBe(before);
    expect(await exported()).toBe(text);
  });

  test('with one flight twice on a day is refused: the two could not be distinguished', async () => {
    const twice = writeSsim(dataSetOf([leg(route), leg(route, { itineraryVariation: 2 })]));
    expect(await importSchedule(database.db, twice, { now })).toEqual({
      faults: ['WN1 departs from DAL twice on 2026-01-01: by itinerary variations 1 and 2.'],
    });
    expect(await readScheduleVersion(database.db)).toBeUndefined();
  });

  test('without a flight is refused', async () => {
    expect(await importSchedule(database.db, writeSsim(dataSetOf([])), { now })).toEqual({
      faults: ['The file has no flight leg.'],
    });
  });

  test('tells of stations that nobody knows and of variations that no clock has', async () => {
    const odd = writeSsim(
      dataSetOf([
        leg('DAL 07:00 -6 > QQQ 08:05 -6', { lastDate: '2026-02-28' }),
        leg('HOU 07:00 -5 > DAL 08:05 -5', { flightNumber: 2, lastDate: '2026-02-28' }),
      ]),
    );
    expect(await importSchedule(database.db, odd, { now })).toEqual({
      version: 1,
      patterns: 2,
      remarks: [
        'QQQ is not in the catalogue of stations: its 1 legs are kept and not sold.',
        "WN2 has -300 minutes from UTC at HOU on 2026-01-01, and the zone has -360: the file's are taken.",
        "WN2 has -300 minutes from UTC at DAL on 2026-01-01, and the zone has -360: the file's are taken.",
      ],
    });
  });
});

describe('the schedule in force', () => {
  test('is drawn for an empty database, longer than it is sold, and is there at the next start', async () => {
    const keeping = keeper();
    const first = await readCurrentSchedule(keeping, now);
    expect(keeping.drawn).toEqual([{ from: '2026-03-02', days: 361 }]);
    expect(await readCurrentSchedule(keeping, now)).toEqual(first);
    expect(keeping.drawn).toHaveLength(1);
  });

  test('is drawn on from its own first date when it comes to its end', async () => {
    const keeping = keeper();
    await readCurrentSchedule(keeping, now);
    const later = new Date('2026-06-01T15:00:00Z');
    const extended = await readCurrentSchedule(keeping, later);
    expect(keeping.drawn.at(-1)).toEqual({ from: '2026-03-02', days: 452 });
    expect(listPatterns(extended.dataSet)).toEqual([leg(route, { firstDate: '2026-03-02', lastDate: '2027-05-27' })]);
    expect(extended).toMatchObject({ version: 2, generatedFrom: '2026-03-02' });
  });

  test('is never drawn on when it was imported: the log says that it ends', async () => {
    await importSchedule(database.db, writeSsim(dataSetOf([leg(route)])), { now });
    const keeping = keeper();
    const later = await readCurrentSchedule(keeping, new Date('2027-06-01T15:00:00Z'));
    expect(later.version).toBe(1);
    expect(keeping.drawn).toEqual([]);
    expect(keeping.log.warn).toHaveBeenCalledOnce();
  });

  test('is drawn by one of several instances that start together', async () => {
    const instances = [keeper(), keeper(), keeper()];
    const schedules = await Promise.all(instances.map((keeping) => readCurrentSchedule(keeping, now)));
    expect(schedules.map(({ version }) => version)).toEqual([1, 1, 1]);
    expect(await readScheduleVersion(database.db)).toBe(1);
  });

  test('gives way to another whole one or stays, when the storing fails half-way', async () => {
    await storeSchedule(database.db, { dataSet: dataSetOf([leg(route)]) }, now);
    const broken = {
      ...leg(route),
      departure: undefined,
      toJSON: () => {
        throw new Error('half-way');
      },
    };
    const two = dataSetOf([leg(route, { flightNumber: 2 })]);
    const half = { ...two, carriers: [...two.carriers, ...dataSetOf([broken as unknown as LegPattern]).carriers] };
    await expect(storeSchedule(database.db, { dataSet: half }, now)).rejects.toThrow('half-way');
    const stored = await readSchedule(database.db);
    expect(stored && listPatterns(stored.dataSet)).toEqual([leg(route)]);
  });
});

describe('a gateway that runs', () => {
  test('searches what another process imported, without a restart', async () => {
    const flights = startFlights(keeper(), () => now);
    try {
      const before = await flights.search();
      expect(before.schedule.lastDate).toBe('2027-02-25');
      await importSchedule(database.db, writeSsim(dataSetOf([leg(route, { flightNumber: 7 })])), { now });
      await vi.waitFor(async () => expect((await flights.search()).schedule.lastDate).toBe('2026-12-31'), {
        interval: 200,
      });
      expect(before.schedule.lastDate).toBe('2027-02-25');
    } finally {
      flights.stop();
    }
  });

  test('says at its start when there is no schedule to be had', async () => {
    const flights = startFlights({ ...keeper(), draw: () => Promise.reject(new Error('no room')) }, () => now);
    await expect(flights.started).rejects.toThrow('no room');
    await expect(flights.search()).rejects.toThrow('no room');
    flights.stop();
    await pause(0);
  });
});
