import type { JobContext } from '../../jobs/job-kinds.ts';
import { findAccountById } from '../identity/account-store.ts';
import { enqueueNotice } from '../identity/enqueue-notice.ts';
import { mailDestinationFor } from '../identity/mail-destination.ts';
import type { AccountJobs } from '../identity/rules/account-jobs.ts';
import { usualCategoryOf } from '../identity/rules/login-categories.ts';
import { isNoticeDue } from './mail-due.ts';
import type { AccountMailServices } from './mail-link.ts';

/** Has the person of an account notified that logins failed; a name that is nobody's leaves the same job, and it does nothing. */
export async function mailLoginNotice(
  services: AccountMailServices,
  { accountId, notice }: AccountJobs['loginNotice'],
  context: JobContext,
): Promise<void> {
  const { db, now } = services;
  const found = await findAccountById(db, accountId);
  if (found === undefined || !(await isNoticeDue(services, 'loginNotice', `${notice} ${accountId}`, context))) return;
  const { account, company } = found;
  const destination = mailDestinationFor(usualCategoryOf(account.kind), company);
  await enqueueNotice(db, { notice, account, language: account.language, destination }, now());
}
