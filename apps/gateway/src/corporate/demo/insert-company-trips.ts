import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { travelCredit } from '../../bookings/funds/fund-schema.ts';
import {
  bookingOrder,
  orderCancellation,
  orderPassenger,
  orderPayment,
  ticket,
} from '../../bookings/orders/order-schema.ts';
import type { Database } from '../../database/database.ts';
import type { DemoTrip } from './make-company-trips.ts';

const tripsOfTransaction = 25;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Writes trips of a company with all that reports read of them, some at a time: others get their turn in between, and there it ends
 * where it is stopped.
 *
 * @returns how many were written.
 */
export async function insertCompanyTrips(
  db: Database,
  companyId: string,
  trips: Iterable<DemoTrip>,
  stopping?: AbortSignal,
): Promise<number> {
  let written = 0;
  let some: DemoTrip[] = [];
  const write = async () => {
    if (some.length === 0) return;
    await insertSome(db, companyId, some);
    written += some.length;
    some = [];
    await new Promise((resolve) => void setImmediate(resolve));
  };
  for (const trip of trips) {
    some.push(trip);
    if (some.length === tripsOfTransaction) await write();
    if (stopping?.aborted === true) return written;
  }
  await write();
  return written;
}

async function insertSome(db: Database, companyId: string, trips: readonly DemoTrip[]): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local airline.projects_orders = 'off'`);
    await transaction.insert(bookingOrder).values(
      trips.map(
        ({
          id,
          recordLocator,
          traveller,
          bookedBy,
          bookedAt,
          reference,
          offer,
          lowestMinor,
          outcome,
          reason,
          cancelled,
        }) => ({
          id,
          status: cancelled === undefined ? ('confirmed' as const) : ('cancelled' as const),
          recordLocator,
          offerHash: hash(`offer ${id}`),
          travellersHash: hash(`travellers ${id}`),
          offer,
          email: traveller.email,
          phone: '+12145550117',
          language: 'es' as const,
          createdAt: bookedAt,
          holdExpiresAt: new Date(bookedAt.getTime() + 15 * 60_000),
          settleAfter: bookedAt,
          confirmedAt: bookedAt,
          companyId,
          bookedBy,
          companyReference: reference,
          costCentreId: traveller.costCentreId,
          policyOutcome: outcome,
          policyReason: reason,
          lowestMinor,
        }),
      ),
    );
    await transaction.insert(orderPassenger).values(
      trips.map(({ id, traveller: { firstName, lastName, memberId } }) => ({
        orderId: id,
        position: 0,
        kind: 'adult' as const,
        firstName,
        lastName,
        birthDate: '1985-06-15',
        gender: 'unspecified' as const,
        assistance: [],
        companyMemberId: memberId,
      })),
    );
    await transaction.insert(ticket).values(trips.map(({ id }) => ({ orderId: id, position: 0 })));
    await transaction.insert(orderPayment).values(
      trips.map(({ id, offer, bookedAt }) => ({
        orderId: id,
        position: 0,
        id,
        brand: 'visa',
        lastFour: '4242',
        amountMinor: offer.price.total.amountMinor,
        currency: 'USD',
        capturedAt: bookedAt,
      })),
    );
    const over = trips.flatMap(({ cancelled, ...trip }) => (cancelled === undefined ? [] : [{ ...trip, cancelled }]));
    if (over.length > 0) {
      await transaction.insert(orderCancellation).values(
        over.map(({ id, offer, cancelled: { at, creditMinor } }) => ({
          orderId: id,
          cancelledAt: at,
          refundMinor: 0,
          creditMinor,
          forfeitedMinor: offer.price.total.amountMinor - creditMinor,
          currency: 'USD',
          refundedAt: at,
        })),
      );
      await transaction.insert(travelCredit).values(
        over.map(({ id, recordLocator, traveller, cancelled: { at, creditMinor } }) => ({
          number: hash(`fund ${id}`)
            .replaceAll(/[^A-Z0-9]/g, '')
            .padEnd(16, 'X')
            .slice(0, 16),
          orderId: id,
          recordLocator,
          holderFirstName: traveller.firstName,
          holderLastName: traveller.lastName,
          amountMinor: creditMinor,
          currency: 'USD',
          issuedAt: at,
          expiresOn: new Date(at.getTime() + 365 * dayMs).toISOString().slice(0, 10),
          kind: 'business' as const,
          companyId,
          isTransferable: false,
        })),
      );
    }
    const ids = sql.join(
      trips.map(({ id }) => sql`${id}::uuid`),
      sql`, `,
    );
    await transaction.execute(sql`select project_company_orders(array[${ids}])`);
  });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
