import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import type { LimitState } from './limit-rate.ts';
import { findWaitingLogin } from './log-in-by-second-factor.ts';
import { challengePasskeyLogin, type PasskeyChallenge } from './passkeys.ts';

/** Starts a login by passkey; with the transaction of a login whose password was right, by a passkey of that account. */
export async function startPasskeyLogin(
  identity: IdentityServices,
  transaction: string | undefined,
  { address }: RequestTrace,
): Promise<PasskeyChallenge | { readonly problem: 'challengeExpired' } | LimitState> {
  const limit = await identity.limits.limitRate('passkeyChallenge', address);
  if (limit.isExceeded) return limit;
  if (transaction === undefined) return challengePasskeyLogin(identity, undefined);
  const waiting = await findWaitingLogin(identity, transaction);
  if (waiting === undefined) return { problem: 'challengeExpired' };
  return challengePasskeyLogin(identity, waiting.accountId);
}
