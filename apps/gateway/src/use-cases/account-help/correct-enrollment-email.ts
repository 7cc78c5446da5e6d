import type { endpoints } from '@airline/contract';
import type * as z from 'zod/mini';

import { accountRefusal } from '../../domain/identity/login-refusal.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { lockAccount, setEmail } from '../../store/account-changes.ts';
import { supersedeLinks } from '../../store/account-links.ts';
import { enqueueTask } from '../../store/account-tasks.ts';
import { recordSecurityEvent } from '../../store/identity-events.ts';
import { fail, type LoginRefusal } from '../identity/login-outcome.ts';
import { provePassword } from '../identity/prove-password.ts';

type Correction = z.infer<typeof endpoints.correctEnrollmentEmail.body>;

/**
 * Sets the address of an enrolment that nobody has confirmed to the one that its person meant, and mails the link there.
 *
 * The password is proved and counted as at a login: it is all that tells the person from others, for the mail went astray.
 * Whether the new address is a member's already is told by the mail alone, as of every enrolment.
 */
export async function correctEnrollmentEmail(
  services: IdentityServices,
  { username, password, email, language, surface }: Correction,
  trace: RequestTrace,
): Promise<{ readonly mailed: true } | LoginRefusal> {
  const category = surface === 'webview' ? 'mobileMember' : 'member';
  const proof = await provePassword(services, { category, username, password }, trace);
  if (!('proved' in proof)) return proof;
  const { account, company } = proof.proved;
  const standing = accountRefusal(account, company);
  if (standing === undefined) return { problem: 'enrollmentConfirmed' };
  if (standing !== 'enrolmentUnconfirmed') return fail(services, standing, { category, accountId: account.id }, trace);
  const limit = await services.limits.limitRate('linkAccount', `confirmEnrollment ${account.id}`);
  if (limit.isExceeded) return { retryAfterSeconds: limit.retryAfterSeconds };
  const at = services.now();
  const { reference, addressHash } = trace;
  const isCorrected = await services.db.transaction(async (tx) => {
    // The first address may be right after all, and its link opened at this very moment.
    if ((await lockAccount(tx, account.id))?.status !== 'pending') return false;
    await setEmail(tx, account.id, email);
    await supersedeLinks(tx, account.id, at);
    await enqueueTask(tx, { kind: 'link', accountId: account.id, purpose: 'confirmEnrollment', language, surface }, at);
    await recordSecurityEvent(tx, { event: 'enrolmentCorrected', at, accountId: account.id, reference, addressHash });
    return true;
  });
  return isCorrected ? { mailed: true } : { problem: 'enrollmentConfirmed' };
}
