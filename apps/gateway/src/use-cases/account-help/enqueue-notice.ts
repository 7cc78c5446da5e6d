import type { AccountTask, NoticeKind } from '../../domain/account-help/account-task.ts';
import type { LinkDestination } from '../../domain/account-help/link-page.ts';
import { enqueueTask } from '../../store/account-tasks.ts';
import type { Database } from '../../store/database.ts';
import type { Account } from '../../store/identity-accounts.ts';

/** What happened to whom. */
interface AccountNotice {
  readonly notice: NoticeKind;
  /** As it was when it happened: the notice goes to the address of then. */
  readonly account: Account;
  readonly language: 'es' | 'en';
  readonly destination: LinkDestination;
  readonly maskedEmail?: string;
  readonly codesLeft?: number;
}

/** Has a notice mailed, in the transaction of what it tells; an account without an address gets none. */
export async function enqueueNotice(
  db: Database,
  { account: { email, firstName }, ...about }: AccountNotice,
  now: Date,
): Promise<void> {
  if (email === null) return;
  const task: AccountTask = { kind: 'notice', email, firstName, ...about };
  await enqueueTask(db, task, now);
}
