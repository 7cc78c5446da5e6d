import type { OpenSession } from '@airline/contract';

import { sessionLifetimeOf } from './rules/session-lifetimes.ts';
import type { AccountServices } from './services.ts';
import type { AccountAccess } from '../../http/access.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { recordSecurityEvent } from './security-event-store.ts';
import {
  endOneSession,
  endSessionsOf,
  type IdentitySession,
  listSessionsOf,
  readSessionState,
} from './session-store.ts';

/** Tells the sessions of an account that somebody could go on with: the one that asks first, then the one used last. */
export async function listOpenSessions(
  { db, now, settings }: AccountServices,
  { accountId, sessionId }: AccountAccess,
): Promise<readonly OpenSession[]> {
  const at = now().getTime();
  const kindOf = ({ category }: IdentitySession) => settings.current().config.loginClients[category].tokenKind;
  const isIdle = (session: IdentitySession): boolean =>
    session.lastUsedAt.getTime() + sessionLifetimeOf(kindOf(session), session.isSharedDevice).idleMs <= at;
  const open = (await listSessionsOf(db, accountId, now())).filter(
    (session) => session.id === sessionId || !isIdle(session),
  );
  const views = open.map((session) => ({
    id: session.id,
    isCurrent: session.id === sessionId,
    browser: session.browser ?? 'other',
    ...(session.browserVersion === null ? {} : { browserVersion: session.browserVersion }),
    system: session.system ?? 'other',
    isSharedDevice: session.isSharedDevice,
    isApp: kindOf(session) === 'mobile' || session.category === 'mobileCorporate',
    startedAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
  }));
  return views.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends a session of the account; that of another account, and one that is over, are left as they are. */
export async function endOpenSession(
  { db, now }: AccountServices,
  { accountId, sessionId: by }: AccountAccess,
  sessionId: string,
  { reference, addressHash }: RequestTrace,
): Promise<void> {
  const at = now();
  await db.transaction(async (transaction) => {
    const session = await readSessionState(transaction, sessionId);
    if (session?.accountId !== accountId || !(await endOneSession(transaction, sessionId, 'endedByOwner', at))) return;
    const details = { reason: 'endedByOwner', isOwn: sessionId === by };
    await recordSecurityEvent(transaction, {
      event: 'sessionEnded',
      at,
      accountId,
      sessionId,
      reference,
      addressHash,
      details,
    });
  });
}

/** Ends every session of the account but the one that asks. */
export async function endOtherSessions(
  { db, now }: AccountServices,
  { accountId, sessionId }: AccountAccess,
  { reference, addressHash }: RequestTrace,
): Promise<void> {
  const at = now();
  await db.transaction(async (transaction) => {
    const reason = 'endedByOwner';
    const count = await endSessionsOf(transaction, accountId, { reason, now: at, except: sessionId });
    await recordSecurityEvent(transaction, {
      event: 'sessionsEnded',
      at,
      accountId,
      sessionId,
      reference,
      addressHash,
      details: { reason, count },
    });
  });
}
