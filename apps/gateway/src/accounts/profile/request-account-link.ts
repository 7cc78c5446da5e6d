import type { EnrollmentRequest } from '@airline/contract';

import { type Refused, refusedByName, refusedFields, refusedForNow } from '../../http/refusal.ts';
import { maskEmail } from '../identity/rules/mask-email.ts';
import type { AccountServices } from '../identity/services.ts';
import type { AccountAccess } from '../../http/access.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { enqueueAccountJob } from '../identity/enqueue-account-job.ts';
import { findAccountById, toLoginKey } from '../identity/account-store.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import { toDestination } from '../identity/destination.ts';
import { enqueueNotice } from '../identity/enqueue-notice.ts';

/** Where a person is, and what language they read. */
type Place = Pick<EnrollmentRequest, 'language' | 'surface'>;

export type AccountLinkResult = { readonly mailed: true } | Refused;

/** Mails a link to a new address, and a notice to the old one; the account changes when the link is opened. The address that it
 * has already, in any letter case, is refused. */
export async function changeEmail(
  services: AccountServices,
  access: AccountAccess,
  { email, language, surface }: Place & { readonly email: string },
  trace: RequestTrace,
): Promise<AccountLinkResult> {
  const { db, now, limits } = services;
  const { accountId, sessionId } = access;
  const found = await findAccountById(db, accountId);
  if (found === undefined) return { mailed: true };
  if (found.account.emailKey === toLoginKey(email)) return refusedFields([{ pointer: '/email', code: 'unchanged' }]);
  const limit = await limits.limitRate('linkAccount', `confirmEmail ${accountId}`);
  if (limit.isExceeded) return refusedForNow(limit);
  const { account, company } = found;
  const { reference, addressHash } = trace;
  const at = now();
  await db.transaction(async (tx) => {
    const link = { accountId, purpose: 'confirmEmail', language, surface, newEmail: email } as const;
    await enqueueAccountJob(tx, 'accountLink', link, at);
    const destination = toDestination(surface, company);
    const maskedEmail = maskEmail(email);
    await enqueueNotice(tx, { notice: 'emailChangeRequested', account, language, destination, maskedEmail }, at);
    await recordSecurityEvent(tx, { event: 'emailChangeRequested', at, accountId, sessionId, reference, addressHash });
  });
  return { mailed: true };
}

/** Mails the link that erases an account; those of a company ask the company, whose data theirs are. */
export async function requestErasure(
  services: AccountServices,
  access: AccountAccess,
  { language, surface }: Place,
  trace: RequestTrace,
): Promise<AccountLinkResult> {
  const { db, now, limits } = services;
  const { accountId, sessionId } = access;
  const found = await findAccountById(db, accountId);
  if (found?.account.kind !== 'member') return refusedByName('accountDataUnavailable');
  const limit = await limits.limitRate('linkAccount', `confirmErasure ${accountId}`);
  if (limit.isExceeded) return refusedForNow(limit);
  const { reference, addressHash } = trace;
  const at = now();
  await db.transaction(async (tx) => {
    await enqueueAccountJob(tx, 'accountLink', { accountId, purpose: 'confirmErasure', language, surface }, at);
    await recordSecurityEvent(tx, { event: 'erasureRequested', at, accountId, sessionId, reference, addressHash });
  });
  return { mailed: true };
}
