import type { ClientCategory } from '@airline/client-config/client-categories';

import type { ErrorCause } from '../../domain/identity/error-causes.ts';
import { recentProofMs } from '../../domain/identity/session-lifetimes.ts';
import type { IdentityServices } from '../../identity-services.ts';
import { readSessionState, type EndReason, type SessionState } from '../../store/identity-sessions.ts';
import type { TokenFault } from './identity-tokens.ts';

/** Who asks: what an access token says, held against the session as it is now. */
export interface Access {
  readonly sessionId: string;
  /** Absent for the anonymous traveller. */
  readonly accountId: string | undefined;
  readonly category: ClientCategory;
  readonly clientId: string;
  /** When the person last proved who they are. */
  readonly authenticatedAt: Date;
  /** How (RFC 8176). */
  readonly methods: readonly string[];
  /** When the account got its password. */
  readonly passwordChangedAt: Date | undefined;
}

const causeOfFault: Readonly<Record<TokenFault, ErrorCause>> = {
  expired: 'tokenExpired',
  forged: 'tokenForged',
  audienceWrong: 'audienceWrong',
  issuerWrong: 'issuerWrong',
};

/** How a token of a session that was ended is told why. */
export const causeOfEnd: Readonly<Record<EndReason, ErrorCause>> = {
  logout: 'sessionEnded',
  logoutEverywhere: 'sessionsRevoked',
  endedByOwner: 'sessionsRevoked',
  passwordChanged: 'sessionsRevoked',
  tokenReused: 'tokenReused',
  erased: 'accountGone',
};

/** Tells who an access token stands for, or why it does not count: its session is looked up, so that an end is at once. */
export async function checkAccess(
  identity: IdentityServices,
  token: string,
): Promise<{ readonly access: Access } | { readonly refused: ErrorCause }> {
  const read = await identity.tokens.readAccessToken(token).catch((error: unknown) => {
    identity.log.error({ err: error }, 'the keys of tokens cannot be read');
    return { away: 'keySetAway' } as const;
  });
  if ('away' in read) return { refused: read.away };
  if ('fault' in read) return { refused: causeOfFault[read.fault] };
  const { sessionId, category, clientId, authenticatedAt, methods } = read;
  if (category === 'anonymousTraveler') {
    const nobody = { accountId: undefined, passwordChangedAt: undefined };
    return { access: { sessionId, category, clientId, authenticatedAt, methods, ...nobody } };
  }
  const state = await readSessionState(identity.db, sessionId).catch((error: unknown) => {
    identity.log.error({ err: error }, 'the session cannot be read');
    return 'away' as const;
  });
  if (state === 'away') return { refused: 'sessionStoreAway' };
  const refused = sessionFault(state, identity.now());
  if (refused !== undefined || state === undefined) return { refused: refused ?? 'sessionEnded' };
  return {
    access: {
      sessionId,
      accountId: state.accountId ?? undefined,
      category: state.category,
      clientId,
      authenticatedAt: state.authenticatedAt,
      methods: state.methods,
      passwordChangedAt: state.passwordChangedAt ?? undefined,
    },
  };
}

/** Tells why a session and its account no longer count; `undefined` when they do. */
function sessionFault(state: SessionState | undefined, now: Date): ErrorCause | undefined {
  if (state === undefined) return 'sessionEnded';
  if (state.endReason !== null) return causeOfEnd[state.endReason];
  if (state.expiresAt <= now) return 'sessionEnded';
  if (state.accountStatus === null || state.accountStatus === 'erased') return 'accountGone';
  return state.accountStatus === 'active' ? undefined : 'sessionEnded';
}

/** Tells why the person has to prove again who they are before what only they may do; `undefined` when they need not. */
export function checkRecentProof(access: Access, now: Date): ErrorCause | undefined {
  if (access.passwordChangedAt !== undefined && access.passwordChangedAt > access.authenticatedAt) {
    return 'passwordChangedSinceProof';
  }
  return now.getTime() - access.authenticatedAt.getTime() > recentProofMs ? 'proofTooOld' : undefined;
}
