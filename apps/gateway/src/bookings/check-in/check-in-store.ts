import { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';

import type { BoardingModel } from '@airline/client-config/boarding-model';
import type { Database } from '../../database/database.ts';
import { claimKey, type KeyedRequest } from '../../database/idempotency-key-store.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { checkIn } from '../orders/check-in-schema.ts';
import { readKeptPlaces } from '../orders/order-extra-store.ts';
import { boardingPassJob, enqueueOrderJobs } from '../orders/order-jobs.ts';
import { lockVersion } from '../orders/order-version-store.ts';
import type { SeatArriving } from '../seats/seat-arriving.ts';
import { nextPositions } from './rules/boarding-position.ts';
import type { PlacedPassenger } from './rules/check-in-trip.ts';
import type { WantedCheckIn } from './check-check-in.ts';

/** Why nobody was checked in: the key is taken, or the trip was changed or cancelled meanwhile. */
export type CheckInFault = 'keyTaken' | 'changedMeanwhile';

/** Thrown to undo a transaction in which nothing may stay. */
class NotCheckedIn extends Error {
  readonly fault: CheckInFault;

  constructor(fault: CheckInFault) {
    super(`Nobody is checked in: ${fault}.`);
    this.fault = fault;
  }
}

/**
 * Checks travellers in for flights, in one transaction: who did before keeps their place, for whom one is kept gets it, the others get the
 * next ones. The passes are mailed to the contact.
 *
 * Flights are locked one after the other in everybody's order, so that no two people get one place and none waits for another in a circle. The
 * order is locked first, as a change of it does.
 */
export async function storeCheckIn(
  db: Database,
  {
    booked,
    keyed,
    wanted,
    model,
    seat,
  }: {
    readonly booked: Pick<StoredTrip, 'orderId' | 'version'>;
    readonly keyed: KeyedRequest;
    readonly wanted: WantedCheckIn;
    readonly model: BoardingModel;
    /** Gives seats on a flight to who checks in and has none; by default nobody gets one. */
    readonly seat?: SeatArriving | undefined;
  },
  now: Date,
): Promise<'checkedIn' | CheckInFault> {
  const { orderId, version } = booked;
  try {
    return await db.transaction(async (tx) => {
      const { rows } = (await tx.execute(lockVersion({ orderId, replaces: version }))) as {
        readonly rows: readonly unknown[];
      };
      if (rows.length === 0) throw new NotCheckedIn('changedMeanwhile');
      if (!(await claimKey(tx, { ...keyed, orderId }, now, 0))) throw new NotCheckedIn('keyTaken');
      let arrived = 0;
      for (const legId of wanted.legIds.toSorted())
        arrived += await fillLeg(tx, legId, { orderId, wanted, model, seat }, now);
      if (arrived > 0) await enqueueOrderJobs(tx, [boardingPassJob(orderId, randomUUID())], now);
      return 'checkedIn' as const;
    });
  } catch (error) {
    if (error instanceof NotCheckedIn) return error.fault;
    throw error;
  }
}

async function fillLeg(
  tx: Database,
  legId: string,
  {
    orderId,
    wanted,
    model,
    seat,
  }: {
    readonly orderId: string;
    readonly wanted: WantedCheckIn;
    readonly model: BoardingModel;
    readonly seat: SeatArriving | undefined;
  },
  now: Date,
): Promise<number> {
  await tx.execute(sql`select from leg_inventory where leg_id = ${legId} for update`);
  const filled = await tx.select().from(checkIn).where(eq(checkIn.legId, legId));
  const arriving = wanted.passengers.filter(
    ({ position }) => !filled.some((row) => row.orderId === orderId && row.passenger === position),
  );
  if (arriving.length === 0) return 0;
  const last = filled.reduce((most, { sequence }) => Math.max(most, sequence), 0);
  const kept = await readKeptPlaces(tx, { orderId, legId });
  const isInLine = ({ kind }: PlacedPassenger): boolean => model === 'open' && kind !== 'lapInfant';
  const inLine = arriving.filter((passenger) => isInLine(passenger) && !kept.own.has(passenger.position));
  const taken = new Set([...kept.taken, ...filled.flatMap(({ position }) => (position === null ? [] : [position]))]);
  const positions = nextPositions(taken, inLine.length);
  await tx.insert(checkIn).values(
    arriving.map((passenger, index) => ({
      orderId,
      passenger: passenger.position,
      legId,
      at: now,
      sequence: last + 1 + index,
      position: isInLine(passenger)
        ? (kept.own.get(passenger.position) ?? positions[inLine.indexOf(passenger)] ?? null)
        : null,
    })),
  );
  await seat?.(
    tx,
    legId,
    arriving.map(({ position }) => position),
  );
  return arriving.length;
}
