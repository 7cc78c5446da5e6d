import type { ErrorCode } from '@airline/error-catalogue';

import { type FieldFault, passwordFaults, unchangedPassword } from '../../domain/account-help/credential-faults.ts';
import { recoveryCode } from '../../domain/account-help/recovery-checks.ts';
import { errorCauses } from '../../domain/identity/error-causes.ts';
import { credentialsRefusal } from '../../domain/identity/login-refusal.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { AccountAccess } from '../../middleware/authenticate.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { lockAccount, setPassword } from '../../store/account-changes.ts';
import { supersedeLinks } from '../../store/account-links.ts';
import { findAccountById } from '../../store/identity-accounts.ts';
import { recordSecurityEvent } from '../../store/identity-events.ts';
import { endSessionsOf, updateSession } from '../../store/identity-sessions.ts';
import { enqueueNotice } from '../account-help/enqueue-notice.ts';
import { destinationOfCategory } from './destination-of-category.ts';

/** A password as its person wants it from now on. */
export interface PasswordUpdate {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly language: 'es' | 'en';
}

export type PasswordUpdateResult =
  | { readonly updated: true }
  | { readonly retryAfterSeconds: number }
  | { readonly code: ErrorCode; readonly errors: readonly FieldFault[] };

/**
 * Sets a new password for whoever knows the current one. Every other session ends, and so do links that were mailed.
 *
 * This session goes on as if its person had just logged in, for they proved who they are.
 */
export async function updatePassword(
  services: IdentityServices,
  access: AccountAccess,
  update: PasswordUpdate,
  trace: RequestTrace,
): Promise<PasswordUpdateResult> {
  const { db, now, limits, secrets } = services;
  const { accountId, category } = access;
  const limit = await limits.limitRate('passwordChange', accountId);
  if (limit.isExceeded) return { retryAfterSeconds: limit.retryAfterSeconds };
  const found = await findAccountById(db, accountId);
  const verifiedHash = found?.account.passwordHash;
  const isRight = await secrets.verifySecret(verifiedHash, update.currentPassword);
  const wrong: PasswordUpdateResult = {
    code: errorCauses[credentialsRefusal(category)],
    errors: [{ pointer: '/currentPassword', code: 'mismatch' }],
  };
  if (!isRight) return wrong;
  const errors = passwordFaults(update.newPassword, '/newPassword');
  if (errors.length > 0) return { code: recoveryCode('passwordInvalid'), errors };
  if (update.newPassword === update.currentPassword) {
    return { code: recoveryCode('passwordInvalid'), errors: [unchangedPassword] };
  }
  const passwordHash = await secrets.hashSecret(update.newPassword);
  const at = now();
  const isUpdated = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    // Somebody was faster with another new password: what was verified is not the current one any more.
    if (account === undefined || account.passwordHash !== verifiedHash) return false;
    await setPassword(tx, accountId, passwordHash, at);
    const ended = await endSessionsOf(tx, accountId, { reason: 'passwordChanged', now: at, except: access.sessionId });
    await updateSession(tx, access.sessionId, { authenticatedAt: at });
    await supersedeLinks(tx, accountId, at);
    const destination = destinationOfCategory(category, found?.company ?? null);
    await enqueueNotice(tx, { notice: 'passwordChanged', account, language: update.language, destination }, at);
    await recordSecurityEvent(tx, {
      event: 'passwordChanged',
      at,
      accountId,
      sessionId: access.sessionId,
      reference: trace.reference,
      addressHash: trace.addressHash,
      details: { endedSessions: ended },
    });
    return true;
  });
  if (!isUpdated) return wrong;
  await limits.forgetRate('passwordChange', accountId);
  return { updated: true };
}
