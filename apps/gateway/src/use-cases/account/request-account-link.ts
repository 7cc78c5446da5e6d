import type { EnrollmentRequest } from '@airline/contract';

import type { FieldFault } from '../../domain/account-help/credential-faults.ts';
import { maskEmail } from '../../domain/account-help/mask-email.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { AccountAccess } from '../../middleware/authenticate.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { enqueueTask } from '../../store/account-tasks.ts';
import { findAccountById, loginKeyOf } from '../../store/identity-accounts.ts';
import { recordSecurityEvent } from '../../store/identity-events.ts';
import { destinationOf } from '../account-help/destination.ts';
import { enqueueNotice } from '../account-help/enqueue-notice.ts';

/** Where a person is, and what language they read. */
type Place = Pick<EnrollmentRequest, 'language' | 'surface'>;

export type AccountLinkResult =
  | { readonly mailed: true }
  | { readonly retryAfterSeconds: number }
  | { readonly refused: 'accountDataUnavailable' }
  | { readonly faults: readonly FieldFault[] };

/** Mails a link to a new address, and tells the old one; the account changes when the link is opened. The address that it
 * has already, in any letter case, is refused. */
export async function changeEmail(
  services: IdentityServices,
  access: AccountAccess,
  { email, language, surface }: Place & { readonly email: string },
  trace: RequestTrace,
): Promise<AccountLinkResult> {
  const { db, now, limits } = services;
  const { accountId, sessionId } = access;
  const found = await findAccountById(db, accountId);
  if (found === undefined) return { mailed: true };
  if (found.account.emailKey === loginKeyOf(email)) return { faults: [{ pointer: '/email', code: 'unchanged' }] };
  const limit = await limits.limitRate('linkAccount', `confirmEmail ${accountId}`);
  if (limit.isExceeded) return { retryAfterSeconds: limit.retryAfterSeconds };
  const { account, company } = found;
  const { reference, addressHash } = trace;
  const at = now();
  await db.transaction(async (tx) => {
    await enqueueTask(tx, { kind: 'link', accountId, purpose: 'confirmEmail', language, surface, newEmail: email }, at);
    const destination = destinationOf(surface, company);
    const maskedEmail = maskEmail(email);
    await enqueueNotice(tx, { notice: 'emailChangeRequested', account, language, destination, maskedEmail }, at);
    await recordSecurityEvent(tx, { event: 'emailChangeRequested', at, accountId, sessionId, reference, addressHash });
  });
  return { mailed: true };
}

/** Mails the link that erases an account; those of a company ask the company, whose data theirs are. */
export async function requestErasure(
  services: IdentityServices,
  access: AccountAccess,
  { language, surface }: Place,
  trace: RequestTrace,
): Promise<AccountLinkResult> {
  const { db, now, limits } = services;
  const { accountId, sessionId } = access;
  const found = await findAccountById(db, accountId);
  if (found?.account.kind !== 'member') return { refused: 'accountDataUnavailable' };
  const limit = await limits.limitRate('linkAccount', `confirmErasure ${accountId}`);
  if (limit.isExceeded) return { retryAfterSeconds: limit.retryAfterSeconds };
  const { reference, addressHash } = trace;
  const at = now();
  await db.transaction(async (tx) => {
    await enqueueTask(tx, { kind: 'link', accountId, purpose: 'confirmErasure', language, surface }, at);
    await recordSecurityEvent(tx, { event: 'erasureRequested', at, accountId, sessionId, reference, addressHash });
  });
  return { mailed: true };
}
