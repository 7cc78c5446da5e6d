import type { ClientCategory } from '@airline/client-config/client-categories';
import type { PasskeyCredential } from '@airline/contract';

import { refusedByName } from '../../http/refusal.ts';
import { mayLogInAs } from './rules/login-categories.ts';
import { accountRefusal } from './rules/login-refusal.ts';
import { isSignOnRequired } from './rules/sign-on-required.ts';
import type { AccountServices } from './services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { findAccountById } from './account-store.ts';
import { refuseForSignOn, refuseLogin, type LoginOutcome, completeLogin } from './login-outcome.ts';
import { verifyPasskey } from './passkeys.ts';

/** What an authenticator signed, and what it is to log in as. */
export interface PasskeyLogin {
  readonly category: ClientCategory;
  readonly challengeId: string;
  readonly credential: PasskeyCredential;
}

/**
 * Logs in by a passkey alone. It has verified its person by their finger, face or PIN: that makes two factors (RFC 8176
 * `hwk` and `mfa`), and none is asked for again.
 */
export async function logInByPasskey(
  services: AccountServices,
  { category, ...proof }: PasskeyLogin,
  trace: RequestTrace,
): Promise<LoginOutcome> {
  const verified = await verifyPasskey(services, proof, undefined);
  if ('refused' in verified) return verified;
  const { accountId, sessionEpoch } = verified.passkey;
  const holder = await findAccountById(services.db, accountId);
  if (holder === undefined || !mayLogInAs(holder.account, category)) return refusedByName('passkeyRefused');
  const refused = accountRefusal(holder.account, holder.company, category);
  if (refused !== undefined) return refuseLogin(services, refused, { category, accountId }, trace);
  if (isSignOnRequired(holder.account, holder.company, category)) {
    return refuseForSignOn(services, { category, accountId }, trace);
  }
  return completeLogin(services, { accountId, category, methods: ['hwk', 'mfa'], sessionEpoch }, trace);
}
