import type { AccountTask } from '../../domain/account-help/account-task.ts';
import { linkNeeded } from '../../domain/account-help/mail-needed.ts';
import { mayLogInAs } from '../../domain/identity/login-categories.ts';
import { findAccountByLogin } from '../../store/identity-accounts.ts';
import { destinationOfCategory } from '../account/destination-of-category.ts';
import { type AccountMailServices, mailLink } from './mail-link.ts';

/**
 * Mails the set-up to the person of an account that never had a password, and nothing to anybody else.
 *
 * The login said the same of every number; whoever has the account reads here what the login could not say.
 */
export async function mailFirstLogin(
  services: AccountMailServices,
  { accountNumber, category }: Extract<AccountTask, { readonly kind: 'firstLogin' }>,
  askedAt: Date,
): Promise<void> {
  const found = await findAccountByLogin(services.db, accountNumber);
  if (found === undefined || !mayLogInAs(found.account.kind, category)) return;
  const { account, company } = found;
  const purpose = linkNeeded({ status: account.status, hasPassword: account.passwordHash !== null });
  if (purpose !== 'completeSetup') return;
  const content = { language: account.language, destination: destinationOfCategory(category, company) };
  await mailLink(services, { account, purpose, content, askedAt });
}
