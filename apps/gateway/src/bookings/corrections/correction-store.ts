import { and, asc, eq, gte, isNull } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { claimKey, type KeyedRequest } from '../../database/idempotency-key-store.ts';
import { formerContactJobs } from '../orders/former-contact.ts';
import { earlyBirdJobs, enqueueOrderJobs, type NewOrderJob } from '../orders/order-jobs.ts';
import { orderChange } from '../orders/order-change-schema.ts';
import { orderCorrection, type OrderCorrectionRow } from '../orders/order-correction-schema.ts';
import { type Correction, isContactKnown } from '../orders/rules/correction.ts';
import { bookingOrder, orderPassenger, tripCode } from '../orders/order-schema.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { storeVersion } from '../orders/order-version-store.ts';
import { renewPendingPoints } from '../orders/pending-points-store.ts';
import { reissueTickets } from '../orders/ticket-store.ts';
import { replaceTripNameKeys } from '../orders/trip-name-store.ts';
import type { CorrectedTraveller } from './rules/check-traveller-correction.ts';

/** Reads the corrections of an order's names and contact, the oldest first. */
export async function readCorrections(db: Database, orderId: string): Promise<readonly OrderCorrectionRow[]> {
  return db
    .select()
    .from(orderCorrection)
    .where(eq(orderCorrection.orderId, orderId))
    .orderBy(asc(orderCorrection.number));
}

/** Why nothing was corrected: the key is taken, another correction came first, the trip was cancelled, or a change of it waits. */
export type CorrectionFault = 'keyTaken' | 'outdated' | 'changeUnderWay';

/** Thrown to undo a transaction in which nothing may stay. */
class NotCorrected extends Error {
  readonly fault: CorrectionFault;

  constructor(fault: CorrectionFault) {
    super(`The trip is not corrected: ${fault}.`);
    this.fault = fault;
  }
}

/** A correction of an order that was read at its revision, by the key that makes it happen once. */
export interface OrderCorrectionRequest {
  readonly booked: StoredTrip;
  readonly keyed: KeyedRequest;
}

/** Corrects a traveller, with new tickets and new keys where the name is another one: everything, or nothing. */
export async function storeTraveller(
  db: Database,
  { booked, keyed }: OrderCorrectionRequest,
  { before, after, isRenamed }: CorrectedTraveller,
  job: NewOrderJob,
  now: Date,
): Promise<'corrected' | CorrectionFault> {
  const { orderId, offer, version, everybody } = booked;
  const { position } = before;
  return correctOnce(db, { booked, keyed }, now, async (tx, number) => {
    const row = {
      firstName: after.firstName,
      middleName: after.middleName ?? null,
      lastName: after.lastName,
      suffix: after.suffix ?? null,
      documentNumber: after.document?.number ?? null,
      documentNationality: after.document?.nationality ?? null,
      documentExpiresOn: after.document?.expiresOn ?? null,
      frequentFlyerNumber: after.frequentFlyerNumber ?? null,
      knownTravelerNumber: after.knownTravelerNumber ?? null,
    };
    await tx
      .update(orderPassenger)
      .set(row)
      .where(and(eq(orderPassenger.orderId, orderId), eq(orderPassenger.position, position)));
    if (before.frequentFlyerNumber !== after.frequentFlyerNumber) {
      await renewPendingPoints(tx, orderId, offer, now);
      // Their tier may keep a place ahead in line.
      await enqueueOrderJobs(tx, earlyBirdJobs(orderId, offer.bounds, `${orderId} ${number}`, now), now);
    }
    if (isRenamed) {
      if (await isChangeHeld(tx, orderId)) throw new NotCorrected('changeUnderWay');
      if (!(await storeVersion(tx, { orderId, replaces: version, offer }, now))) throw new NotCorrected('outdated');
      await reissueTickets(tx, orderId);
      await replaceTripNameKeys(
        tx,
        booked,
        everybody.map((each) => (each.position === position ? after : each)),
      );
      const correction = { kind: 'name', before: nameOf(before), after: nameOf(after) } as const;
      await insertCorrection(tx, { orderId, number, position, replaces: version, correction }, now);
    }
    const told = { event: 'corrected', eventId: job.subject } as const;
    await enqueueOrderJobs(tx, [job, ...(await formerContactJobs(tx, orderId, told, now))], now);
  });
}

