import type { JobContext, JobGroup, JobHandlers } from '../../jobs/job-kinds.ts';
import { mailCredentialExpiry } from '../companies/mail-credential-expiry.ts';
import { mailInvitation } from '../companies/mail-invitation.ts';
import { mailSignup } from './mail-signup.ts';
import { mailSupport } from '../companies/mail-support.ts';
import { findAccountById } from '../identity/account-store.ts';
import { toDestination } from '../identity/destination.ts';
import type { AccountJobs, AccountLinkJob } from '../identity/rules/account-jobs.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import { mailEnrollment } from './mail-enrollment.ts';
import { isNoticeDue } from './mail-due.ts';
import { mailFirstLogin } from './mail-first-login.ts';
import { type AccountMailServices, mailLink } from './mail-link.ts';
import { resolveLookup } from './resolve-lookup.ts';
import { mailLoginNotice } from './mail-login-notice.ts';
import { sendNotice } from './send-notice.ts';
import { sendPromotionMail } from './send-promotion-mail.ts';

const leaseMs = 60_000;

/** Every payload names a person: it is deleted with its job, and no error that may repeat an address is logged. */
const personal = {
  /** With delays that double: about an hour. Nobody waits longer for a link that they asked for. */
  mostAttempts: 11,
  whenGivenUp: 'delete',
} as const;

/** What accounts leave for after their answers: lookups and mails, one at a time in the order in which they were asked for. */
export function accountJobGroup(services: AccountMailServices): JobGroup {
  const handlers: JobHandlers<AccountJobs> = {
    accountLookup: { ...personal, run: (lookup, context) => lookUp(services, lookup, context) },
    firstLogin: { ...personal, run: (login, context) => mailFirstLogin(services, login, context) },
    loginNotice: { ...personal, run: (login, context) => mailLoginNotice(services, login, context) },
    accountLink: { ...personal, run: (link, context) => mailAccountLink(services, link, context) },
    accountNotice: { ...personal, run: (notice) => sendNotice(services, notice) },
    promotionMail: { ...personal, run: (asked) => sendPromotionMail(services, asked) },
    companyInvitation: { ...personal, run: (invitation) => mailInvitation(services, invitation) },
    companySignup: { ...personal, run: (asked, context) => mailSignup(services, asked, context) },
    credentialExpiryMail: { ...personal, run: (asked) => mailCredentialExpiry(services, asked) },
    supportMail: { ...personal, run: (asked) => mailSupport(services, asked) },
  };
  return { name: 'account jobs', handlers, concurrency: 1, leaseMs };
}

async function lookUp(
  services: AccountMailServices,
  { request, trace }: AccountJobs['accountLookup'],
  context: JobContext,
): Promise<void> {
  const { createdAt } = context;
  const accountId = await resolveLookup(services, { request, askedFrom: trace.addressHash }, context);
  const details = { purpose: request.purpose };
  await recordSecurityEvent(services.db, { event: 'linkRequested', at: createdAt, accountId, ...trace, details });
}

async function mailAccountLink(
  services: AccountMailServices,
  { accountId, purpose, language, surface, newEmail, askedFrom, continueTo }: AccountLinkJob,
  context: JobContext,
): Promise<void> {
  const { createdAt: askedAt } = context;
  const found = await findAccountById(services.db, accountId);
  if (found === undefined) return;
  if (purpose === 'confirmEnrollment') {
    const { emailKey } = found.account;
    if (!(await isNoticeDue(services, 'enrolmentEmail', emailKey ?? '', context))) return;
  }
  const destination = toDestination(surface, found.company);
  const content = {
    language,
    destination,
    continueTo,
    ...(newEmail === undefined ? {} : { newEmail }),
    ...(askedFrom === undefined ? {} : { askedFrom }),
  };
  const wanted = { account: found.account, purpose, content, askedAt };
  await (purpose === 'confirmEnrollment' ? mailEnrollment(services, wanted, context) : mailLink(services, wanted));
}
