import type { SeatChoice, Trip } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { readExtendableTrip } from './read-extras.ts';
import type { ExtraServices } from './services.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { giveSeats, lockFlights } from '../orders/leg-seat-store.ts';
import { lockVersion } from '../orders/order-version-store.ts';
import type { TakenSeat } from '../orders/rules/taken-seat.ts';
import { toTrip } from '../orders/rules/trip-view.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { readSeatFacts } from '../seats/read-seat-facts.ts';
import { checkSeats } from '../seats/check-seats.ts';

/** Gives travellers of a trip seats for which nothing is due: all of them, or none. */
export async function chooseSeats(
  services: ExtraServices,
  proved: ProvedTrip,
  wanted: SeatChoice['seats'],
): Promise<{ readonly trip: Trip } | Refused> {
  const booked = await readExtendableTrip(services, proved);
  if ('refused' in booked) return booked;
  const facts = await readSeatFacts(services, booked);
  const asked = wanted.map((seat, index) => ({ ...seat, pointer: `/seats/${index}` }));
  const checked = checkSeats(booked, asked, facts, services.now());
  if ('refused' in checked) return checked;
  if (checked.seats.some(({ amountMinor }) => amountMinor > 0)) return refusedByName('seatNotFree');
  const seats = checked.seats.map(({ passenger, legId, seat }) => ({ passenger, legId, seat }));
  const stored = await storeSeats(services.db, booked, seats);
  if (stored !== 'given') return refusedByName(stored);
  return { trip: toTrip(await readProvedTrip(services, proved), services.now()) };
}

/** Thrown to undo a transaction in which nothing may stay. */
class SeatTaken extends Error {}

async function storeSeats(
  db: Database,
  { orderId, version }: Pick<StoredTrip, 'orderId' | 'version'>,
  seats: readonly TakenSeat[],
): Promise<'given' | 'seatTaken' | 'extrasChanged'> {
  try {
    return await db.transaction(async (tx) => {
      const { rows } = (await tx.execute(lockVersion({ orderId, replaces: version }))) as {
        readonly rows: readonly unknown[];
      };
      if (rows.length === 0) return 'extrasChanged' as const;
      await lockFlights(tx, seats);
      if (!(await giveSeats(tx, orderId, seats))) throw new SeatTaken();
      return 'given' as const;
    });
  } catch (error) {
    if (error instanceof SeatTaken) return 'seatTaken';
    throw error;
  }
}
