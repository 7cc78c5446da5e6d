import type { ClientCategory } from '@airline/client-config/client-categories';
import type { PasskeyCredential } from '@airline/contract';

import { mayLogInAs } from '../../domain/identity/login-categories.ts';
import { accountRefusal } from '../../domain/identity/login-refusal.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import { findAccountById } from '../../store/identity-accounts.ts';
import { fail, type LoginOutcome, succeed } from './login-outcome.ts';
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
  identity: IdentityServices,
  { category, ...proof }: PasskeyLogin,
  trace: RequestTrace,
): Promise<LoginOutcome> {
  const byAddress = await identity.limits.limitRate('loginAddress', trace.address);
  if (byAddress.isExceeded) return byAddress;
  const verified = await verifyPasskey(identity, proof, undefined);
  if ('fault' in verified) return { problem: verified.fault };
  const { accountId } = verified.passkey;
  const holder = await findAccountById(identity.db, accountId);
  if (holder === undefined || !mayLogInAs(holder.account.kind, category)) return { problem: 'passkeyRefused' };
  const refused = accountRefusal(holder.account, holder.company);
  if (refused !== undefined) return fail(identity, refused, { category, accountId }, trace);
  return succeed(identity, { accountId, category, methods: ['hwk', 'mfa'] }, trace);
}
