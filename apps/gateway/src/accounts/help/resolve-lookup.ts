import type { LookupRequest } from '@airline/contract';

import { linkNeeded } from './rules/mail-needed.ts';
import { findAccountsByEmail } from '../identity/account-change-store.ts';
import { type AccountWithCompany, findAccountById, findAccountByLogin } from '../identity/account-store.ts';
import { toDestination } from '../identity/destination.ts';
import { mailEnrollment } from './mail-enrollment.ts';
import { type AccountMailServices, mailLink } from './mail-link.ts';
import { sendNotice } from './send-notice.ts';

/**
 * Finds the account that somebody wants help with, and mails what its person needs; gives its id.
 *
 * It runs after the answer, which is the same for everybody: anyone who has no account gets no mail and learns nothing.
 */
export async function resolveLookup(
  services: AccountMailServices,
  request: LookupRequest,
  askedAt: Date,
): Promise<string | undefined> {
  if (request.purpose === 'forgotUsername') return mailUsernames(services, request, askedAt);
  const login = request.purpose === 'completeSetup' ? request.accountNumber : request.username;
  const found = await findAccountByLogin(services.db, login);
  if (found === undefined) return undefined;
  await mailHelp(services, found, request, askedAt);
  return found.account.id;
}

async function mailHelp(
  services: AccountMailServices,
  found: AccountWithCompany,
  { purpose: askedFor, language, returnTo }: LookupRequest,
  askedAt: Date,
): Promise<void> {
  const { account } = found;
  const needed = linkNeeded({ status: account.status, hasPassword: account.passwordHash !== null });
  // Who asks to confirm what is confirmed already wants to log in, not another password.
  const purpose = askedFor === 'confirmEnrollment' && needed === 'resetPassword' ? 'alreadyActive' : needed;
  if (purpose === undefined || account.email === null) return;
  const destination = toDestination(returnTo.surface, found.company);
  if (purpose === 'accountClosed' || purpose === 'alreadyActive') {
    await sendNotice(services, {
      notice: purpose,
      language,
      email: account.email,
      firstName: account.firstName,
      destination,
      id: `${account.id}-${askedAt.getTime()}`,
    });
    return;
  }
  const wanted = { account, purpose, content: { language, destination }, askedAt };
  await (purpose === 'confirmEnrollment' ? mailEnrollment(services, wanted) : mailLink(services, wanted));
}

/** One mail for an address, however many accounts it has. */
async function mailUsernames(
  services: AccountMailServices,
  { email, language, returnTo }: Extract<LookupRequest, { readonly purpose: 'forgotUsername' }>,
  askedAt: Date,
): Promise<string | undefined> {
  const accounts = await findAccountsByEmail(services.db, email);
  const [account] = accounts;
  if (account === undefined) return undefined;
  const withCompany = await findAccountById(services.db, account.id);
  const destination = toDestination(returnTo.surface, withCompany?.company ?? null);
  await mailLink(services, {
    account,
    purpose: 'forgotUsername',
    content: { language, destination, accountIds: accounts.map(({ id }) => id) },
    askedAt,
    firstNames: accounts.map(({ firstName }) => firstName ?? '').filter((name) => name !== ''),
  });
  return account.id;
}
