import { emptyAppSettings } from '@airline/client-config/app-settings';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { chooseSeats } from '../src/bookings/extras/choose-seats.ts';
import type { ExtraServices } from '../src/bookings/extras/services.ts';
import { readBookedTrip, type StoredTrip } from '../src/bookings/orders/booked-trip-store.ts';
import { legSeat } from '../src/bookings/orders/leg-seat-schema.ts';
import { giveSeats, lockFlights } from '../src/bookings/orders/leg-seat-store.ts';
import { rateLimit } from '../src/limits/rate-limit-schema.ts';
import { openChangeSuite } from './change-suite.ts';
import type { NamedBound } from './changes.ts';

const trips = 8;
const flight: NamedBound = { family: 'flex', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };

/** The seat that several trips want at once. */
const wantedSeat = '7C';

class Taken extends Error {}

/** Wishes for one seat of a flight, several trips' at the same moment, on a database for the file's tests. */
export interface SeatWishes {
  /** Has so many transactions give the seat at the same moment, and expects that one trip has it and heard so. */
  readonly expectGivenOnce: (number: string, transactions: number) => Promise<void>;
  /** Has so many choose the seat at the same moment, and expects that one trip has it and that all others heard that it is taken. */
  readonly expectChosenOnce: (number: string, wishes: number) => Promise<void>;
}

export function openSeatWishes(): SeatWishes {
  const suite = openChangeSuite(undefined, { ...emptyAppSettings, boardingModel: 'assigned' });
  /** Books a flight of its own for the trips. */
  async function bookTrips(
    number: string,
  ): Promise<{ readonly booked: readonly StoredTrip[]; readonly legId: string }> {
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
    count: number,
    booked: readonly StoredTrip[],
    wish: (trip: StoredTrip) => Promise<Answer>,
  ): Promise<readonly { readonly orderId: string; readonly answer: Answer }[]> {
    const turns = Array.from({ length: count / trips }, () => booked).flat();
    return Promise.all(turns.map(async (trip) => ({ orderId: trip.orderId, answer: await wish(trip) })));
  }
  /** Reads who has the seat. */
  const readRows = async (legId: string) =>
    suite.database.db
      .select()
      .from(legSeat)
      .where(and(eq(legSeat.legId, legId), eq(legSeat.seat, wantedSeat)));
  return {
    async expectGivenOnce(number, transactions) {
      const { booked, legId } = await bookTrips(number);
      const answers = await wishAtOnce(transactions, booked, async ({ orderId, passengers: [first] }) =>
        suite.database.db
          .transaction(async (tx) => {
            const wanted = [{ passenger: first?.position ?? 0, legId, seat: wantedSeat }];
            await lockFlights(tx, wanted);
            if (!(await giveSeats(tx, orderId, wanted))) throw new Taken();
            return 'given' as const;
          })
          .catch((error: unknown) => {
            if (error instanceof Taken) return 'taken' as const;
            throw error;
          }),
      );
      expect(answers).toHaveLength(transactions);
      const [row, ...more] = await readRows(legId);
      expect(more).toEqual([]);
      const told = new Set(answers.filter(({ answer }) => answer === 'given').map(({ orderId }) => orderId));
      expect([...told]).toEqual([row?.orderId]);
    },
    async expectChosenOnce(number, wishes) {
      const { booked, legId } = await bookTrips(number);
      const services: ExtraServices = {
        ...suite.gateway.orders,
        boardingModel: () => 'assigned',
        extraFlags: () => ({ earlyBirdService: true, payPalForEarlyBird: false }),
      };
      const answers = await wishAtOnce(wishes, booked, async ({ orderId }) =>
        chooseSeats(services, { orderId }, [{ traveller: 0, bound: 0, legId, seat: wantedSeat }]),
      );
      const [row, ...more] = await readRows(legId);
      expect(more).toEqual([]);
      expect(row?.state).toBe('given');
      expect(await suite.database.db.$count(legSeat, eq(legSeat.legId, legId))).toBe(1);
      const others = answers.filter(({ orderId }) => orderId !== row?.orderId);
      expect(others).toHaveLength((wishes / trips) * (trips - 1));
      const refusals = others.map(({ answer }) => ('refused' in answer ? answer.refused : answer));
      expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
        new Set([JSON.stringify({ kind: 'named', name: 'seatTaken' })]),
      );
    },
  };
}
