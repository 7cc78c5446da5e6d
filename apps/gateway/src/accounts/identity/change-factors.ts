import type { ClientCategory } from '@airline/client-config/client-categories';

import type { Database } from '../../database/database.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { lockAccount } from './account-change-store.ts';
import type { Account } from './account-store.ts';
import { notifyFactorChange } from './notify-factor-change.ts';
import type { FactorNotice } from './rules/account-jobs.ts';
import { recordSecurityEvent } from './security-event-store.ts';
import type { AccountServices } from './services.ts';
import { endSessionsOf } from './session-store.ts';

/** Whose factors they are, in which session and request they change. */
export interface FactorOwner {
  readonly accountId: string;
  readonly sessionId: string;
  readonly category: ClientCategory;
  readonly trace: RequestTrace;
}

/**
 * Changes the factors of an account, one request at a time; `change` returns whether it changed anything.
 *
 * In the same transaction the change goes into the audit log and a notice to its person is enqueued, and every other session
 * of the account ends: it was opened by factors that are not the account's any more. Gives what `change` returned.
 */
export async function changeFactors(
  { db, now }: AccountServices,
  owner: FactorOwner,
  event: Exclude<FactorNotice, 'recoveryCodeUsed'>,
  change: (transaction: Database, account: Account) => Promise<boolean>,
): Promise<boolean> {
  const { accountId, sessionId, trace } = owner;
  const { reference, addressHash } = trace;
  return db.transaction(async (transaction) => {
    const account = await lockAccount(transaction, accountId);
    if (account === undefined || !(await change(transaction, account))) return false;
    const at = now();
    const reason = 'factorsChanged';
    const endedSessions = await endSessionsOf(transaction, accountId, { reason, now: at, except: sessionId });
    const about = { at, accountId, sessionId, reference, addressHash, details: { endedSessions } };
    await recordSecurityEvent(transaction, { event, ...about });
    await notifyFactorChange(transaction, owner, { notice: event }, at);
    return true;
  });
}
