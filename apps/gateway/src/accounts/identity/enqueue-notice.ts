import { randomUUID } from 'node:crypto';

import type { Database } from '../../database/database.ts';
import type { Account } from './account-store.ts';
import { enqueueAccountJob } from './enqueue-account-job.ts';
import type { AccountNotice } from './rules/account-jobs.ts';

/** What happened to whom. */
interface NoticeOf extends Omit<AccountNotice, 'id' | 'email' | 'firstName'> {
  /** As it was when it happened: the notice goes to the address of then. */
  readonly account: Account;
}

/** Enqueues a notice in the transaction of what it is about; an account without an address gets none. */
export async function enqueueNotice(
  db: Database,
  { account: { email, firstName }, ...about }: NoticeOf,
  now: Date,
): Promise<void> {
  if (email === null) return;
  await enqueueAccountJob(db, 'accountNotice', { id: randomUUID(), email, firstName, ...about }, now);
}
