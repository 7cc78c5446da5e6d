import { and, desc, eq, lt, ne } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { DeviceFamily } from '../../http/device-family.ts';
import { knownDevice } from './identity-schema.ts';

/** Returns whether a device has logged in to an account; for nobody's id it asks the same and finds nothing. */
export async function isKnownDevice(db: Database, accountId: string, deviceHash: string): Promise<boolean> {
  const found = await db
    .select({ accountId: knownDevice.accountId })
    .from(knownDevice)
    .where(and(eq(knownDevice.accountId, accountId), eq(knownDevice.deviceHash, deviceHash)));
  return found.length > 0;
}

/** A device that has just logged in to an account. */
export interface DeviceLogin {
  readonly accountId: string;
  readonly sessionId: string;
  /** Of the secret that the device had until now; absent for one that had none. */
  readonly formerHash: string | undefined;
  readonly deviceHash: string;
  readonly device: DeviceFamily;
  readonly at: Date;
}

/** Writes down that a device logged in: all its accounts know it by its new secret from now on. */
export async function putKnownDevice(
  db: Database,
  { accountId, sessionId, formerHash, deviceHash, device, at }: DeviceLogin,
): Promise<void> {
  if (formerHash !== undefined) {
    await db.update(knownDevice).set({ deviceHash }).where(eq(knownDevice.deviceHash, formerHash));
  }
  await db
    .insert(knownDevice)
    .values({ accountId, deviceHash, sessionId, lastLoginAt: at, ...device })
    .onConflictDoUpdate({
      target: [knownDevice.accountId, knownDevice.deviceHash],
      set: { sessionId, lastLoginAt: at, ...device },
    });
}

/** Lists the devices that have logged in to an account, the one that did so last first. */
export async function listKnownDevices(db: Database, accountId: string) {
  return db
    .select()
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId))
    .orderBy(desc(knownDevice.lastLoginAt), knownDevice.id);
}

/** Forgets one device of an account, and returns the session of its last login; undefined where there was none. */
export async function deleteKnownDevice(
  db: Database,
  { accountId, deviceId }: { readonly accountId: string; readonly deviceId: string },
): Promise<string | undefined> {
  const [gone] = await db
    .delete(knownDevice)
    .where(and(eq(knownDevice.accountId, accountId), eq(knownDevice.id, deviceId)))
    .returning({ sessionId: knownDevice.sessionId });
  return gone?.sessionId;
}

/** Forgets the devices of an account, but for that of one session where it is given. */
export async function forgetDevicesOf(db: Database, accountId: string, exceptSession?: string): Promise<void> {
  const isOther = exceptSession === undefined ? [] : [ne(knownDevice.sessionId, exceptSession)];
  await db.delete(knownDevice).where(and(eq(knownDevice.accountId, accountId), ...isOther));
}

/** Forgets the devices that have not logged in since an instant. */
export async function deleteKnownDevicesBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(knownDevice).where(lt(knownDevice.lastLoginAt, instant));
}
