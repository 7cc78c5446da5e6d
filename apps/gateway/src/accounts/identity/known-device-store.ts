import { and, eq, lt, ne } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
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
  readonly at: Date;
}

/** Writes down that a device logged in: all its accounts know it by its new secret from now on. */
export async function putKnownDevice(
  db: Database,
  { accountId, sessionId, formerHash, deviceHash, at }: DeviceLogin,
): Promise<void> {
  if (formerHash !== undefined) {
    await db.update(knownDevice).set({ deviceHash }).where(eq(knownDevice.deviceHash, formerHash));
  }
  await db
    .insert(knownDevice)
    .values({ accountId, deviceHash, sessionId, lastLoginAt: at })
    .onConflictDoUpdate({
      target: [knownDevice.accountId, knownDevice.deviceHash],
      set: { sessionId, lastLoginAt: at },
    });
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
