import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { leg } from '../../../test-support/legs.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { openOrderGateway, type OrderGateway } from '../../../test-support/order-gateway.ts';
import { ana } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { listPatterns } from '../schedule/current-schedule.ts';
import { createDataSet, createSchedule, findLeg, parseSsim, writeSsim } from '../schedule/rules/index.ts';
import { readSchedule, readScheduleVersion } from '../schedule/schedule-store.ts';
import { legEvents } from '../status/leg-event-schema.ts';
import { insertLegEvents } from '../status/leg-event-store.ts';
import { importFlights, type RefittedLeg } from './import-flights.ts';
import { legInventory } from './leg-inventory-schema.ts';

const now = new Date('2026-11-21T07:00:00Z');
const date = '2026-12-01';
const route = 'DAL 07:30 -6 > HOU 08:35 -6';
const legId = (flight: number) => `WN${flight}-${date}-DAL`;

let database: OpenDatabase;
beforeEach(async () => {
  database = await openMemoryDatabase();
});
afterEach(() => database.close());

const refits: RefittedLeg[] = [];

/** Imports flights by their numbers, each with so many seats. */
function importSeats(seats: Readonly<Record<number, number>>) {
  const legs = Object.entries(seats).map(([flightNumber, count]) =>
    leg(route, { flightNumber: Number(flightNumber), configuration: `Y${count}` }),
  );
  const period = { airline: 'WN', createdOn: '2026-11-21', validFrom: '2026-01-01', validTo: '2026-12-31' };
  return importFlights(database.db, writeSsim(createDataSet(legs, period)), now, async (_tx, refitted) => {
    refits.push(...refitted);
  });
}

async function sell(flight: number, sold: number, seats: number): Promise<void> {
  await database.db.insert(legInventory).values({ legId: legId(flight), date, seats, sold });
}

function inventory() {
  return database.db
    .select({ legId: legInventory.legId, seats: legInventory.seats, sold: legInventory.sold })
    .from(legInventory)
    .orderBy(asc(legInventory.legId));
}

