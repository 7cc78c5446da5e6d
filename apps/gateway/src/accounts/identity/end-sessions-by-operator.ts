import type { Database } from '../../database/database.ts';
import { recordSecurityEvent } from './security-event-store.ts';
import { endSessionsOf } from './session-store.ts';

/** Ends every session of an account, with its logins under way, and returns how many there were; the audit log says who did. */
export async function endSessionsByOperator(db: Database, accountId: string, now: Date): Promise<number> {
  return db.transaction(async (transaction) => {
    const count = await endSessionsOf(transaction, accountId, { reason: 'logoutEverywhere', now });
    const details = { reason: 'operator', count };
    await recordSecurityEvent(transaction, {
      event: 'sessionsEnded',
      at: now,
      accountId,
      reference: 'end-sessions',
      details,
    });
    return count;
  });
}
