import type { ErrorCause } from '../../domain/identity/error-causes.ts';
import type { KnownClient } from '../../domain/identity/login-categories.ts';
import { refreshDecision } from '../../domain/identity/refresh-decision.ts';
import { accountRefusal } from '../../domain/identity/login-refusal.ts';
import { type SessionLifetime, sessionLifetimes } from '../../domain/identity/session-lifetimes.ts';
import type { IdentityServices } from '../../identity-services.ts';
import type { RequestTrace } from '../../request-origin.ts';
import type { Database } from '../../store/database.ts';
import { findAccountById } from '../../store/identity-accounts.ts';
import { recordSecurityEvent } from '../../store/identity-events.ts';
import {
  findRefreshToken,
  insertRefreshToken,
  nameSuccessor,
  retireUnusedTokens,
} from '../../store/identity-refresh-tokens.ts';
import { endOneSession, type IdentitySession, lockSession, updateSession } from '../../store/identity-sessions.ts';
import { causeOfEnd } from './check-access.ts';
import type { TokenOutcome } from './exchange-assertion.ts';
import { hashOpaqueSecret, makeOpaqueSecret } from './opaque-secret.ts';
import { signSessionTokens } from './session-tokens.ts';

type Rotation =
  | { readonly session: IdentitySession; readonly refresh: { readonly token: string; readonly expiresAt: Date } }
  | { readonly refused: ErrorCause; readonly session?: IdentitySession };

/** Exchanges a refresh token for new tokens of its session; each refresh token works once. */
export async function refreshSession(
  identity: IdentityServices,
  { client, refreshToken }: { readonly client: KnownClient; readonly refreshToken: string | undefined },
  { reference, addressHash }: RequestTrace,
): Promise<TokenOutcome> {
  if (refreshToken === undefined) return { refused: 'refreshTokenMissing' };
  const { db, now } = identity;
  const hash = hashOpaqueSecret(refreshToken);
  const rotation = await db.transaction((transaction) => rotate(transaction, hash, client, now()));
  if ('refused' in rotation) {
    const { refused, session } = rotation;
    if (refused === 'tokenReused' && session?.endedAt === null) {
      await recordSecurityEvent(db, {
        event: 'refreshTokenReused',
        at: now(),
        accountId: session.accountId ?? undefined,
        sessionId: session.id,
        reference,
        addressHash,
      });
    }
    return { refused };
  }
  const { session, refresh } = rotation;
  const holder = session.accountId === null ? undefined : await findAccountById(db, session.accountId);
  if (holder === undefined) return { refused: 'accountGone' };
  const refused = accountRefusal(holder.account, holder.company);
  if (refused !== undefined) return { refused };
  const { id: sessionId, category, authenticatedAt, methods } = session;
  const { clientId } = client;
  const who = { subject: holder.account.id, sessionId, clientId, category, authenticatedAt, methods };
  return { answer: await signSessionTokens(identity, who, holder), refresh };
}

async function rotate(db: Database, hash: string, client: KnownClient, now: Date): Promise<Rotation> {
  const found = await findRefreshToken(db, hash);
  const session = found && (await lockSession(db, found.sessionId));
  // Read again: whoever held the lock may have used it.
  const token = session && (await findRefreshToken(db, hash));
  if (session === undefined || token === undefined) return { refused: 'refreshTokenUnknown' };
  if (session.endReason !== null) return { refused: causeOfEnd[session.endReason] };
  if (session.category !== client.category) return { refused: 'clientUnknown' };
  if (session.expiresAt <= now) return { refused: 'refreshTokenUnknown' };
  const successor = token.successorHash === null ? undefined : await findRefreshToken(db, token.successorHash);
  const decision = refreshDecision(token, successor, now);
  if (decision === 'reused') {
    await endOneSession(db, session.id, 'tokenReused', now);
    return { refused: 'tokenReused', session };
  }
  if (decision === 'idle') return { refused: 'sessionIdle' };
  const refresh = await giveRefreshToken(db, session, sessionLifetimes[client.tokenKind], now);
  await nameSuccessor(db, hash, hashOpaqueSecret(refresh.token));
  await updateSession(db, session.id, { lastUsedAt: now });
  return { session, refresh };
}

/** Gives a session a new refresh token; the one that it had, if nobody used it, works no more. */
export async function giveRefreshToken(
  db: Database,
  session: { readonly id: string; readonly expiresAt: Date },
  { idleMs }: SessionLifetime,
  now: Date,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  await retireUnusedTokens(db, session.id, now);
  const token = makeOpaqueSecret();
  const expiresAt = new Date(Math.min(now.getTime() + idleMs, session.expiresAt.getTime()));
  await insertRefreshToken(db, { hash: hashOpaqueSecret(token), sessionId: session.id, createdAt: now, expiresAt });
  return { token, expiresAt };
}
