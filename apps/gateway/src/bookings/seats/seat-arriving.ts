import type { Database } from '../../database/database.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { giveSeats, readSeatsOfLegs } from '../orders/leg-seat-store.ts';
import { readSeatFacts, type SeatServices } from './read-seat-facts.ts';
import { assignSeats } from './rules/assign-seats.ts';
import { findOwnSeat, toSeatedTravellers } from './rules/seat-view.ts';

/** Gives seats on a flight that the transaction has locked to travellers, by their positions in the order. */
export type SeatArriving = (tx: Database, legId: string, passengers: readonly number[]) => Promise<void>;

/** Gives what has those who check in for a trip without a seat sit somewhere; `undefined` where people sit where they like. */
export async function openSeating(services: SeatServices, booked: StoredTrip): Promise<SeatArriving | undefined> {
  const { model, cabins } = await readSeatFacts(services, booked);
  if (model === 'open') return undefined;
  const { orderId } = booked;
  return async (tx, legId, passengers) => {
    const cabin = cabins.get(legId);
    if (cabin === undefined) return;
    const rows = await readSeatsOfLegs(tx, [legId]);
    const seats = rows.filter((row) => row.orderId === orderId && row.state === 'given');
    const party = toSeatedTravellers(booked)
      .map(({ position, isYoung, mayUseExit }) => ({
        passenger: position,
        isYoung,
        mayUseExit,
        seat: findOwnSeat({ seats }, cabin, { passenger: position, legId }),
      }))
      .filter(({ passenger, seat }) => seat !== undefined || passengers.includes(passenger));
    const assigned = assignSeats(cabin, new Set(rows.map(({ seat }) => seat)), party);
    await giveSeats(
      tx,
      orderId,
      [...assigned].map(([passenger, seat]) => ({ passenger, legId, seat })),
    );
  };
}
