import type { TokenAnswer } from '@airline/contract';

import { corporateRoleOf } from './rules/login-categories.ts';
import { accessTokenSeconds } from './rules/session-lifetimes.ts';
import type { AccountServices } from './services.ts';
import type { AccountWithCompany } from './account-store.ts';
import type { SessionIdentity } from './identity-tokens.ts';

/** Signs the tokens of a session; of a person they hold the first name and what the pages differ by, and no more. */
export async function signSessionTokens(
  services: AccountServices,
  session: SessionIdentity & { readonly isSharedDevice?: boolean },
  holder: AccountWithCompany | undefined,
): Promise<TokenAnswer> {
  const { tokens, settings } = services;
  const shown = {
    given_name: holder?.account.firstName ?? undefined,
    tier: holder?.account.tier ?? undefined,
    corporate_role: holder && corporateRoleOf(holder.account),
    corporate_access_level: holder?.account.accessLevel ?? undefined,
    product: holder?.company?.product,
    shared_device: session.isSharedDevice === true ? true : undefined,
  };
  const [idToken, accessToken] = await Promise.all([
    tokens.signIdToken(session, shown),
    tokens.signAccessToken(session),
  ]);
  return {
    token_type: 'Bearer',
    id_token: idToken,
    access_token: accessToken,
    token_kind: settings.current().config.loginClients[session.category].tokenKind,
    expires_in: accessTokenSeconds,
    scope: 'openid',
  };
}
