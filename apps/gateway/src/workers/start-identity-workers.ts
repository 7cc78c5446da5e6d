import type { IdentityServices } from '../identity-services.ts';
import { deleteUsedAssertionsBefore } from '../store/identity-assertions.ts';
import { deleteChallengesBefore } from '../store/identity-challenges.ts';
import { deleteCountsBefore } from '../store/identity-rate-limits.ts';
import { deleteRefreshTokensBefore } from '../store/identity-refresh-tokens.ts';
import { deleteSessionsBefore } from '../store/identity-sessions.ts';
import { repeatWork, type Worker } from './repeat-work.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;
/** Longer than any limit's window. */
const countsKeptMs = dayMs;
/** How long a session that is over can still be told apart from one that never was. */
const sessionsKeptMs = 30 * dayMs;

/** Starts what forgets the traces of logins that count for nothing any more. */
export function startIdentityWorkers({ db, now, log }: IdentityServices): Worker {
  const forget = async (): Promise<number> => {
    const at = now();
    await deleteUsedAssertionsBefore(db, at);
    await deleteChallengesBefore(db, at);
    await deleteCountsBefore(db, new Date(at.getTime() - countsKeptMs));
    await deleteRefreshTokensBefore(db, new Date(at.getTime() - sessionsKeptMs));
    await deleteSessionsBefore(db, new Date(at.getTime() - sessionsKeptMs));
    return 0;
  };
  return repeatWork(forget, { name: 'old logins', pauseMs: minuteMs, log });
}
