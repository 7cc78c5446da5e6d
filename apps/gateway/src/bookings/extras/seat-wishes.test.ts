import { emptyAppSettings } from '@airline/client-config/app-settings';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { openChangeSuite } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { readBookedTrip, type StoredTrip } from '../orders/booked-trip-store.ts';
import { legSeat } from '../orders/leg-seat-schema.ts';
import { giveSeats, lockFlights } from '../orders/leg-seat-store.ts';
import { chooseSeats } from './choose-seats.ts';
import type { ExtraServices } from './services.ts';

const suite = openChangeSuite(undefined, { ...emptyAppSettings, boardingModel: 'assigned' });

const trips = 8;
const seat = '7C';
const flight: NamedBound = { family: 'flex', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };

/** Books a flight of its own for several trips. */
async function bookTrips(number: string) {
  const booked: StoredTrip[] = [];
  while (booked.length < trips) {
    const { recordLocator } = await suite.changes.bookTrip({ bounds: [{ ...flight, flight: number }] });
    await suite.database.db.delete(rateLimit);
    const trip = await readBookedTrip(suite.database.db, { recordLocator });
    if (trip !== undefined) booked.push(trip);
  }
  return { booked, legId: booked[0]?.offer.bounds[0]?.itinerary.legs[0]?.id ?? '' };
}

/** Has so many wishes for the seat come at the same moment, from each trip in turn. */
async function wishAtOnce<Answer>(
  wishes: number,
  booked: readonly StoredTrip[],
  wish: (trip: StoredTrip) => Promise<Answer>,
) {
  const turns = Array.from({ length: wishes / trips }, () => booked).flat();
  return Promise.all(turns.map(async (trip) => ({ orderId: trip.orderId, answer: await wish(trip) })));
}

const readRows = async (legId: string) =>
  suite.database.db
    .select()
    .from(legSeat)
    .where(and(eq(legSeat.legId, legId), eq(legSeat.seat, seat)));

class Taken extends Error {}

test('a seat that ten thousand transactions want to give at once is given to one trip', async () => {
  const { booked, legId } = await bookTrips('9Z1');
  const { db } = suite.database;
  const answers = await wishAtOnce(10_000, booked, async ({ orderId, passengers: [first] }) =>
    db
      .transaction(async (tx) => {
        const wanted = [{ passenger: first?.position ?? 0, legId, seat }];
        await lockFlights(tx, wanted);
        if (!(await giveSeats(tx, orderId, wanted))) throw new Taken();
        return 'given' as const;
      })
      .catch((error: unknown) => {
        if (error instanceof Taken) return 'taken' as const;
        throw error;
      }),
  );
  expect(answers).toHaveLength(10_000);
  const [row, ...more] = await readRows(legId);
  expect(more).toEqual([]);
  const told = new Set(answers.filter(({ answer }) => answer === 'given').map(({ orderId }) => orderId));
  expect([...told]).toEqual([row?.orderId]);
  // A bound for what hangs.
}, 120_000);

test('of those who choose a seat at once all but one trip hear that it is taken, and nobody has two', async () => {
  const { booked, legId } = await bookTrips('9Z2');
  const services: ExtraServices = {
    ...suite.gateway.orders,
    boardingModel: () => 'assigned',
    extraFlags: () => ({ earlyBirdService: true, payPalForEarlyBird: false }),
  };
  const answers = await wishAtOnce(400, booked, async ({ orderId }) =>
    chooseSeats(services, { orderId }, [{ traveller: 0, bound: 0, legId, seat }]),
  );
  const [row, ...more] = await readRows(legId);
  expect(more).toEqual([]);
  expect(row?.state).toBe('given');
  expect(await suite.database.db.$count(legSeat, eq(legSeat.legId, legId))).toBe(1);
  const others = answers.filter(({ orderId }) => orderId !== row?.orderId);
  expect(others).toHaveLength((400 / trips) * (trips - 1));
  const refusals = others.map(({ answer }) => ('refused' in answer ? answer.refused : answer));
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
    new Set([JSON.stringify({ kind: 'named', name: 'seatTaken' })]),
  );
}, 120_000);
