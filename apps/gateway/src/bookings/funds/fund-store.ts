import { and, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { travelCredit, travelFundMovement } from './fund-schema.ts';
import type { StoredFund } from './rules/fund-state.ts';
import type { StoredMovement } from './rules/fund-view.ts';

const left = sql`coalesce((
  select sum(m.amount_minor) from travel_fund_movement m where m.fund_number = travel_credit.number
), 0)`.mapWith(Number);

/** What orders and changes of them have that wait for their payment: those are named by their tables alone, as they stand above funds. */
const held = sql`coalesce((
  select -sum(m.amount_minor) from travel_fund_movement m join booking_order o on o.id = m.order_id
    left join order_change c on c.id = m.subject
  where m.fund_number = travel_credit.number and m.kind in ('spent', 'returned')
    and case when m.subject is null then o.status = 'held' else c.status = 'held' end
), 0)`.mapWith(Number);

const isTransferred = sql<boolean>`exists(
  select 1 from travel_credit received where received.transferred_from = travel_credit.number
)`;

async function readFunds(
  db: Database,
  which: SQL | undefined,
): Promise<readonly (StoredFund & { readonly orderId: string | null })[]> {
  return db
    .select({ ...getTableColumns(travelCredit), leftMinor: left, heldMinor: held, isTransferred })
    .from(travelCredit)
    .where(which);
}

/**
 * Finds a fund by its number, or by the record locator of the trip that it came from. A trip that was changed and cancelled may have
 * given several: its locator finds that of the cancellation, or else the newest.
 */
export async function findFund(db: Database, reference: string): Promise<StoredFund | undefined> {
  const found = await readFunds(db, or(eq(travelCredit.number, reference), eq(travelCredit.recordLocator, reference)));
  const rank = (fund: (typeof found)[number]): number =>
    fund.orderId === null ? fund.issuedAt.getTime() : Number.POSITIVE_INFINITY;
  return found.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1))[0];
}

/** Reads the funds of an account. */
export function readFundsOfAccount(db: Database, accountId: string): Promise<readonly StoredFund[]> {
  return readFunds(db, eq(travelCredit.accountId, accountId));
}

/** Reads funds by their numbers. */
export function readFundsByNumber(db: Database, numbers: readonly string[]): Promise<readonly StoredFund[]> {
  return readFunds(db, inArray(travelCredit.number, [...numbers]));
}

/** Finds a fund of an account by its number. */
export async function findFundOfAccount(
  db: Database,
  accountId: string,
  number: string,
): Promise<StoredFund | undefined> {
  const [found] = await readFunds(db, and(eq(travelCredit.number, number), eq(travelCredit.accountId, accountId)));
  return found;
}

/** Finds a fund of an account, and locks it until the end of the transaction. */
export async function lockFundOfAccount(
  tx: Database,
  accountId: string,
  number: string,
): Promise<StoredFund | undefined> {
  // Locked by a statement of its own: what is read before a lock may be over by then.
  await tx
    .select({ number: travelCredit.number })
    .from(travelCredit)
    .where(eq(travelCredit.number, number))
    .for('no key update');
  return findFundOfAccount(tx, accountId, number);
}

/** Reads what happened to funds, the newest first. */
export async function readFundMovements(db: Database, numbers: readonly string[]): Promise<readonly StoredMovement[]> {
  if (numbers.length === 0) return [];
  return db
    .select({
      fundNumber: travelFundMovement.fundNumber,
      kind: travelFundMovement.kind,
      amountMinor: travelFundMovement.amountMinor,
      at: travelFundMovement.at,
      recordLocator: sql<
        string | null
      >`(select o.record_locator from booking_order o where o.id = travel_fund_movement.order_id)`,
    })
    .from(travelFundMovement)
    .where(inArray(travelFundMovement.fundNumber, [...numbers]))
    .orderBy(desc(travelFundMovement.at), desc(travelFundMovement.id));
}

/** Adds a fund to an account; false where another account has it. */
export async function claimFund(db: Database, number: string, accountId: string): Promise<boolean> {
  const isFree = or(isNull(travelCredit.accountId), eq(travelCredit.accountId, accountId));
  const claimed = await db
    .update(travelCredit)
    .set({ accountId })
    .where(and(eq(travelCredit.number, number), isFree))
    .returning({ number: travelCredit.number });
  return claimed.length > 0;
}
