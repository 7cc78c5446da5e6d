import { isClientCategory } from '@airline/client-config/client-categories';
import type { SecondFactor } from '@airline/contract';

import { type Refused, refusedByName } from '../../http/refusal.ts';
import { accountRefusal, lockedRefusal } from './rules/login-refusal.ts';
import { findTotpStep } from './rules/totp.ts';
import type { AccountServices } from './services.ts';
import { findAccountById } from './account-store.ts';
import { consumeChallenge, countTry, findChallengeBySecret, type IdentityChallenge } from './challenge-store.ts';
import { describeDevice } from './rules/describe-device.ts';
import { recordSecurityEvent } from './security-event-store.ts';
import { consumeRecoveryCode, countRecoveryCodes, findTotp, takeTotpStep } from './factor-store.ts';
import { refuseLogin, type LoginOutcome, completeLogin, type ProvedLogin } from './login-outcome.ts';
import { enqueueAccountJob } from './enqueue-account-job.ts';
import { isKnownDevice } from './known-device-store.ts';
import { type CountedTry, countFactorTry, forgetFactorTries } from './login-tries.ts';
import { hashOpaqueSecret } from './opaque-secret.ts';
import type { LoginTrace } from './prove-password.ts';
import { verifyPasskey } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-code-hash.ts';
import { notifyFactorChange } from './notify-factor-change.ts';
import { openSealedSecret } from './sealed-secret.ts';

/** After this many wrong codes a login begins anew with the password. */
const mostTries = 5;

const codeIncorrect = refusedByName('codeIncorrect');

/** Finds the login that waits for its second factor, by the secret that the right password got. */
export async function findWaitingLogin(
  { db, now }: AccountServices,
  transaction: string,
): Promise<(IdentityChallenge & { readonly accountId: string }) | undefined> {
  const waiting = await findChallengeBySecret(db, 'multiFactor', hashOpaqueSecret(transaction), now());
  if (waiting === undefined || waiting.accountId === null || waiting.tries >= mostTries) return undefined;
  return { ...waiting, accountId: waiting.accountId };
}

interface SecondFactorRequest {
  /** The client that factors are checked for: another one than the environment's is refused. */
  readonly clientId: string;
  readonly transaction: string;
  readonly factor: SecondFactor;
}

const clientUnknown: Refused = {
  refused: { kind: 'fields', errors: [{ pointer: '/clientId', code: 'clientUnknown' }], part: 'body' },
};

/** Ends a login by its second factor; tries are counted before the factor is looked at. */
export async function logInBySecondFactor(
  services: AccountServices,
  { clientId, transaction, factor }: SecondFactorRequest,
  trace: LoginTrace,
): Promise<LoginOutcome> {
  const { db, now } = services;
  if (clientId !== services.settings.current().config.multiFactor?.clientId) return clientUnknown;
  const waiting = await findWaitingLogin(services, transaction);
  if (waiting === undefined || (await countTry(db, waiting.id)) > mostTries) return refusedByName('challengeExpired');
  const { accountId } = waiting;
  const { category, methods, sessionEpoch } = readContent(waiting);
  const tried = await toFactorTry(services, accountId, trace);
  const counted = await countFactorTry(services, tried);
  if (counted.isExceeded || counted.isCapped) {
    const tries = counted.isCapped ? {} : { lockedForSeconds: counted.retryAfterSeconds };
    return refuseLogin(services, lockedRefusal(category), { category, accountId }, trace, tries);
  }

  const fault = await checkFactor(services, accountId, factor);
  const { reference, addressHash } = trace;
  const about = { at: now(), accountId, reference, addressHash, details: { kind: factor.kind } };
  if (fault !== undefined) {
    const details = { ...about.details, ...describeDevice(trace.device) };
    await recordSecurityEvent(db, { ...about, event: 'secondFactorFailed', details });
    await noticeWrongFactor(services, accountId, counted);
    return fault;
  }
  if (!(await consumeChallenge(db, 'multiFactor', waiting.id, now()))) return refusedByName('challengeExpired');
  await forgetFactorTries(services, tried);
  const codesLeft = factor.kind === 'recoveryCode' ? await countRecoveryCodes(db, accountId) : undefined;
  if (codesLeft !== undefined) {
    await recordSecurityEvent(db, { ...about, event: 'recoveryCodeUsed' });
    await notifyFactorChange(db, { accountId, category }, { notice: 'recoveryCodeUsed', codesLeft }, now());
  }
  const holder = await findAccountById(db, accountId);
  const refused = holder === undefined ? 'accountGone' : accountRefusal(holder.account, holder.company, category);
  if (refused !== undefined) return refuseLogin(services, refused, { category, accountId }, trace);
  const second = factor.kind === 'passkey' ? 'hwk' : 'otp';
  const proved = { accountId, category, methods: [...methods, second, 'mfa'], sessionEpoch };
  const outcome = await completeLogin(services, proved, trace);
  return 'assertion' in outcome && codesLeft !== undefined ? { ...outcome, recoveryCodesLeft: codesLeft } : outcome;
}

/** With so many wrong factors in a row the person of the account is written to: somebody has their password. */
const noticedTries = 3;

async function noticeWrongFactor(
  { db, now }: AccountServices,
  accountId: string,
  { count, reaches }: CountedTry,
): Promise<void> {
  const notice = reaches === 'cap' ? 'factorsCapped' : 'factorsTried';
  if (notice === 'factorsCapped' || count === noticedTries) {
    await enqueueAccountJob(db, 'loginNotice', { accountId, notice }, now());
  }
}

async function toFactorTry({ db }: AccountServices, accountId: string, { address, deviceHash }: LoginTrace) {
  const isKnown = deviceHash !== undefined && (await isKnownDevice(db, accountId, deviceHash));
  return { subject: accountId, address, knownDevice: isKnown ? deviceHash : undefined };
}

function readContent({ content }: IdentityChallenge): Pick<ProvedLogin, 'category' | 'methods' | 'sessionEpoch'> {
  const { category, methods, sessionEpoch = 0 } = content;
  if (!isClientCategory(category)) throw new Error('A login that waits for its second factor has no category.');
  const first = Array.isArray(methods) ? methods.map(String) : ['pwd'];
  return { category, methods: first, sessionEpoch: Number(sessionEpoch) };
}

async function checkFactor(
  services: AccountServices,
  accountId: string,
  factor: SecondFactor,
): Promise<Refused | undefined> {
  const { db, now, secretFor } = services;
  switch (factor.kind) {
    case 'totp': {
      const totp = await findTotp(db, accountId);
      if (totp === undefined) return codeIncorrect;
      const secret = openSealedSecret(await secretFor('secondFactor'), totp.secret, accountId);
      const step = findTotpStep(secret, factor.code, now());
      if (step === undefined) return codeIncorrect;
      return (await takeTotpStep(db, accountId, step)) ? undefined : refusedByName('codeUsed');
    }
    case 'recoveryCode': {
      const hash = await hashRecoveryCode(services, accountId, factor.code);
      return (await consumeRecoveryCode(db, accountId, hash, now())) ? undefined : codeIncorrect;
    }
    case 'passkey': {
      const verified = await verifyPasskey(services, factor, accountId);
      return 'refused' in verified ? verified : undefined;
    }
  }
}
