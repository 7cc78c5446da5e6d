import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { AccountServices } from './services.ts';
import { findWaitingLogin } from './log-in-by-second-factor.ts';
import { challengePasskeyLogin, type PasskeyChallenge } from './passkeys.ts';

/** Starts a login by passkey; with the transaction of a login whose password was right, by a passkey of that account. */
export async function startPasskeyLogin(
  services: AccountServices,
  transaction: string | undefined,
): Promise<PasskeyChallenge | Refused> {
  if (transaction === undefined) return challengePasskeyLogin(services, undefined);
  const waiting = await findWaitingLogin(services, transaction);
  if (waiting === undefined) return refusedByName('challengeExpired');
  return challengePasskeyLogin(services, waiting.accountId);
}
