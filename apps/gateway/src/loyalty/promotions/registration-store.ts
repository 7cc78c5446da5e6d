import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { promotion, promotionRegistration } from './promotion-schema.ts';

/** How far a member has come with a promotion. */
export interface Registration {
  readonly promotionId: string;
  readonly registeredAt: Date;
  readonly rewardedAt: Date | null;
  /** Flights that count and have departed. */
  readonly flights: number;
}

/**
 * Counts the flights that count for a promotion: directions that earned the member points, that departed while it ran, and that were not
 * taken back. A movement counts from the departure of its direction's last flight on.
 */
function countFlights(now: Date) {
  return sql<number>`(
    select count(distinct (m.order_id, m.bound)) from points_movement m
    where m.account_id = ${promotionRegistration.accountId} and m.kind = 'earned'
      and m.counts_from >= ${promotion.startsAt} and m.counts_from < ${promotion.endsAt}
      and m.counts_from <= ${now.toISOString()}::timestamptz
      and not exists (select from points_movement back
        where back.order_id = m.order_id and back.account_id = m.account_id and back.kind = 'takenBack'))`;
}

/** Reads the registrations of an account, or the one for a promotion. */
export async function readRegistrations(
  db: Database,
  { accountId, promotionId }: { readonly accountId: string; readonly promotionId?: string | undefined },
  now: Date,
): Promise<readonly Registration[]> {
  return db
    .select({
      promotionId: promotionRegistration.promotionId,
      registeredAt: promotionRegistration.registeredAt,
      rewardedAt: promotionRegistration.rewardedAt,
      flights: countFlights(now).mapWith(Number),
    })
    .from(promotionRegistration)
    .innerJoin(promotion, eq(promotion.id, promotionRegistration.promotionId))
    .where(
      and(
        eq(promotionRegistration.accountId, accountId),
        promotionId === undefined ? undefined : eq(promotionRegistration.promotionId, promotionId),
      ),
    );
}

/**
 * Registers an account for a promotion that takes registrations now; who is registered stays so. Its end is looked at in the same
 * statement: a promotion that a manager has just ended takes nobody any more.
 */
export async function insertRegistration(
  db: Database,
  { accountId, promotionId }: { readonly accountId: string; readonly promotionId: string },
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into promotion_registration (promotion_id, account_id, registered_at)
    select id, ${accountId}, ${at} from promotion
    where id = ${promotionId} and stage = 'published' and reward_points is not null and starts_at <= ${at} and ends_at > ${at}
      and coalesce(opt_in_ends_at, ends_at) > ${at}
    for share
    on conflict do nothing`);
}

/** As many rewards as one statement gives. */
const rewardsAtOnce = 200;
/** How long after its end a promotion is looked at: longer than any instance is away. */
const lookedAtAfterEnd = sql`interval '30 days'`;

/**
 * Gives the rewards that were reached, once each: the movement of points and the note that it was given are one statement. Returns how
 * many it gave. Instances that give at the same moment give different ones.
 */
export async function giveRewards(db: Database, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    with due as (
      select ${promotionRegistration.promotionId} as promotion_id, ${promotionRegistration.accountId} as account_id,
        ${promotion.rewardPoints} as points
      from promotion_registration join promotion on ${promotion.id} = ${promotionRegistration.promotionId}
      where ${promotionRegistration.rewardedAt} is null and ${promotion.rewardPoints} is not null
        and ${promotion.stage} <> 'draft' and ${promotion.endsAt} > ${at} - ${lookedAtAfterEnd}
        and ${countFlights(now)} >= ${promotion.rewardFlights}
      order by 1, 2 limit ${rewardsAtOnce}
      for update of promotion_registration skip locked
    ), booked as (
      insert into points_movement (account_id, promotion_id, kind, points, at)
      select account_id, promotion_id, 'promotion', points, ${at} from due
      on conflict (promotion_id, account_id) do nothing
    )
    update promotion_registration r set rewarded_at = ${at} from due
    where r.promotion_id = due.promotion_id and r.account_id = due.account_id
    returning r.account_id`)) as { readonly rows: readonly unknown[] };
  return rows.length;
}

/** Reads what an account registered for, as its holder may have it. */
export async function exportRegistrations(
  db: Database,
  accountId: string,
): Promise<readonly Record<string, unknown>[]> {
  return db
    .select({
      promotion: sql`${promotion.texts} -> 'es' ->> 'title'`,
      registeredAt: promotionRegistration.registeredAt,
      rewardedAt: promotionRegistration.rewardedAt,
    })
    .from(promotionRegistration)
    .innerJoin(promotion, eq(promotion.id, promotionRegistration.promotionId))
    .where(eq(promotionRegistration.accountId, accountId))
    .orderBy(promotionRegistration.registeredAt);
}
