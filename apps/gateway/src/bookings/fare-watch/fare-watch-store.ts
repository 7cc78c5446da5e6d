import { and, asc, count, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { bookingOrder } from '../orders/order-schema.ts';
import { fareWatch, type FareWatchRow } from './fare-watch-schema.ts';

/** Reads a watch by its id. */
export async function findFareWatch(db: Database, id: string): Promise<FareWatchRow | undefined> {
  const [row] = await db.select().from(fareWatch).where(eq(fareWatch.id, id));
  return row;
}

/** Reads the watch of a trip; its own may have been ended. */
export async function findWatchOfTrip(db: Database, orderId: string): Promise<FareWatchRow | undefined> {
  const [row] = await db.select().from(fareWatch).where(eq(fareWatch.orderId, orderId));
  return row;
}

/**
 * Begins the watch of a trip, or begins it again: what was told, and when, stays. One that was ended by a mail stays ended. Gives the
 * watch as it is then.
 */
export async function watchTrip(
  db: Database,
  row: Pick<FareWatchRow, 'id' | 'orderId' | 'language' | 'endsAt' | 'checkAfter' | 'below' | 'version'>,
  now: Date,
): Promise<FareWatchRow> {
  const [watch] = await db
    .insert(fareWatch)
    .values({ ...row, createdAt: now, confirmedAt: now })
    .onConflictDoUpdate({
      target: fareWatch.orderId,
      set: {
        stoppedAt: sql`case when ${fareWatch.stoppedBy} = 'mail' then ${fareWatch.stoppedAt} end`,
        stoppedBy: sql`case when ${fareWatch.stoppedBy} = 'mail' then ${fareWatch.stoppedBy} end`,
        endsAt: row.endsAt,
      },
    })
    .returning();
  if (watch === undefined) throw new Error('A watch was written and is not there.');
  return watch;
}

/** A search that is to be watched: by an account, or by an address that is to be proved. */
export type NewSearchWatch = Pick<
  FareWatchRow,
  'id' | 'language' | 'search' | 'searchKey' | 'endsAt' | 'checkAfter' | 'below'
> &
  ({ readonly accountId: string } | { readonly email: string });

/** Writes the watch of a search; gives the one that there was where the search is watched already. */
export async function watchSearchOnce(db: Database, watch: NewSearchWatch, now: Date): Promise<FareWatchRow> {
  const confirmedAt = 'accountId' in watch ? now : null;
  await db
    .insert(fareWatch)
    .values({ ...watch, createdAt: now, confirmedAt })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(fareWatch)
    .where(and(isOf(watch), eq(fareWatch.searchKey, watch.searchKey ?? '')));
  if (row === undefined) throw new Error('A watch was written and is not there.');
  return row;
}

/** Whose a watch of a search is. */
type WatchOwner = { readonly accountId: string } | { readonly email: string };

function isOf(owner: WatchOwner): SQL | undefined {
  return 'accountId' in owner
    ? eq(fareWatch.accountId, owner.accountId)
    : eq(sql`lower(${fareWatch.email})`, owner.email.toLowerCase());
}

/** Counts the searches that an account, or an address that proved itself, watches. */
export async function countSearchWatches(db: Database, owner: WatchOwner): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(fareWatch)
    .where(and(isOf(owner), isNotNull(fareWatch.confirmedAt)));
  return row?.count ?? 0;
}

/** Notes that the address of a watch proved itself, and begins that of a trip again. */
export async function confirmWatch(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(fareWatch)
    .set({
      confirmedAt: sql`coalesce(${fareWatch.confirmedAt}, ${now.toISOString()}::timestamptz)`,
      stoppedAt: null,
      stoppedBy: null,
    })
    .where(eq(fareWatch.id, id));
}

/** How a watch is ended: by a mail, or by who could show the trip or is logged in. */
type EndedBy = NonNullable<FareWatchRow['stoppedBy']>;

/**
 * Ends a watch: that of a search is forgotten, that of a trip keeps when it mailed last. What a mail ended stays ended by it.
 */
export async function endWatch(
  db: Database,
  { id, by }: { readonly id: string; readonly by: EndedBy },
  now: Date,
): Promise<void> {
  await endWatches(db, { which: eq(fareWatch.id, id), by }, now);
}

