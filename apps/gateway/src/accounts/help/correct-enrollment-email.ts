import type { endpoints } from '@airline/contract';
import type * as z from 'zod/mini';

import { type Refused, refusedByName, refusedForNow } from '../../http/refusal.ts';
import { accountRefusal } from '../identity/rules/login-refusal.ts';
import type { AccountServices } from '../identity/services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { lockAccount, setEmail } from '../identity/account-change-store.ts';
import { supersedeLinks } from './link-store.ts';
import { enqueueAccountJob } from '../identity/enqueue-account-job.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import { refuseLogin } from '../identity/login-outcome.ts';
import { provePassword } from '../identity/prove-password.ts';

type Correction = z.infer<typeof endpoints.correctEnrollmentEmail.body>;

/**
 * Sets the address of an enrolment that nobody has confirmed to the one that its person meant, and mails the link there.
 *
 * The password is proved and counted as at a login: only the person of the enrolment knows it, since the mail went astray.
 * Whether the new address is a member's already is said by the mail alone, as of every enrolment.
 */
export async function correctEnrollmentEmail(
  services: AccountServices,
  { username, password, email, language, surface }: Correction,
  trace: RequestTrace,
): Promise<{ readonly mailed: true } | Refused> {
  const category = surface === 'webview' ? 'mobileMember' : 'member';
  // The cookie of known devices goes to the login alone.
  const origin = { ...trace, deviceHash: undefined };
  const proof = await provePassword(services, { category, username, password }, origin);
  if (!('proved' in proof)) return proof;
  const { account, company } = proof.proved;
  const standing = accountRefusal(account, company, category);
  if (standing === undefined) return refusedByName('enrollmentConfirmed');
  if (standing !== 'enrolmentUnconfirmed')
    return refuseLogin(services, standing, { category, accountId: account.id }, trace);
  const limit = await services.limits.limitRate('linkAccount', `confirmEnrollment ${account.id}`);
  if (limit.isExceeded) return refusedForNow(limit);
  const at = services.now();
  const { reference, addressHash } = trace;
  const isCorrected = await services.db.transaction(async (tx) => {
    // The first address may be right after all, and its link opened at this very moment.
    if ((await lockAccount(tx, account.id))?.status !== 'pending') return false;
    await setEmail(tx, account.id, email, at);
    await supersedeLinks(tx, account.id, at);
    const asked = { purpose: 'confirmEnrollment', language, surface, askedFrom: addressHash } as const;
    const link = { accountId: account.id, ...asked };
    await enqueueAccountJob(tx, 'accountLink', link, at);
    await recordSecurityEvent(tx, { event: 'enrolmentCorrected', at, accountId: account.id, reference, addressHash });
    return true;
  });
  return isCorrected ? { mailed: true } : refusedByName('enrollmentConfirmed');
}
