import type { MarketingRegion, PromotionDraft } from '@airline/contract';
import { and, desc, eq, gt, or, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { promotion, promotionRegistration, type PromotionRow } from './promotion-schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long a promotion is listed after its end. */
const listedAfterEndMs = 30 * dayMs;
/** As many as a page shows; more at once say nothing to anybody. */
const mostListed = 100;

/** Reads the promotions that travellers may see: those that run, are to come, or ended lately, and those an account registered for. */
export async function readPublishedPromotions(
  db: Database,
  accountId: string | undefined,
  now: Date,
): Promise<readonly PromotionRow[]> {
  const isRegistered =
    accountId === undefined
      ? undefined
      : sql`exists (select from ${promotionRegistration} where ${promotionRegistration.promotionId} = ${promotion.id}
          and ${promotionRegistration.accountId} = ${accountId})`;
  return db
    .select()
    .from(promotion)
    .where(
      and(
        sql`${promotion.stage} <> 'draft'`,
        or(gt(promotion.endsAt, new Date(now.getTime() - listedAfterEndMs)), isRegistered),
      ),
    )
    .orderBy(desc(promotion.endsAt), promotion.startsAt, promotion.id)
    .limit(mostListed);
}

/** Finds a promotion, whatever its stage. */
export async function findPromotion(db: Database, id: string): Promise<PromotionRow | undefined> {
  const [found] = await db.select().from(promotion).where(eq(promotion.id, id));
  return found;
}

/** A promotion with how many registered for it, and how many of them have their reward. */
export interface CountedPromotion {
  readonly row: PromotionRow;
  readonly registrations: number;
  readonly rewards: number;
}

/** Reads the promotions of a region, or one of them, the latest start first. */
export async function readRegionPromotions(
  db: Database,
  region: MarketingRegion,
  id?: string,
): Promise<readonly CountedPromotion[]> {
  return db
    .select({
      row: promotion,
      registrations: sql`count(${promotionRegistration.accountId})`.mapWith(Number),
      rewards: sql`count(${promotionRegistration.rewardedAt})`.mapWith(Number),
    })
    .from(promotion)
    .leftJoin(promotionRegistration, eq(promotionRegistration.promotionId, promotion.id))
    .where(and(eq(promotion.region, region), id === undefined ? undefined : eq(promotion.id, id)))
    .groupBy(promotion.id)
    .orderBy(desc(promotion.startsAt), promotion.id)
    .limit(mostListed);
}

/** Reads a promotion and keeps all others from it until the transaction ends; who registers is not kept. */
export async function lockPromotion(tx: Database, id: string): Promise<PromotionRow | undefined> {
  const [found] = await tx.select().from(promotion).where(eq(promotion.id, id)).for('no key update');
  return found;
}

/** Writes what a draft says. */
export function toDraftColumns({ startsAt, endsAt, optInEndsAt, reward, ...draft }: PromotionDraft) {
  return {
    ...draft,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    optInEndsAt: optInEndsAt === undefined ? null : new Date(optInEndsAt),
    rewardPoints: reward?.points ?? null,
    rewardFlights: reward?.flights ?? null,
  };
}

/** Adds a draft; false where its id is taken. */
export async function insertDraft(
  tx: Database,
  values: Omit<typeof promotion.$inferInsert, 'stage' | 'version'>,
): Promise<boolean> {
  const added = await tx
    .insert(promotion)
    .values({ ...values, stage: 'draft', version: 1 })
    .onConflictDoNothing()
    .returning({ id: promotion.id });
  return added.length > 0;
}

/** Changes a promotion that the transaction has locked. */
export async function updatePromotion(
  tx: Database,
  id: string,
  values: Partial<typeof promotion.$inferInsert>,
): Promise<void> {
  await tx.update(promotion).set(values).where(eq(promotion.id, id));
}