describe('an imported schedule', () => {
  test('gives the legs on sale the seats of their new aircraft, and reports those with more sold', async () => {
    await sell(1, 20, 143);
    await sell(2, 150, 175);
    await sell(3, 20, 175);
    await sell(4, 20, 143);
    await sell(5, 7, 143);
    expect(await importSeats({ 1: 175, 2: 143, 3: 143, 4: 143 })).toMatchObject({
      patterns: 4,
      oversold: [
        `${legId(2)} has 143 seats now: 150 are sold.`,
        `${legId(5)} is not flown any more: 7 seats are sold.`,
      ],
    });
    expect(refits).toEqual([
      { legId: legId(1), seats: 175 },
      { legId: legId(2), seats: 143 },
      { legId: legId(3), seats: 143 },
    ]);
    expect(await inventory()).toEqual([
      { legId: legId(1), seats: 175, sold: 20 },
      { legId: legId(2), seats: 150, sold: 150 },
      { legId: legId(3), seats: 143, sold: 20 },
      { legId: legId(4), seats: 143, sold: 20 },
      { legId: legId(5), seats: 143, sold: 7 },
    ]);
  });

  test('imported again reports them again', async () => {
    await sell(2, 150, 175);
    await importSeats({ 2: 143 });
    expect(await importSeats({ 2: 143 })).toMatchObject({
      oversold: [`${legId(2)} has 143 seats now: 150 are sold.`],
    });
  });

  test('leaves legs of days that have passed as they were', async () => {
    const past = { legId: 'WN1-2026-11-01-DAL', date: '2026-11-01', seats: 175, sold: 150 };
    await database.db.insert(legInventory).values(past);
    expect(await importSeats({ 1: 143 })).toMatchObject({ oversold: [] });
    expect(await inventory()).toMatchObject([{ seats: 175 }]);
  });

  test('cancels the legs with seats sold that it drops, once, and reinstates those that one has again', async () => {
    const cancellations = async () =>
      (await database.db.select().from(legEvents).orderBy(asc(legEvents.id))).map(({ legId: id, source, facts }) => [
        id,
        source,
        facts.isCancelled,
      ]);
    await importSeats({ 1: 175, 2: 175, 3: 175 });
    await sell(1, 20, 175);
    await sell(2, 0, 175);
    const dropped = { patterns: 1, oversold: [`${legId(1)} is cancelled: 20 seats are sold.`] };
    expect(await importSeats({ 3: 175 })).toMatchObject(dropped);
    expect(await importSeats({ 3: 143 })).toMatchObject(dropped);
    expect(await cancellations()).toEqual([[legId(1), 'import', true]]);
    // It stays in the schedule on its date, and there alone.
    const stored = await readSchedule(database.db);
    const schedule = createSchedule(listPatterns(stored?.dataSet ?? { header: {}, carriers: [] }));
    expect(findLeg(schedule, legId(1))).toMatchObject({ departure: { station: 'DAL' } });
    expect(findLeg(schedule, 'WN1-2026-12-02-DAL')).toBeUndefined();
    expect(findLeg(schedule, legId(2))).toBeUndefined();
    // What is written out can be imported again.
    expect(parseSsim(writeSsim(stored?.dataSet ?? { header: {}, carriers: [] }))).not.toHaveProperty('faults');
    expect(await importSeats({ 1: 175, 3: 175 })).toMatchObject({ oversold: [] });
    expect(await cancellations()).toEqual([
      [legId(1), 'import', true],
      [legId(1), 'import', false],
    ]);
  });

  test('leaves what messages cancelled as it is', async () => {
    await importSeats({ 1: 175 });
    await sell(1, 20, 175);
    const said = { legId: legId(1), saidAt: now.getTime(), source: 'schedule', facts: { isCancelled: true } } as const;
    await insertLegEvents(database.db, [said], now);
    await importSeats({ 1: 143 });
    await importSeats({ 3: 143 });
    expect(await database.db.select().from(legEvents)).toHaveLength(1);
  });

  test('with a fault changes no leg', async () => {
    await sell(1, 20, 143);
    expect(await importFlights(database.db, 'no schedule', now)).toHaveProperty('faults');
    expect(await readScheduleVersion(database.db)).toBeUndefined();
    expect(await inventory()).toMatchObject([{ seats: 143 }]);
  });
});

describe('orders around an import', () => {
  const book = async (gateway: OrderGateway, adults: number): Promise<number> => {
    const passengers = Array.from({ length: adults }, (_, index) => ({
      ...ana,
      firstName: `Ana ${'abcdefgh'.charAt(index)}`,
    }));
    const offer = await gateway.offer({ flight: 'WN1', date, adults });
    return (await gateway.book({ offer, passengers })).status;
  };

  test('a gateway that knows the smaller aircraft sells no more than that, whatever the row says', async () => {
    await sell(1, 142, 175);
    const gateway = await openOrderGateway(database, { seats: () => 143 });
    expect(await book(gateway, 2)).toBe(409);
    expect(await book(gateway, 1)).toBe(201);
    expect(await book(gateway, 1)).toBe(409);
    expect(await inventory()).toEqual([{ legId: legId(1), seats: 175, sold: 143 }]);
  });

  test('a gateway that still knows the larger aircraft sells no more than the row says', async () => {
    await sell(1, 142, 175);
    await importSeats({ 1: 143 });
    const gateway = await openOrderGateway(database, { seats: () => 175 });
    expect(await book(gateway, 2)).toBe(409);
    expect(await book(gateway, 1)).toBe(201);
  });

  test('the seats of a larger aircraft are sold', async () => {
    await sell(1, 143, 143);
    await importSeats({ 1: 175 });
    const gateway = await openOrderGateway(database, { seats: () => 175 });
    expect(await book(gateway, 8)).toBe(201);
  });

  test('a seat that is given back on a leg with too many sold is not sold again', async () => {
    await sell(1, 150, 175);
    await importSeats({ 1: 143 });
    await database.db.update(legInventory).set({ sold: 149 });
    const gateway = await openOrderGateway(database, { seats: () => 143 });
    expect(await book(gateway, 1)).toBe(409);
  });
});