async function endWatches(
  db: Database,
  { which, by }: { readonly which: SQL | undefined; readonly by: EndedBy },
  now: Date,
): Promise<void> {
  await db
    .update(fareWatch)
    .set({ stoppedAt: sql`coalesce(${fareWatch.stoppedAt}, ${now.toISOString()}::timestamptz)`, stoppedBy: by })
    .where(and(which, isNotNull(fareWatch.orderId), by === 'mail' ? undefined : isNull(fareWatch.stoppedAt)));
  await db.delete(fareWatch).where(and(which, isNull(fareWatch.orderId)));
}

/** Ends a watch of an account; nothing where it has none with this id. */
export async function endWatchOfAccount(
  db: Database,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  now: Date,
): Promise<void> {
  await endWatches(db, { which: and(eq(fareWatch.id, id), watchesOfAccount(db, accountId)), by: 'page' }, now);
}

/** Forgets a watch that goes on, and whose trip is cancelled, flown, or can be changed no more. */
export async function forgetWatch(db: Database, id: string): Promise<void> {
  await db.delete(fareWatch).where(and(eq(fareWatch.id, id), isNull(fareWatch.stoppedAt)));
}

/** Chooses the watches of an account: its searches, and the trips that were booked with it. */
function watchesOfAccount(db: Database, accountId: string): SQL | undefined {
  const orders = db.select({ id: bookingOrder.id }).from(bookingOrder).where(eq(bookingOrder.accountId, accountId));
  return or(eq(fareWatch.accountId, accountId), inArray(fareWatch.orderId, orders));
}

/** Reads the watches of an account that go on, the oldest first. */
export async function readWatchesOfAccount(db: Database, accountId: string): Promise<readonly FareWatchRow[]> {
  return db
    .select()
    .from(fareWatch)
    .where(and(watchesOfAccount(db, accountId), isNull(fareWatch.stoppedAt)))
    .orderBy(asc(fareWatch.createdAt), asc(fareWatch.id));
}

/**
 * Deletes watches whose time is over, and those whose address did not prove itself in time. That a mail ended the watch of a trip is
 * kept with its order: other flights may be changed again.
 */
export async function deleteEndedWatches(db: Database, now: Date, unconfirmedMs: number): Promise<void> {
  const latest = new Date(now.getTime() - unconfirmedMs);
  await db
    .delete(fareWatch)
    .where(
      or(
        and(lte(fareWatch.endsAt, now), sql`${fareWatch.stoppedBy} is distinct from 'mail'`),
        and(isNull(fareWatch.confirmedAt), lte(fareWatch.createdAt, latest)),
      ),
    );
}

/**
 * Leases the watches that are due, the longest due first, and moves them on: instances that lease at the same moment get different ones.
 * One that is dropped by an instance that dies comes again when its next turn does.
 */
export async function leaseDueWatches(
  db: Database,
  { limit, everyMs }: { readonly limit: number; readonly everyMs: number },
  now: Date,
): Promise<readonly FareWatchRow[]> {
  // A common table expression with `for update` runs once; as a subquery it may run again for each row.
  const due = db.$with('due').as(
    db
      .select({ id: fareWatch.id })
      .from(fareWatch)
      .where(and(isNotNull(fareWatch.confirmedAt), isNull(fareWatch.stoppedAt), lte(fareWatch.checkAfter, now)))
      .orderBy(asc(fareWatch.checkAfter))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(fareWatch)
    .set({ checkAfter: new Date(now.getTime() + everyMs) })
    .where(inArray(fareWatch.id, db.select({ id: due.id }).from(due)))
    .returning();
}

/** What a look at a watch found out. */
export type WatchProgress = Partial<Pick<FareWatchRow, 'below' | 'version' | 'toldAt' | 'endsAt'>>;

/** Writes what a look found out; false where the watch was ended, or somebody told something, since it was read. */
export async function moveWatchOn(
  db: Database,
  { id, below, toldAt }: Pick<FareWatchRow, 'id' | 'below' | 'toldAt'>,
  progress: WatchProgress,
): Promise<boolean> {
  const moved = await db
    .update(fareWatch)
    .set(progress)
    .where(
      and(
        eq(fareWatch.id, id),
        isNull(fareWatch.stoppedAt),
        below === null ? isNull(fareWatch.below) : eq(fareWatch.below, below),
        toldAt === null ? isNull(fareWatch.toldAt) : eq(fareWatch.toldAt, toldAt),
      ),
    )
    .returning({ id: fareWatch.id });
  return moved.length > 0;
}
