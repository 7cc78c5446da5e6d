import { lt } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { usedAssertion } from './identity-schema.ts';

/** Uses an assertion up; false when it was used before. */
export async function consumeAssertion(db: Database, jti: string, expiresAt: Date): Promise<boolean> {
  const used = await db
    .insert(usedAssertion)
    .values({ jti, expiresAt })
    .onConflictDoNothing()
    .returning({ jti: usedAssertion.jti });
  return used.length > 0;
}

/** Forgets the used assertions that expired before an instant: they are refused for that already. */
export async function deleteUsedAssertionsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(usedAssertion).where(lt(usedAssertion.expiresAt, instant));
}
