import { type AppSettings, emptyAppSettings } from './app-settings.ts';
import { boardingModel, type BoardingModel } from './boarding-model.ts';
import { cacheLifetimesSeconds, type CacheLifetimesSeconds } from './cache-lifetimes.ts';
import { clientCategories, type ClientCategory } from './client-categories.ts';
import type { Environment } from './environments.ts';
import { limits, type Limits } from './limits.ts';
import { type LoginClient, loginClientFor } from './login-clients.ts';
import { metadataFlags, type MetadataFlags } from './metadata-flags.ts';
import { monitoring, type Monitoring } from './monitoring.ts';
import { multiFactorFor, type MultiFactorSettings } from './multi-factor.ts';
import { products } from './products.ts';

/**
 * Everything that a client is configured with, but its API keys: the defaults with a deployment's settings on top.
 *
 * `multiFactor` is `undefined` where the environment has none.
 *
 * Source: docs/rules.md §4, §6, §7 and §9.
 *
 * @example
 * ```ts
 * import type { ClientConfig } from '@airline/client-config';
 *
 * const offersCalendar = (config: ClientConfig) => config.metadataFlags.lowFareCalendar;
 * ```
 */
export interface ClientConfig {
  readonly environment: Environment;
  readonly loginClients: Readonly<Record<ClientCategory, LoginClient>>;
  readonly multiFactor: MultiFactorSettings | undefined;
  readonly cacheLifetimesSeconds: CacheLifetimesSeconds;
  readonly metadataFlags: MetadataFlags;
  readonly monitoring: Monitoring;
  readonly limits: Limits;
  readonly boardingModel: BoardingModel;
  readonly products: readonly string[];
  readonly colourOverrides: AppSettings['colourOverrides'];
  readonly darkColourOverrides: AppSettings['darkColourOverrides'];
}

/**
 * Makes the configuration of a client in an environment: the one object that an app reads.
 *
 * The settings are those that `parseAppSettings` gave; they count in place of the defaults, field by field, and their
 * products come after `business`. Frozen. Throws a `ConfigurationError` for an unknown environment.
 *
 * Source: docs/rules.md §4, §6, §7 and §9.
 *
 * @example
 * ```ts
 * import { clientConfigFor, parseAppSettings } from '@airline/client-config';
 *
 * const parsed = parseAppSettings({ metadataFlags: { lowFareCalendar: true } });
 * if ('errors' in parsed) throw new Error(parsed.errors.map(({ path, reason }) => `${path} ${reason}`).join('\n'));
 * clientConfigFor('prod', parsed.settings).metadataFlags.lowFareCalendar; // true
 * ```
 */
export function clientConfigFor(environment: Environment, settings: AppSettings = emptyAppSettings): ClientConfig {
  const loginClients = clientCategories.map((category) => [category, loginClientFor(environment, category, settings)]);
  return Object.freeze({
    environment,
    loginClients: Object.freeze(Object.fromEntries(loginClients) as Record<ClientCategory, LoginClient>),
    multiFactor: multiFactorFor(environment, settings),
    cacheLifetimesSeconds: Object.freeze({ ...cacheLifetimesSeconds, ...settings.cacheLifetimesSeconds }),
    metadataFlags: Object.freeze({ ...metadataFlags, ...settings.metadataFlags }),
    monitoring: Object.freeze({ ...monitoring, ...settings.monitoring }),
    limits: Object.freeze({ ...limits, ...settings.limits }),
    boardingModel: settings.boardingModel ?? boardingModel,
    products: Object.freeze([...new Set([...products, ...settings.products])]),
    colourOverrides: settings.colourOverrides,
    darkColourOverrides: settings.darkColourOverrides,
  });
}
