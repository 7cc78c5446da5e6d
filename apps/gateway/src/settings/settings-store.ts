import type { Database } from '../database/database.ts';
import type { SettingsInForce } from './deployment-settings.ts';
import { settingsVersion } from './settings-schema.ts';

/** Records that a version of the settings is in force from an instant. */
export async function recordSettings(
  db: Database,
  { version, source, settings }: SettingsInForce,
  at: Date,
): Promise<void> {
  await db
    .insert(settingsVersion)
    .values({ version, source, settings: { ...settings }, firstInForceAt: at, lastInForceAt: at })
    .onConflictDoUpdate({ target: settingsVersion.version, set: { lastInForceAt: at } });
}
