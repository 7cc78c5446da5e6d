import type { Access } from '../../http/access.ts';
import type { ErrorCause } from './rules/error-causes.ts';
import { mayLogInAs } from './rules/login-categories.ts';
import { isOfCompany } from './rules/login-refusal.ts';
import { recentProofMs } from './rules/session-lifetimes.ts';
import type { AccountServices } from './services.ts';
import { readSessionState, type EndReason, type SessionState } from './session-store.ts';
import type { TokenFault } from './identity-tokens.ts';

const causeOfFault: Readonly<Record<TokenFault, ErrorCause>> = {
  expired: 'tokenExpired',
  forged: 'tokenForged',
  audienceWrong: 'audienceWrong',
  issuerWrong: 'issuerWrong',
};

/** Why a token of an ended session does not count. */
export const causeOfEnd: Readonly<Record<EndReason, ErrorCause>> = {
  logout: 'sessionEnded',
  logoutEverywhere: 'sessionsRevoked',
  endedByOwner: 'sessionsRevoked',
  passwordChanged: 'sessionsRevoked',
  factorsChanged: 'sessionsRevoked',
  tokenReused: 'tokenReused',
  erased: 'accountGone',
};

/** Returns who an access token stands for, or why it is refused. Its session is looked up, so that an end counts at once. */
export async function checkAccess(
  services: AccountServices,
  token: string,
): Promise<{ readonly access: Access } | { readonly cause: ErrorCause }> {
  const read = await services.tokens.readAccessToken(token).catch((error: unknown) => {
    services.log.error({ err: error }, 'the keys of tokens cannot be read');
    return { away: 'keySetAway' } as const;
  });
  if ('away' in read) return { cause: read.away };
  if ('fault' in read) return { cause: causeOfFault[read.fault] };
  const { sessionId, category, clientId, authenticatedAt, methods } = read;
  if (category === 'anonymousTraveler') {
    const nobody = { accountId: undefined, passwordChangedAt: undefined, staffRole: undefined };
    return { access: { sessionId, category, clientId, authenticatedAt, methods, ...nobody } };
  }
  const state = await readSessionState(services.db, sessionId).catch((error: unknown) => {
    services.log.error({ err: error }, 'the session cannot be read');
    return 'away' as const;
  });
  if (state === 'away') return { cause: 'sessionStoreAway' };
  const cause = sessionFault(state, services.now());
  if (cause !== undefined || state === undefined) return { cause: cause ?? 'sessionEnded' };
  return {
    access: {
      sessionId,
      accountId: state.accountId ?? undefined,
      category: state.category,
      clientId,
      authenticatedAt: state.authenticatedAt,
      methods: state.methods,
      passwordChangedAt: state.passwordChangedAt ?? undefined,
      staffRole: state.staffRole ?? undefined,
    },
  };
}

/** Returns why a session, its account or the account's company is no longer valid; `undefined` when all are. */
function sessionFault(state: SessionState | undefined, now: Date): ErrorCause | undefined {
  if (state === undefined) return 'sessionEnded';
  if (state.endReason !== null) return causeOfEnd[state.endReason];
  if (state.expiresAt <= now) return 'sessionEnded';
  const { accountKind: kind, accountStatus, category, companyRole, companyStatus } = state;
  if (kind === null || accountStatus === null || accountStatus === 'erased') return 'accountGone';
  // Who left a company is no longer one of its people.
  if (accountStatus !== 'active' || !mayLogInAs({ kind, companyRole }, category)) return 'sessionEnded';
  return companyStatus === 'deactivated' && isOfCompany(kind, category) ? 'sessionEnded' : undefined;
}

/** Returns why the person must authenticate again for a sensitive action; `undefined` when they need not. */
export function checkRecentProof(access: Access, now: Date): ErrorCause | undefined {
  if (access.passwordChangedAt !== undefined && access.passwordChangedAt > access.authenticatedAt) {
    return 'passwordChangedSinceProof';
  }
  return now.getTime() - access.authenticatedAt.getTime() > recentProofMs ? 'proofTooOld' : undefined;
}
