import { eq, sql } from 'drizzle-orm';

import { readTravellerTiers } from '../../accounts/identity/loyalty-members.ts';
import { tierRules } from '@airline/contract';
import type { Database } from '../../database/database.ts';
import { nextPositions } from '../check-in/rules/boarding-position.ts';
import { readBookedTrip, type StoredPassenger } from '../orders/booked-trip-store.ts';
import { checkIn } from '../orders/check-in-schema.ts';
import { boardingPlace } from '../orders/order-extra-schema.ts';
import type { OrderJobs } from '../orders/order-jobs.ts';
import { lockVersion } from '../orders/order-version-store.ts';
import { hasEarlyBird } from '../orders/rules/early-bird.ts';

/**
 * Keeps places ahead in line for those of a direction who have early bird check-in, by their fare, by a purchase or by their tier: the next ones that are free
 * behind the first places of each flight. They are given before check-in opens, in the order in which the jobs of their orders are done.
 *
 * Nobody is checked in by it: who flies is asked first what they carry. Done again it keeps no further place; of a trip that no longer has the
 * flight it keeps none.
 */
export async function keepEarlyBirdPlaces(
  db: Database,
  { orderId, legId: firstLegId }: OrderJobs['earlyBirdPlaces'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const trip = await readBookedTrip(tx, { orderId });
    if (trip === undefined || trip.cancellation !== undefined) return;
    const { rows } = (await tx.execute(lockVersion({ orderId, replaces: trip.version }))) as {
      readonly rows: readonly unknown[];
    };
    if (rows.length === 0)
      throw new Error(`The order ${orderId} was changed meanwhile: its places are kept by the next attempt.`);
    const place = trip.offer.bounds.findIndex(({ itinerary }) => itinerary.legs[0]?.id === firstLegId);
    const bound = trip.offer.bounds[place];
    if (bound === undefined) return;
    const flying: readonly StoredPassenger[] = trip.passengers;
    const tiers = await readTravellerTiers(tx, flying);
    const entitled = flying
      .filter(({ kind }) => kind !== 'lapInfant')
      .map(({ position }) => position)
      .filter(
        (position) =>
          hasEarlyBird(bound.family) ||
          tierRules[tiers.get(position) ?? 'member'].boardsEarly ||
          trip.extras.some(
            (extra) => extra.kind === 'earlyBird' && extra.passenger === position && extra.bound === place,
          ),
      );
    for (const legId of bound.itinerary.legs.map(({ id }) => id).toSorted()) {
      await tx.execute(sql`select from leg_inventory where leg_id = ${legId} for update`);
      await keepOnLeg(tx, { orderId, legId, entitled });
    }
  });
}

async function keepOnLeg(
  tx: Database,
  {
    orderId,
    legId,
    entitled,
  }: { readonly orderId: string; readonly legId: string; readonly entitled: readonly number[] },
): Promise<void> {
  const kept = await tx.select().from(boardingPlace).where(eq(boardingPlace.legId, legId));
  const checkedIn = await tx.select().from(checkIn).where(eq(checkIn.legId, legId));
  const isServed = (passenger: number): boolean =>
    kept.some((row) => row.orderId === orderId && row.passenger === passenger && row.kind === 'earlyBird') ||
    checkedIn.some((row) => row.orderId === orderId && row.passenger === passenger);
  const arriving = entitled.filter((passenger) => !isServed(passenger));
  if (arriving.length === 0) return;
  const taken = new Set([...kept, ...checkedIn].flatMap(({ position }) => (position === null ? [] : [position])));
  const positions = nextPositions(taken, arriving.length);
  await tx.insert(boardingPlace).values(
    arriving.map((passenger, index) => ({
      orderId,
      passenger,
      legId,
      kind: 'earlyBird' as const,
      position: positions[index] ?? 0,
    })),
  );
}
