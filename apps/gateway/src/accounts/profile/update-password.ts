import { passwordFaults, unchangedPassword } from '../help/rules/credential-faults.ts';
import { type Refused, refusedByCode, refusedForNow } from '../../http/refusal.ts';
import { recoveryErrorCode } from '../help/rules/recovery-checks.ts';
import { errorCauses } from '../identity/rules/error-causes.ts';
import { credentialsRefusal } from '../identity/rules/login-refusal.ts';
import type { AccountServices } from '../identity/services.ts';
import type { AccountAccess } from '../../http/access.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { lockAccount, setPassword } from '../identity/account-change-store.ts';
import { supersedeLinks } from '../help/link-store.ts';
import { findAccountById } from '../identity/account-store.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import { endSessionsOf, updateSession } from '../identity/session-store.ts';
import { forgetTriesOf } from '../identity/login-tries.ts';
import { enqueueNotice } from '../identity/enqueue-notice.ts';
import { mailDestinationFor } from '../identity/mail-destination.ts';

/** A password as its person wants it from now on. */
export interface PasswordUpdate {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly language: 'es' | 'en';
}

export type PasswordUpdateResult = { readonly updated: true } | Refused;

/**
 * Sets a new password for anyone who knows the current one. Every other session ends, and so do links that were mailed.
 *
 * This session goes on as if its person had just logged in, for they proved who they are.
 */
export async function updatePassword(
  services: AccountServices,
  access: AccountAccess,
  update: PasswordUpdate,
  trace: RequestTrace,
): Promise<PasswordUpdateResult> {
  const { db, now, limits, secrets } = services;
  const { accountId, category } = access;
  const limit = await limits.limitRate('passwordChange', accountId);
  if (limit.isExceeded) return refusedForNow(limit);
  const found = await findAccountById(db, accountId);
  const verifiedHash = found?.account.passwordHash;
  const isRight = await secrets.verifySecret(verifiedHash, update.currentPassword, trace.address);
  const wrong = refusedByCode(errorCauses[credentialsRefusal(category)], {
    errors: [{ pointer: '/currentPassword', code: 'mismatch' }],
  });
  if (!isRight) return wrong;
  const errors = passwordFaults(update.newPassword, '/newPassword');
  if (errors.length > 0) return refusedByCode(recoveryErrorCode('passwordInvalid'), { errors: [...errors] });
  if (update.newPassword === update.currentPassword) {
    return refusedByCode(recoveryErrorCode('passwordInvalid'), { errors: [unchangedPassword] });
  }
  const passwordHash = await secrets.hashSecret(update.newPassword, trace.address);
  const at = now();
  const isUpdated = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    // Somebody was faster with another new password: what was verified is not the current one any more.
    if (account === undefined || account.passwordHash !== verifiedHash) return false;
    await setPassword(tx, accountId, passwordHash, at);
    const ended = await endSessionsOf(tx, accountId, { reason: 'passwordChanged', now: at, except: access.sessionId });
    await updateSession(tx, access.sessionId, { authenticatedAt: at });
    await supersedeLinks(tx, accountId, at);
    const destination = mailDestinationFor(category, found?.company ?? null);
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
  if (found !== undefined) await forgetTriesOf(services, found.account, trace.address);
  return { updated: true };
}
