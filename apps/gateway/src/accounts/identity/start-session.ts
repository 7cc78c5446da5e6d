import type { Database } from '../../database/database.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import type { Identity } from './identity-tokens.ts';
import { type DeviceLogin, putKnownDevice } from './known-device-store.ts';
import { hashOpaqueSecret, makeOpaqueSecret } from './opaque-secret.ts';
import { findRefreshToken } from './refresh-token-store.ts';
import { describeDevice } from './rules/describe-device.ts';
import { recordSecurityEvent } from './security-event-store.ts';
import { endOneSession, type IdentitySession, insertSession, lockSession, updateSession } from './session-store.ts';

/**
 * Makes the secret by which a browser is known to the accounts that log in there. It is another one at each login, so that
 * nobody knows it who put one of theirs into the browser.
 */
export async function recogniseDevice(
  db: Database,
  formerSecret: string | undefined,
  login: Pick<DeviceLogin, 'accountId' | 'sessionId' | 'device' | 'at'>,
): Promise<string> {
  const secret = makeOpaqueSecret();
  const formerHash = formerSecret === undefined ? undefined : hashOpaqueSecret(formerSecret);
  await putKnownDevice(db, { ...login, formerHash, deviceHash: hashOpaqueSecret(secret) });
  return secret;
}

/** The session that the browser's cookie stands for, as long as it goes on. */
export async function currentSession(
  db: Database,
  token: string | undefined,
  now: Date,
): Promise<IdentitySession | undefined> {
  if (token === undefined) return undefined;
  const row = await findRefreshToken(db, hashOpaqueSecret(token));
  const session = row && (await lockSession(db, row.sessionId));
  return session && session.endedAt === null && session.expiresAt > now ? session : undefined;
}

interface Start {
  readonly identity: Identity;
  readonly current: IdentitySession | undefined;
  /** Sessions of other cookies that this login takes the place of. */
  readonly replaced: readonly IdentitySession[];
  readonly at: Date;
  readonly absoluteMs: number;
  readonly isSharedDevice: boolean;
  /** Whether the browser has logged in to the account before. */
  readonly isKnownDevice: boolean;
  readonly trace: RequestTrace;
}

/** Goes on with the session that is there, where it is the same person's, or starts another. */
export async function startOrContinue(
  db: Database,
  start: Start,
): Promise<Pick<IdentitySession, 'id' | 'expiresAt' | 'isSharedDevice'>> {
  const { identity, current, replaced, at, absoluteMs, isSharedDevice, isKnownDevice } = start;
  const { reference, addressHash, device } = start.trace;
  const { subject: accountId, category, authenticatedAt, methods } = identity;
  const event = { at, accountId, reference, addressHash };
  const expiresAt = new Date(at.getTime() + absoluteMs);
  const isContinued = current?.accountId === accountId && current.category === category;
  for (const former of current === undefined || isContinued ? replaced : [current, ...replaced]) {
    if (!(await endOneSession(db, former.id, 'logout', at))) continue;
    const about = { ...event, accountId: former.accountId ?? undefined, sessionId: former.id };
    await recordSecurityEvent(db, { ...about, event: 'sessionEnded', details: { reason: 'anotherLogin' } });
  }
  if (isContinued) {
    await updateSession(db, current.id, {
      authenticatedAt,
      methods: [...methods],
      ...device,
      isSharedDevice,
      lastUsedAt: at,
      expiresAt,
    });
    const details = describeDevice(device);
    await recordSecurityEvent(db, { ...event, event: 'sessionReauthenticated', sessionId: current.id, details });
    return { id: current.id, expiresAt, isSharedDevice };
  }
  const id = crypto.randomUUID();
  await insertSession(db, {
    id,
    accountId,
    category,
    createdAt: at,
    authenticatedAt,
    methods: [...methods],
    ...device,
    isSharedDevice,
    lastUsedAt: at,
    expiresAt,
  });
  const details = { category, ...describeDevice(device), isKnownDevice };
  await recordSecurityEvent(db, { ...event, event: 'sessionStarted', sessionId: id, details });
  return { id, expiresAt, isSharedDevice };
}
