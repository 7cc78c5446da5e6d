import type { ErrorCause } from './rules/error-causes.ts';
import type { KnownClient } from './rules/login-categories.ts';
import { refreshDecision } from './rules/refresh-decision.ts';
import { accountRefusal } from './rules/login-refusal.ts';
import { type SessionLifetime, sessionLifetimeOf } from './rules/session-lifetimes.ts';
import type { AccountServices } from './services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import type { Database } from '../../database/database.ts';
import { findAccountById } from './account-store.ts';
import { recordSecurityEvent } from './security-event-store.ts';
import { findRefreshToken, insertRefreshToken, nameSuccessor, retireUnusedTokens } from './refresh-token-store.ts';
import { endOneSession, type IdentitySession, lockSession, updateSession } from './session-store.ts';
import { causeOfEnd } from './check-access.ts';
import type { TokenOutcome } from './exchange-assertion.ts';
import { deriveOpaqueSecret, hashOpaqueSecret, makeOpaqueSecret } from './opaque-secret.ts';
import { signSessionTokens } from './session-tokens.ts';

/** A new refresh token, for the cookie. */
export interface RefreshToken {
  readonly token: string;
  readonly expiresAt: Date;
  /** The browser is used by others too: the cookie goes with it. */
  readonly isSharedDevice: boolean;
}

type Rotation =
  | { readonly session: IdentitySession; readonly refresh: RefreshToken }
  | { readonly cause: ErrorCause; readonly session?: IdentitySession };

/** Exchanges a refresh token for new tokens of its session; tabs that ask at the same moment get the same successor. */
export async function refreshSession(
  services: AccountServices,
  { client, refreshToken }: { readonly client: KnownClient; readonly refreshToken: string | undefined },
  { reference, addressHash }: RequestTrace,
): Promise<TokenOutcome> {
  if (refreshToken === undefined) return { cause: 'refreshTokenMissing' };
  const { db, now, secretFor } = services;
  const key = await secretFor('refreshToken');
  const rotation = await db.transaction((transaction) => rotate(transaction, { refreshToken, key, client }, now()));
  if ('cause' in rotation) {
    const { cause, session } = rotation;
    if (cause === 'tokenReused' && session?.endedAt === null) {
      await recordSecurityEvent(db, {
        event: 'refreshTokenReused',
        at: now(),
        accountId: session.accountId ?? undefined,
        sessionId: session.id,
        reference,
        addressHash,
      });
    }
    return { cause };
  }
  const { session, refresh } = rotation;
  const holder = session.accountId === null ? undefined : await findAccountById(db, session.accountId);
  if (holder === undefined) return { cause: 'accountGone' };
  const cause = accountRefusal(holder.account, holder.company, session.category);
  if (cause !== undefined) return { cause };
  const { id: sessionId, category, authenticatedAt, methods, isSharedDevice } = session;
  const { clientId } = client;
  const who = { subject: holder.account.id, sessionId, clientId, category, authenticatedAt, methods, isSharedDevice };
  return { answer: await signSessionTokens(services, who, holder), refresh };
}

async function rotate(
  db: Database,
  {
    refreshToken,
    key,
    client,
  }: { readonly refreshToken: string; readonly key: Uint8Array; readonly client: KnownClient },
  now: Date,
): Promise<Rotation> {
  const hash = hashOpaqueSecret(refreshToken);
  const found = await findRefreshToken(db, hash);
  const session = found && (await lockSession(db, found.sessionId));
  // Read again: the request that held the lock may have used it.
  const token = session && (await findRefreshToken(db, hash));
  if (session === undefined || token === undefined) return { cause: 'refreshTokenUnknown' };
  if (session.endReason !== null) return { cause: causeOfEnd[session.endReason] };
  if (session.category !== client.category) return { cause: 'clientUnknown' };
  if (session.expiresAt <= now) return { cause: 'refreshTokenUnknown' };
  const known = token.successorHash === null ? undefined : await findRefreshToken(db, token.successorHash);
  const decision = refreshDecision(token, known, now);
  if (decision === 'reused') {
    await endOneSession(db, session.id, 'tokenReused', now);
    return { cause: 'tokenReused', session };
  }
  if (decision === 'idle') return { cause: 'sessionIdle' };
  if (decision === 'replaced') return { cause: 'refreshTokenReplaced' };
  await updateSession(db, session.id, { lastUsedAt: now });
  if (decision === 'repeat' && known !== undefined && token.usedAt !== null) {
    const given = toSuccessor(key, refreshToken, token.usedAt);
    const { expiresAt } = known;
    // An instance of the release before gives random ones, which cannot be given again.
    if (hashOpaqueSecret(given) === known.hash) {
      return { session, refresh: { token: given, expiresAt, isSharedDevice: session.isSharedDevice } };
    }
  }
  const lifetime = sessionLifetimeOf(client.tokenKind, session.isSharedDevice);
  const refresh = await issueRefreshToken(db, session, lifetime, now, toSuccessor(key, refreshToken, now));
  await nameSuccessor(db, hash, hashOpaqueSecret(refresh.token), now);
  return { session, refresh };
}

/** Gives the successor that a refresh token got at an instant: the same whenever it is asked for, and not computable without the key. */
function toSuccessor(key: Uint8Array, token: string, at: Date): string {
  return deriveOpaqueSecret(key, `${token} ${at.toISOString()}`);
}

/** Creates a new refresh token for a session; the one that it had, if it is unused, no longer works. */
export async function issueRefreshToken(
  db: Database,
  session: Pick<IdentitySession, 'id' | 'expiresAt' | 'isSharedDevice'>,
  { idleMs }: SessionLifetime,
  now: Date,
  token = makeOpaqueSecret(),
): Promise<RefreshToken> {
  await retireUnusedTokens(db, session.id, now);
  const expiresAt = new Date(Math.min(now.getTime() + idleMs, session.expiresAt.getTime()));
  await insertRefreshToken(db, { hash: hashOpaqueSecret(token), sessionId: session.id, createdAt: now, expiresAt });
  return { token, expiresAt, isSharedDevice: session.isSharedDevice };
}
