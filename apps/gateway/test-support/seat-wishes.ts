import { emptyAppSettings } from '@airline/client-config/app-settings';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { readBookedTrip, type StoredTrip } from '../src/bookings/orders/booked-trip-store.ts';
import { legSeat } from '../src/bookings/orders/leg-seat-schema.ts';
import { giveSeats, lockFlights } from '../src/bookings/orders/leg-seat-store.ts';
import { rateLimit } from '../src/limits/rate-limit-schema.ts';
import { type ChangeSuite, openChangeSuite } from './change-suite.ts';
import type { NamedBound } from './changes.ts';

const trips = 8;
const flight: NamedBound = { family: 'flex', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };

/** The seat that several trips want at once. */
export const wantedSeat = '7C';

class Taken extends Error {}

/** Wishes for one seat of a flight, several trips' at the same moment, on a database for the file's tests. */
export interface SeatWishes {
  readonly suite: ChangeSuite;
  /** How many trips wish in turn. */
  readonly trips: number;
  /** Books a flight of its own for the trips. */
  readonly bookTrips: (number: string) => Promise<{ readonly booked: readonly StoredTrip[]; readonly legId: string }>;
  /** Has so many wishes for the seat come at the same moment, from each trip in turn. */
  readonly wishAtOnce: <Answer>(
    wishes: number,
    booked: readonly StoredTrip[],
    wish: (trip: StoredTrip) => Promise<Answer>,
  ) => Promise<readonly { readonly orderId: string; readonly answer: Answer }[]>;
  /** Reads who has the seat. */
  readonly readRows: (legId: string) => Promise<readonly (typeof legSeat.$inferSelect)[]>;
  /** Has so many transactions give the seat at the same moment, and expects that one trip has it and heard so. */
  readonly expectGivenOnce: (number: string, transactions: number) => Promise<void>;
}

export function openSeatWishes(): SeatWishes {
  const suite = openChangeSuite(undefined, { ...emptyAppSettings, boardingModel: 'assigned' });
  const wishes: SeatWishes = {
    suite,
    trips,
    async bookTrips(number) {
      const booked: StoredTrip[] = [];
      while (booked.length < trips) {
        const { recordLocator } = await suite.changes.bookTrip({ bounds: [{ ...flight, flight: number }] });
        await suite.database.db.delete(rateLimit);
        const trip = await readBookedTrip(suite.database.db, { recordLocator });
        if (trip !== undefined) booked.push(trip);
      }
      return { booked, legId: booked[0]?.offer.bounds[0]?.itinerary.legs[0]?.id ?? '' };
    },
    async wishAtOnce(count, booked, wish) {
      const turns = Array.from({ length: count / trips }, () => booked).flat();
      return Promise.all(turns.map(async (trip) => ({ orderId: trip.orderId, answer: await wish(trip) })));
    },
    readRows: async (legId) =>
      suite.database.db
        .select()
        .from(legSeat)
        .where(and(eq(legSeat.legId, legId), eq(legSeat.seat, wantedSeat))),
    async expectGivenOnce(number, transactions) {
      const { booked, legId } = await wishes.bookTrips(number);
      const answers = await wishes.wishAtOnce(transactions, booked, async ({ orderId, passengers: [first] }) =>
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
      const [row, ...more] = await wishes.readRows(legId);
      expect(more).toEqual([]);
      const told = new Set(answers.filter(({ answer }) => answer === 'given').map(({ orderId }) => orderId));
      expect([...told]).toEqual([row?.orderId]);
    },
  };
  return wishes;
}
