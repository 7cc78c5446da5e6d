import type { ClientCategory } from '@airline/client-config/client-categories';
import type { Problem } from '@airline/contract';

import { type Refusal, type Refused, refusedByCode, refusedByName } from '../../http/refusal.ts';
import { describeDevice } from './rules/describe-device.ts';
import { type ErrorCause, errorCauses } from './rules/error-causes.ts';
import type { AccountServices } from './services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import type { ProvedIdentity } from './identity-tokens.ts';
import { recordSecurityEvent } from './security-event-store.ts';

/** What a refused login says of tries: how many are left, or for how long there are none. */
export type TriesState = Pick<Problem, 'triesLeft' | 'lockedForSeconds'>;

/** What becomes of a login. */
export type LoginOutcome = { readonly assertion: string; readonly recoveryCodesLeft?: number } | Refused;

/** A login that succeeded: whose, as what, and how it was proved. */
export interface ProvedLogin {
  readonly accountId: string;
  readonly category: ClientCategory;
  readonly methods: readonly string[];
  /** The account's, read before anything was proved. */
  readonly sessionEpoch: number;
}

/** Creates the assertion of a proved login. */
export async function completeLogin(
  services: AccountServices,
  { accountId, ...proof }: ProvedLogin,
  { reference, addressHash }: RequestTrace,
): Promise<LoginOutcome> {
  const { category, methods } = proof;
  const at = services.now();
  const outcome = await issueAssertion(services, { subject: accountId, authenticatedAt: at, ...proof });
  if ('refused' in outcome) return outcome;
  const details = { category, methods: methods.join(' ') };
  await recordSecurityEvent(services.db, {
    event: 'loginSucceeded',
    at,
    accountId,
    reference,
    addressHash,
    details,
  });
  return outcome;
}

/** Refuses a login, and writes down why. */
export async function refuseLogin(
  services: AccountServices,
  cause: ErrorCause,
  { category, accountId }: { readonly category: ClientCategory; readonly accountId?: string | undefined },
  { reference, addressHash, device }: RequestTrace,
  tries: TriesState = {},
): Promise<Refused<Extract<Refusal, { readonly kind: 'code' }>>> {
  const details = { category, cause, ...describeDevice(device) };
  await recordSecurityEvent(services.db, {
    event: 'loginFailed',
    at: services.now(),
    accountId,
    reference,
    addressHash,
    details,
  });
  return refusedByCode(errorCauses[cause], tries);
}

/** Refuses a password or a passkey of somebody whose company lets its people log in with its own accounts alone, and writes it down. */
export async function refuseForSignOn(
  services: AccountServices,
  about: { readonly category: ClientCategory; readonly accountId: string },
  trace: RequestTrace,
): Promise<Refused> {
  return refuseNamedLogin(services, 'signOnRequired', about, trace);
}

/** Refuses a login by a name of the contract, and writes down why. */
export async function refuseNamedLogin(
  services: AccountServices,
  name: Parameters<typeof refusedByName>[0],
  { category, accountId }: { readonly category: ClientCategory; readonly accountId?: string | undefined },
  { reference, addressHash, device }: RequestTrace,
  refusal: Parameters<typeof refusedByName>[1] = {},
): Promise<Refused> {
  const details = { category, cause: name, ...describeDevice(device) };
  await recordSecurityEvent(services.db, {
    event: 'loginFailed',
    at: services.now(),
    accountId,
    reference,
    addressHash,
    details,
  });
  return refusedByName(name, refusal);
}

/** Signs an assertion; a key set that is not ready has a code of its own. */
export async function issueAssertion(
  services: AccountServices,
  who: Omit<ProvedIdentity, 'clientId'>,
): Promise<{ readonly assertion: string } | Refused> {
  const { clientId } = services.settings.current().config.loginClients[who.category];
  try {
    return { assertion: await services.tokens.signAssertion({ ...who, clientId }) };
  } catch (error) {
    services.log.error({ err: error }, 'no assertion can be signed');
    return refusedByCode(errorCauses.keySetNotReady);
  }
}
