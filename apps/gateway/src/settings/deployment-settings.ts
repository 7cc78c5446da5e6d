import type { AppSettings } from '@airline/client-config/app-settings';
import { type ClientConfig, clientConfigFor } from '@airline/client-config';
import type { Environment } from '@airline/client-config/environments';

import { readSettings, type ReadSettings } from './read-settings.ts';

/** The settings that a gateway works with now. */
export interface SettingsInForce {
  readonly version: string;
  readonly source: string;
  /** What the deployment has set. */
  readonly settings: AppSettings;
  /** The defaults with what the deployment has set in their place. */
  readonly config: ClientConfig;
}

/** A deployment's settings while the gateway runs: ask for them anew each time, they may have changed. */
export interface DeploymentSettings {
  readonly current: () => SettingsInForce;
  /**
   * Reads the settings again. Where they have a fault the ones before stay in force, whole.
   *
   * @returns whether others are in force now, or the faults.
   */
  readonly reload: () => 'changed' | 'unchanged' | { readonly faults: readonly string[] };
}

/**
 * Opens the settings that the variable `AIRLINE_SETTINGS` gives.
 *
 * @returns the settings, or every fault as a line.
 */
export function openSettings(
  variable: string | undefined,
  environment: Environment,
): DeploymentSettings | { readonly faults: readonly string[] } {
  const read = readSettings(variable);
  if ('faults' in read) return read;
  let inForce = toInForce(read, environment);
  return {
    current: () => inForce,
    reload() {
      const next = readSettings(variable);
      if ('faults' in next) return next;
      if (next.version === inForce.version) return 'unchanged';
      inForce = toInForce(next, environment);
      return 'changed';
    },
  };
}

function toInForce({ version, source, settings }: ReadSettings, environment: Environment): SettingsInForce {
  return { version, source, settings, config: clientConfigFor(environment, settings) };
}
