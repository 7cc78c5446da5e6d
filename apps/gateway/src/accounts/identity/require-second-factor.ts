import type { Problem } from '@airline/contract';

import { errorCauses } from './rules/error-causes.ts';
import { refusedByCode } from '../../http/refusal.ts';
import type { AccountServices } from './services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { insertChallenge } from './challenge-store.ts';
import { recordSecurityEvent } from './security-event-store.ts';
import { countRecoveryCodes, findTotp, listPasskeys } from './factor-store.ts';
import type { LoginOutcome, ProvedLogin } from './login-outcome.ts';
import { hashOpaqueSecret, makeOpaqueSecret } from './opaque-secret.ts';

type Factor = NonNullable<Problem['multiFactor']>['factors'][number];

/** How long a login waits for its second factor. */
const waitsMs = 5 * 60 * 1000;

/**
 * Asks for the second factor of an account that has set one up, once its password was right; `undefined` when it has none.
 *
 * Where the environment has no settings for it, such an account cannot log in: what cannot be checked is not passed over.
 */
export async function requireSecondFactor(
  services: AccountServices,
  { accountId, category, methods, sessionEpoch }: ProvedLogin,
  { reference, addressHash }: RequestTrace,
): Promise<LoginOutcome | undefined> {
  const { db, now, log, settings } = services;
  const factors = await listFactors(services, accountId);
  if (factors.length === 0) return undefined;
  const { multiFactor, environment } = settings.current().config;
  if (multiFactor === undefined) {
    log.error({ environment }, 'a second factor is due, and the environment has no settings to check one with');
    return refusedByCode(errorCauses.loginUnavailable);
  }
  const at = now();
  const transaction = makeOpaqueSecret();
  await insertChallenge(db, {
    id: crypto.randomUUID(),
    kind: 'multiFactor',
    accountId,
    secretHash: hashOpaqueSecret(transaction),
    content: { category, methods, sessionEpoch },
    createdAt: at,
    expiresAt: new Date(at.getTime() + waitsMs),
  });
  await recordSecurityEvent(db, { event: 'secondFactorRequired', at, accountId, reference, addressHash });
  return refusedByCode(errorCauses.secondFactorDue, { multiFactor: { transaction, factors } });
}

/** The authenticator app makes the second factor due; passkeys and recovery codes then serve in its place. */
async function listFactors({ db }: AccountServices, accountId: string): Promise<Factor[]> {
  if ((await findTotp(db, accountId)) === undefined) return [];
  const factors: Factor[] = ['totp'];
  if ((await listPasskeys(db, accountId)).length > 0) factors.push('passkey');
  if ((await countRecoveryCodes(db, accountId)) > 0) factors.push('recoveryCode');
  return factors;
}
