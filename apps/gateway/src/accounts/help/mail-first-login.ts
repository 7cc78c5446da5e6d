import type { FirstLogin } from '../identity/rules/account-jobs.ts';
import type { JobContext } from '../../jobs/job-kinds.ts';
import { isLinkDue } from './mail-due.ts';
import { linkNeeded } from './rules/mail-needed.ts';
import { mayLogInAs } from '../identity/rules/login-categories.ts';
import { findAccountByLogin } from '../identity/account-store.ts';
import { mailDestinationFor } from '../identity/mail-destination.ts';
import { type AccountMailServices, mailLink } from './mail-link.ts';

/**
 * Mails the set-up to the person of an account that never had a password, and nothing to anybody else.
 *
 * The login said the same of every number; anyone who has the account reads here what the login could not say.
 */
export async function mailFirstLogin(
  services: AccountMailServices,
  { accountNumber, category, askedFrom }: FirstLogin,
  context: JobContext,
): Promise<void> {
  const found = await findAccountByLogin(services.db, accountNumber);
  if (found === undefined || !mayLogInAs(found.account, category)) return;
  const { account, company } = found;
  const purpose = linkNeeded({ status: account.status, hasPassword: account.passwordHash !== null });
  if (purpose !== 'completeSetup') return;
  if (!(await isLinkDue(services, { accountId: account.id, purpose, askedFrom }, context))) return;
  const destination = mailDestinationFor(category, company);
  const content = { language: account.language, destination, ...(askedFrom === undefined ? {} : { askedFrom }) };
  await mailLink(services, { account, purpose, content, askedAt: context.createdAt });
}