/** Changes the contact of an order; the codes that were mailed to the one before are over. */
export async function storeContact(
  db: Database,
  request: OrderCorrectionRequest,
  after: { readonly email: string; readonly phone: string },
  toJobs: (number: number) => readonly NewOrderJob[],
  now: Date,
): Promise<'corrected' | CorrectionFault> {
  const { orderId, contact } = request.booked;
  return correctOnce(db, request, now, async (tx, number) => {
    await tx.update(bookingOrder).set(after).where(eq(bookingOrder.id, orderId));
    // Before the row of this correction: its own former address gets a mail of its own.
    const told = await formerContactJobs(
      tx,
      orderId,
      { event: 'contactCorrected', eventId: `${orderId} ${number}` },
      now,
    );
    const correction = { kind: 'contact', before: { email: contact.email, phone: contact.phone }, after } as const;
    await insertCorrection(tx, { orderId, number, correction }, now);
    await tx.delete(tripCode).where(eq(tripCode.orderId, orderId));
    await enqueueOrderJobs(tx, [...toJobs(number), ...told], now);
  });
}

/** Claims the key, counts the revision up, and does the rest; in one transaction. */
async function correctOnce(
  db: Database,
  { booked: { orderId, revision }, keyed }: OrderCorrectionRequest,
  now: Date,
  write: (tx: Database, number: number) => Promise<void>,
): Promise<'corrected' | CorrectionFault> {
  try {
    return await db.transaction(async (tx) => {
      if (!(await claimKey(tx, { ...keyed, orderId }, now, 0))) throw new NotCorrected('keyTaken');
      const counted = await tx
        .update(bookingOrder)
        .set({ revision: revision + 1 })
        .where(
          and(eq(bookingOrder.id, orderId), eq(bookingOrder.status, 'confirmed'), eq(bookingOrder.revision, revision)),
        )
        .returning({ id: bookingOrder.id });
      if (counted.length === 0) throw new NotCorrected('outdated');
      await write(tx, revision + 1);
      return 'corrected' as const;
    });
  } catch (error) {
    if (error instanceof NotCorrected) return error.fault;
    throw error;
  }
}

/**
 * Takes back a correction of a contact and all that followed it: the contact is the one before. Nothing happens where it was taken
 * back before; gives whether it is now.
 */
export async function undoContactCorrection(
  db: Database,
  { orderId, number }: Pick<OrderCorrectionRow, 'orderId' | 'number'>,
  toJobs: (replaced: { readonly revision: number; readonly email: string }) => readonly NewOrderJob[],
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select({ revision: bookingOrder.revision, email: bookingOrder.email })
      .from(bookingOrder)
      .where(eq(bookingOrder.id, orderId))
      .for('no key update');
    const undone = await tx
      .update(orderCorrection)
      .set({ undoneAt: now })
      .where(
        and(
          eq(orderCorrection.orderId, orderId),
          eq(orderCorrection.kind, 'contact'),
          gte(orderCorrection.number, number),
          isNull(orderCorrection.undoneAt),
        ),
      )
      .returning();
    const first = undone.find((row) => row.number === number)?.correction;
    if (order === undefined || !isContactKnown(first)) return false;
    await tx
      .update(bookingOrder)
      .set({ ...first.before, revision: order.revision + 1 })
      .where(eq(bookingOrder.id, orderId));
    await tx.delete(tripCode).where(eq(tripCode.orderId, orderId));
    await enqueueOrderJobs(tx, toJobs(order), now);
    return true;
  });
}

interface NewCorrection extends Pick<OrderCorrectionRow, 'orderId' | 'number'> {
  readonly position?: number;
  readonly replaces?: number;
  readonly correction: Correction;
}

async function insertCorrection(tx: Database, row: NewCorrection, now: Date): Promise<void> {
  await tx.insert(orderCorrection).values({ ...row, kind: row.correction.kind, correctedAt: now });
}

/** A held change has flights and payments for the tickets of now. */
async function isChangeHeld(tx: Database, orderId: string): Promise<boolean> {
  const held = and(eq(orderChange.orderId, orderId), eq(orderChange.status, 'held'));
  return (await tx.$count(orderChange, held)) > 0;
}

function nameOf({ firstName, middleName, lastName, suffix }: CorrectedTraveller['after']) {
  return {
    firstName,
    lastName,
    ...(middleName === undefined ? {} : { middleName }),
    ...(suffix === undefined ? {} : { suffix }),
  };
}
