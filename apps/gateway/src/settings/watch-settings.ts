import type { Logger } from 'pino';

import type { Database } from '../database/database.ts';
import { repeatWork, type Worker } from '../jobs/repeat-work.ts';
import type { DeploymentSettings } from './deployment-settings.ts';
import { recordSettings } from './settings-store.ts';

interface WatchedSettings {
  readonly settings: DeploymentSettings;
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  /** How often the settings are read again, in milliseconds. */
  readonly lookEveryMs?: number;
}

/**
 * Starts what takes changed settings over while the gateway runs, and records which are in force. Settings with a fault are
 * logged once, and the ones before stay in force.
 */
export function watchSettings({ settings, db, now, log, lookEveryMs = 2_000 }: WatchedSettings): Worker {
  let recorded: string | undefined;
  let lastFaults = '';
  const look = async (): Promise<number> => {
    const outcome = settings.reload();
    const faults = typeof outcome === 'string' ? '' : outcome.faults.join('\n');
    if (faults !== '' && faults !== lastFaults && typeof outcome !== 'string')
      log.error({ faults: outcome.faults, inForce: settings.current().version }, 'the changed settings are refused');
    lastFaults = faults;
    const inForce = settings.current();
    if (recorded === inForce.version) return 0;
    await recordSettings(db, inForce, now());
    recorded = inForce.version;
    log.info({ version: inForce.version, source: inForce.source }, 'settings in force');
    return 0;
  };
  return repeatWork(look, { name: 'settings', pauseMs: lookEveryMs, log });
}
