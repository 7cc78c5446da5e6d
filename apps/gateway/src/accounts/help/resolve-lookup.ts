import type { LookupRequest } from '@airline/contract';

import type { JobContext } from '../../jobs/job-kinds.ts';
import { isLinkDue, isNoticeDue } from './mail-due.ts';
import { linkNeeded } from './rules/mail-needed.ts';
import { findAccountsByEmail } from '../identity/account-change-store.ts';
import { type AccountWithCompany, findAccountById, findAccountByLogin } from '../identity/account-store.ts';
import { toDestination } from '../identity/destination.ts';
import { mailEnrollment } from './mail-enrollment.ts';
import { type AccountMailServices, mailLink } from './mail-link.ts';
import { sendNotice } from './send-notice.ts';

/** What somebody wants help with, and the keyed hash of the address that they ask from. */
interface AskedLookup<Request = LookupRequest> {
  readonly request: Request;
  readonly askedFrom: string;
}

type AskedUsernames = AskedLookup<Extract<LookupRequest, { readonly purpose: 'forgotUsername' }>>;

/**
 * Finds the account that somebody wants help with, and mails what its person needs; gives its id.
 *
 * It runs after the answer, which is the same for everybody: anyone who has no account gets no mail and learns nothing.
 */
export async function resolveLookup(
  services: AccountMailServices,
  { request, askedFrom }: AskedLookup,
  context: JobContext,
): Promise<string | undefined> {
  if (request.purpose === 'forgotUsername') return mailUsernames(services, { request, askedFrom }, context);
  const login = request.purpose === 'completeSetup' ? request.accountNumber : request.username;
  const found = await findAccountByLogin(services.db, login);
  if (found === undefined) return undefined;
  await mailHelp(services, found, { request, askedFrom }, context);
  return found.account.id;
}

async function mailHelp(
  services: AccountMailServices,
  found: AccountWithCompany,
  { request: { purpose: askedFor, language, returnTo, continueTo }, askedFrom }: AskedLookup,
  context: JobContext,
): Promise<void> {
  const { account } = found;
  const { createdAt: askedAt } = context;
  const needed = linkNeeded({ status: account.status, hasPassword: account.passwordHash !== null });
  // Who asks to confirm what is confirmed already wants to log in, not another password.
  const purpose = askedFor === 'confirmEnrollment' && needed === 'resetPassword' ? 'alreadyActive' : needed;
  if (purpose === undefined || account.email === null) return;
  const destination = toDestination(returnTo.surface, found.company);
  if (purpose === 'accountClosed' || purpose === 'alreadyActive') {
    if (!(await isNoticeDue(services, 'linkAccount', `${purpose} ${account.id}`, context))) return;
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
  if (!(await isLinkDue(services, { accountId: account.id, purpose, askedFrom }, context))) return;
  const wanted = { account, purpose, content: { language, destination, askedFrom, continueTo }, askedAt };
  await (purpose === 'confirmEnrollment' ? mailEnrollment(services, wanted, context) : mailLink(services, wanted));
}

/** One mail for an address, however many accounts it has. */
async function mailUsernames(
  services: AccountMailServices,
  { request: { email, language, returnTo, continueTo }, askedFrom }: AskedUsernames,
  context: JobContext,
): Promise<string | undefined> {
  const accounts = await findAccountsByEmail(services.db, email);
  const [account] = accounts;
  if (account === undefined) return undefined;
  const purpose = 'forgotUsername';
  if (!(await isLinkDue(services, { accountId: account.id, purpose, askedFrom }, context))) return account.id;
  const withCompany = await findAccountById(services.db, account.id);
  const destination = toDestination(returnTo.surface, withCompany?.company ?? null);
  await mailLink(services, {
    account,
    purpose,
    content: { language, destination, askedFrom, continueTo, accountIds: accounts.map(({ id }) => id) },
    askedAt: context.createdAt,
    firstNames: accounts.map(({ firstName }) => firstName ?? '').filter((name) => name !== ''),
  });
  return account.id;
}
