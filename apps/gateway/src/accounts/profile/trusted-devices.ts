import type { TrustedDevice } from '@airline/contract';

import type { AccountAccess } from '../../http/access.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { deviceKnownMs } from '../identity/device-cookie.ts';
import { deleteKnownDevice, listKnownDevices } from '../identity/known-device-store.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import type { AccountServices } from '../identity/services.ts';
import { endOneSession } from '../identity/session-store.ts';

/** Lists the browsers that an account knows. */
export async function listTrustedDevices(
  { db, now }: AccountServices,
  { accountId, sessionId }: AccountAccess,
): Promise<readonly TrustedDevice[]> {
  const since = now().getTime() - deviceKnownMs;
  const known = (await listKnownDevices(db, accountId)).filter(({ lastLoginAt }) => lastLoginAt.getTime() > since);
  return known.map((device) => ({
    id: device.id,
    browser: device.browser ?? 'other',
    ...(device.browserVersion === null ? {} : { browserVersion: device.browserVersion }),
    system: device.system ?? 'other',
    isCurrent: device.sessionId === sessionId,
    lastLoginAt: device.lastLoginAt.toISOString(),
  }));
}

/** Forgets a browser of the account, and ends the session of its last login; that of another account is left as it is. */
export async function forgetTrustedDevice(
  { db, now }: AccountServices,
  { accountId, sessionId: by }: AccountAccess,
  deviceId: string,
  { reference, addressHash }: RequestTrace,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const sessionId = await deleteKnownDevice(tx, { accountId, deviceId });
    if (sessionId === undefined) return;
    const about = { at, accountId, sessionId, reference, addressHash };
    const isEnded = sessionId !== by && (await endOneSession(tx, sessionId, 'endedByOwner', at));
    await recordSecurityEvent(tx, { ...about, event: 'deviceForgotten', details: { endedSession: isEnded } });
  });
}
