import { type ClientCategory, isClientCategory } from '@airline/client-config/client-categories';
import type { ProblemName, SecondFactor } from '@airline/contract';

import { accountRefusal, lockedRefusal } from '../../domain/identity/login-refusal.ts';
import { totpStepOf } from '../../domain/identity/totp.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { findAccountById } from '../../store/identity-accounts.ts';
import {
  consumeChallenge,
  countTry,
  findChallengeBySecret,
  type IdentityChallenge,
} from '../../store/identity-challenges.ts';
import { recordSecurityEvent } from '../../store/identity-events.ts';
import { consumeRecoveryCode, countRecoveryCodes, findTotp, takeTotpStep } from '../../store/identity-factors.ts';
import { fail, type LoginOutcome, succeed } from './login-outcome.ts';
import { hashOpaqueSecret } from './opaque-secret.ts';
import { verifyPasskey } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-code-hash.ts';
import { notifyFactorChange } from './notify-factor-change.ts';
import { openSealedSecret } from './sealed-secret.ts';

/** After this many wrong codes a login begins anew with the password. */
const mostTries = 5;

/** Finds the login that waits for its second factor, by the secret that the right password got. */
export async function findWaitingLogin(
  { db, now }: IdentityServices,
  transaction: string,
): Promise<(IdentityChallenge & { readonly accountId: string }) | undefined> {
  const waiting = await findChallengeBySecret(db, 'multiFactor', hashOpaqueSecret(transaction), now());
  if (waiting === undefined || waiting.accountId === null || waiting.tries >= mostTries) return undefined;
  return { ...waiting, accountId: waiting.accountId };
}

/** Ends a login by its second factor; tries are counted before the factor is looked at. */
export async function logInBySecondFactor(
  identity: IdentityServices,
  { transaction, factor }: { readonly transaction: string; readonly factor: SecondFactor },
  trace: RequestTrace,
): Promise<LoginOutcome> {
  const { db, now, limits } = identity;
  const waiting = await findWaitingLogin(identity, transaction);
  if (waiting === undefined || (await countTry(db, waiting.id)) > mostTries) return { problem: 'challengeExpired' };
  const { accountId } = waiting;
  const category = categoryOf(waiting);
  const byAccount = await limits.limitRate('secondFactor', accountId);
  if (byAccount.isExceeded) {
    const tries = { lockedForSeconds: byAccount.retryAfterSeconds };
    return fail(identity, lockedRefusal(category), { category, accountId }, trace, tries);
  }

  const fault = await checkFactor(identity, accountId, factor);
  const { reference, addressHash } = trace;
  const about = { at: now(), accountId, reference, addressHash, details: { kind: factor.kind } };
  if (fault !== undefined) {
    await recordSecurityEvent(db, { ...about, event: 'secondFactorFailed' });
    return { problem: fault };
  }
  if (!(await consumeChallenge(db, 'multiFactor', waiting.id, now()))) return { problem: 'challengeExpired' };
  await limits.forgetRate('secondFactor', accountId);
  const codesLeft = factor.kind === 'recoveryCode' ? await countRecoveryCodes(db, accountId) : undefined;
  if (codesLeft !== undefined) {
    await recordSecurityEvent(db, { ...about, event: 'recoveryCodeUsed' });
    await notifyFactorChange(db, { accountId, category }, { notice: 'recoveryCodeUsed', codesLeft }, now());
  }
  const holder = await findAccountById(db, accountId);
  const refused = holder === undefined ? 'accountGone' : accountRefusal(holder.account, holder.company);
  if (refused !== undefined) return fail(identity, refused, { category, accountId }, trace);
  const second = factor.kind === 'passkey' ? 'hwk' : 'otp';
  const outcome = await succeed(identity, { accountId, category, methods: ['pwd', second, 'mfa'] }, trace);
  return 'assertion' in outcome && codesLeft !== undefined ? { ...outcome, recoveryCodesLeft: codesLeft } : outcome;
}

function categoryOf({ content }: IdentityChallenge): ClientCategory {
  const { category } = content;
  if (!isClientCategory(category)) throw new Error('A login that waits for its second factor has no category.');
  return category;
}

async function checkFactor(
  identity: IdentityServices,
  accountId: string,
  factor: SecondFactor,
): Promise<ProblemName | undefined> {
  const { db, now, secretFor } = identity;
  switch (factor.kind) {
    case 'totp': {
      const totp = await findTotp(db, accountId);
      if (totp === undefined) return 'codeIncorrect';
      const secret = openSealedSecret(await secretFor('secondFactor'), totp.secret, accountId);
      const step = totpStepOf(secret, factor.code, now());
      return step !== undefined && (await takeTotpStep(db, accountId, step)) ? undefined : 'codeIncorrect';
    }
    case 'recoveryCode': {
      const hash = await hashRecoveryCode(identity, accountId, factor.code);
      return (await consumeRecoveryCode(db, accountId, hash, now())) ? undefined : 'codeIncorrect';
    }
    case 'passkey': {
      const verified = await verifyPasskey(identity, factor, accountId);
      return 'fault' in verified ? verified.fault : undefined;
    }
  }
}
