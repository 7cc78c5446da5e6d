import type { TierPeriod } from '@airline/contract';
import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { validUntilOf, type QualifyingFlight } from './rules/tiers.ts';
import { tierPeriod } from './tier-schema.ts';

/**
 * Reads the directions that earned an account points, flown or to come: a flight that was taken back, or that the airline did not fly, is
 * none. One of a release that did not write the day of the departure has the one where the airline is.
 */
export async function readQualifyingFlights(db: Database, accountId: string): Promise<readonly QualifyingFlight[]> {
  const { rows } = (await db.execute(sql`
    select coalesce(m.departs_on, (coalesce(m.counts_from, m.at) at time zone 'America/Chicago')::date)::text as "departsOn",
      to_char(coalesce(m.counts_from, m.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, m.points
    from points_movement m
    left join booking_order o on o.id = m.order_id
    where m.account_id = ${accountId} and m.kind = 'earned'
      and not exists (select from points_movement back
        where back.order_id = m.order_id and back.account_id = m.account_id and back.kind = 'takenBack')
      and not coalesce((
        select (e.facts ->> 'isCancelled')::boolean from leg_event e
        where e.leg_id = o.offer #>> array['bounds', m.bound::text, 'itinerary', 'legs', '-1', 'id'] and e.facts ? 'isCancelled'
        order by e.said_at desc, e.id desc limit 1), false)
    order by coalesce(m.counts_from, m.at), m.id`)) as {
    readonly rows: readonly { readonly departsOn: string; readonly at: string; readonly points: number }[];
  };
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at) }));
}

/** Reads the tiers that an account reached or was given, the newest first. */
export async function readTierPeriods(db: Database, accountId: string): Promise<readonly TierPeriod[]> {
  const rows = await db
    .select({
      tier: tierPeriod.tier,
      year: tierPeriod.year,
      cause: tierPeriod.cause,
      since: tierPeriod.since,
      validUntil: tierPeriod.validUntil,
    })
    .from(tierPeriod)
    .where(eq(tierPeriod.accountId, accountId))
    .orderBy(desc(tierPeriod.since), desc(tierPeriod.validUntil));
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
}

/** Has the tiers that an account earned be those that its flights reach by now. */
export async function replaceEarnedPeriods(
  db: Database,
  accountId: string,
  periods: readonly TierPeriod[],
): Promise<void> {
  await db.delete(tierPeriod).where(and(eq(tierPeriod.accountId, accountId), eq(tierPeriod.cause, 'earned')));
  if (periods.length === 0) return;
  await db
    .insert(tierPeriod)
    .values(periods.map(({ since, ...row }) => ({ ...row, accountId, since: new Date(since) })));
}

/** Gives an account a tier until the end of the year after a date's. */
export async function grantTier(
  db: Database,
  { accountId, tier }: { readonly accountId: string; readonly tier: TierPeriod['tier'] },
  now: Date,
): Promise<void> {
  const year = now.getUTCFullYear();
  await db
    .insert(tierPeriod)
    .values({ accountId, tier, year, cause: 'granted', since: now, validUntil: validUntilOf(year) })
    .onConflictDoNothing();
}

/** As many accounts as one round looks at. */
const accountsAtOnce = 100;

/** Finds accounts whose tier is to be worked out: a flight of theirs has departed or was taken back, or a tier of theirs has ended. */
export async function findDueAccounts(db: Database, now: Date, today: string): Promise<readonly string[]> {
  const { rows } = (await db.execute(sql`
    select account_id as id from (
      (select account_id from points_movement
        where tier_checked_at is null and kind in ('earned', 'takenBack')
          and coalesce(counts_from, at) <= ${now.toISOString()}::timestamptz
        order by coalesce(counts_from, at) limit ${accountsAtOnce})
      union
      (select account_id from tier_period where not is_over and valid_until < ${today}::date
        order by valid_until limit ${accountsAtOnce})
    ) due order by 1 limit ${accountsAtOnce}`)) as { readonly rows: readonly { readonly id: string }[] };
  return rows.map(({ id }) => id);
}

/** Notes that an account's tier is worked out with what has happened by now. */
export async function markChecked(db: Database, accountId: string, now: Date, today: string): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    update points_movement set tier_checked_at = ${at}
    where account_id = ${accountId} and tier_checked_at is null and kind in ('earned', 'takenBack')
      and coalesce(counts_from, at) <= ${at}`);
  await db.execute(sql`
    update tier_period set is_over = true where account_id = ${accountId} and valid_until < ${today}::date and not is_over`);
}
