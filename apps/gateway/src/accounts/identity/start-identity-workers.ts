import type { AccountServices } from './services.ts';
import { deleteUsedAssertionsBefore } from './assertion-store.ts';
import { deleteChallengesBefore } from './challenge-store.ts';
import { deviceKnownMs } from './device-cookie.ts';
import { deleteKnownDevicesBefore } from './known-device-store.ts';
import { deleteOldCounts } from '../../limits/rate-limit-store.ts';
import { deleteRefreshTokensBefore } from './refresh-token-store.ts';
import { deleteSessionsBefore } from './session-store.ts';
import { repeatWork, type Worker } from '../../jobs/repeat-work.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
/** How long a session that is over can still be distinguished from one that never was. */
const sessionsKeptMs = 30 * dayMs;

/** Starts what forgets the traces of logins that count for nothing any more. */
export function startIdentityWorkers({ db, now, log }: AccountServices): Worker {
  const forget = async (): Promise<number> => {
    const at = now();
    await deleteUsedAssertionsBefore(db, at);
    await deleteChallengesBefore(db, at);
    await deleteOldCounts(db, at);
    await deleteKnownDevicesBefore(db, new Date(at.getTime() - deviceKnownMs));
    await deleteRefreshTokensBefore(db, new Date(at.getTime() - sessionsKeptMs));
    await deleteSessionsBefore(db, new Date(at.getTime() - sessionsKeptMs));
    return 0;
  };
  return repeatWork(forget, { name: 'old logins', pauseMs: minuteMs, log });
}
