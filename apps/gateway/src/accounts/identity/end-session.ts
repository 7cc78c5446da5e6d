import type { AccountServices } from './services.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { recordSecurityEvent } from './security-event-store.ts';
import { findRefreshToken } from './refresh-token-store.ts';
import { endOneSession, endSessionsOf, readSessionState } from './session-store.ts';
import type { Access } from '../../http/access.ts';
import { hashOpaqueSecret } from './opaque-secret.ts';

/** What somebody who logs out has to show. */
export interface LogoutRequest {
  readonly refreshToken: string | undefined;
  readonly access: Access | undefined;
  readonly everywhere: boolean;
}

/** Ends the sessions of the cookie and of the access token, or all of the account's. What has ended stays ended. */
export async function endSession(
  { db, now }: AccountServices,
  { refreshToken, access, everywhere }: LogoutRequest,
  { reference, addressHash }: RequestTrace,
): Promise<void> {
  const token = refreshToken === undefined ? undefined : await findRefreshToken(db, hashOpaqueSecret(refreshToken));
  const at = now();
  await db.transaction(async (transaction) => {
    const ids = new Set([token?.sessionId, access?.accountId && access.sessionId].filter((id) => id !== undefined));
    for (const sessionId of ids) {
      const session = await readSessionState(transaction, sessionId);
      if (session === undefined || session.endReason !== null) continue;
      const accountId = session.accountId ?? undefined;
      const about = { at, accountId, sessionId, reference, addressHash };
      if (everywhere && accountId !== undefined) {
        const count = await endSessionsOf(transaction, accountId, { reason: 'logoutEverywhere', now: at });
        const details = { reason: 'logoutEverywhere', count };
        await recordSecurityEvent(transaction, { ...about, event: 'sessionsEnded', details });
      } else if (await endOneSession(transaction, sessionId, 'logout', at)) {
        await recordSecurityEvent(transaction, { ...about, event: 'sessionEnded', details: { reason: 'logout' } });
      }
    }
  });
}
