import { asc, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { promotion } from '../../loyalty/promotions/promotion-schema.ts';
import { listKnownDevices } from '../identity/known-device-store.ts';
import { accountPasskey, identitySession, securityEvent } from '../identity/identity-schema.ts';
import { promotionMail } from './profile-schema.ts';

/** Reads the sessions, devices, passkeys and audit log of an account. */
export async function readAccess(db: Database, accountId: string) {
  return {
    sessions: await db
      .select()
      .from(identitySession)
      .where(eq(identitySession.accountId, accountId))
      .orderBy(desc(identitySession.createdAt)),
    devices: await listKnownDevices(db, accountId),
    passkeys: await db.select().from(accountPasskey).where(eq(accountPasskey.accountId, accountId)),
    events: await db
      .select()
      .from(securityEvent)
      .where(eq(securityEvent.accountId, accountId))
      .orderBy(asc(securityEvent.id)),
  };
}

/** Reads which promotions an account was written to about. */
export async function exportPromotionMails(db: Database, accountId: string) {
  return db
    .select({ promotion: sql`${promotion.texts} -> 'es' ->> 'title'`, dueAt: promotionMail.dueAt })
    .from(promotionMail)
    .innerJoin(promotion, eq(promotion.id, promotionMail.promotionId))
    .where(eq(promotionMail.accountId, accountId))
    .orderBy(promotionMail.dueAt);
}
