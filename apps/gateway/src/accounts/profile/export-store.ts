import { asc, desc, eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { accountPasskey, identitySession, securityEvent } from '../identity/identity-schema.ts';

/** Reads the sessions, passkeys and audit log of an account. */
export async function readAccess(db: Database, accountId: string) {
  return {
    sessions: await db
      .select()
      .from(identitySession)
      .where(eq(identitySession.accountId, accountId))
      .orderBy(desc(identitySession.createdAt)),
    passkeys: await db.select().from(accountPasskey).where(eq(accountPasskey.accountId, accountId)),
    events: await db
      .select()
      .from(securityEvent)
      .where(eq(securityEvent.accountId, accountId))
      .orderBy(asc(securityEvent.id)),
  };
}
