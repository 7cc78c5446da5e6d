import type { ClientCategory } from '@airline/client-config/client-categories';
import { loginClientFor } from '@airline/client-config/login-clients';
import type { Problem, ProblemName } from '@airline/contract';

import type { ErrorCause } from '../../domain/identity/error-causes.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { recordSecurityEvent } from '../../store/identity-events.ts';

/** What a refused login tells of tries: how many more there are, or for how long there are none. */
export type TriesState = Pick<Problem, 'triesLeft' | 'lockedForSeconds'>;

/** Why a login did not succeed, and what is to be done first where the right password was typed. */
export type LoginRefusal =
  | ({ readonly refused: ErrorCause } & Pick<Problem, 'multiFactor' | 'nextStep'> & TriesState)
  | { readonly problem: ProblemName }
  | { readonly retryAfterSeconds: number };

/** What becomes of a login. */
export type LoginOutcome = { readonly assertion: string; readonly recoveryCodesLeft?: number } | LoginRefusal;

/** A login that succeeded: whose, as what, and how it was proved. */
export interface ProvedLogin {
  readonly accountId: string;
  readonly category: ClientCategory;
  readonly methods: readonly string[];
}

/** Gives a proved login its assertion. */
export async function succeed(
  identity: IdentityServices,
  { accountId, category, methods }: ProvedLogin,
  { reference, addressHash }: RequestTrace,
): Promise<LoginOutcome> {
  const at = identity.now();
  const outcome = await giveAssertion(identity, { subject: accountId, category, authenticatedAt: at, methods });
  if ('refused' in outcome) return outcome;
  const details = { category, methods: methods.join(' ') };
  await recordSecurityEvent(identity.db, {
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
export async function fail(
  identity: IdentityServices,
  refused: ErrorCause,
  { category, accountId }: { readonly category: ClientCategory; readonly accountId?: string | undefined },
  { reference, addressHash }: RequestTrace,
  tries: TriesState = {},
): Promise<{ readonly refused: ErrorCause } & TriesState> {
  const details = { category, cause: refused };
  await recordSecurityEvent(identity.db, {
    event: 'loginFailed',
    at: identity.now(),
    accountId,
    reference,
    addressHash,
    details,
  });
  return { refused, ...tries };
}

/** Signs an assertion; a key set that is not ready is told by its own code. */
export async function giveAssertion(
  identity: IdentityServices,
  who: {
    readonly subject: string;
    readonly category: ClientCategory;
    readonly authenticatedAt: Date;
    readonly methods: readonly string[];
  },
): Promise<{ readonly assertion: string } | { readonly refused: ErrorCause }> {
  const { clientId } = loginClientFor(identity.environment, who.category);
  try {
    return { assertion: await identity.tokens.signAssertion({ ...who, clientId }) };
  } catch (error) {
    identity.log.error({ err: error }, 'no assertion can be signed');
    return { refused: 'keySetNotReady' };
  }
}
