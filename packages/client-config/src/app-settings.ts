import { settingsCheck } from './app-settings-check.ts';
import type { BoardingModel } from './boarding-model.ts';
import type { CacheLifetimesSeconds } from './cache-lifetimes.ts';
import type { ClientCategory } from './client-categories.ts';
import type { Environment } from './environments.ts';
import type { OverridableColour } from './colour-overrides.ts';
import { frozenCopy } from './frozen-copy.ts';
import type { Limits } from './limits.ts';
import type { MetadataFlags } from './metadata-flags.ts';
import type { Monitoring } from './monitoring.ts';
import type { MultiFactorEnvironment } from './multi-factor.ts';
import type { Check, SettingError } from './setting-check.ts';

export type { SettingError } from './setting-check.ts';

/**
 * What a deployment says in place of the defaults; each part is empty by default.
 *
 * - `clientIds`, `multiFactorClientIds`: the ids that the gateway of that deployment knows, 1 to 128 visible ASCII
 *   characters.
 * - `metadataFlags`, `cacheLifetimesSeconds`, `monitoring`, `limits`, `boardingModel`: single values in place of theirs.
 * - `products`: portals beside the one of `business`; small letters, digits and hyphens.
 * - `colourOverrides`, `darkColourOverrides`: one of `overridableColours` to a colour as `#rrggbb`, in the light and in the dark
 *   look.
 *
 * Source: docs/rules.md §9, app settings and colour overrides; §4, identity per environment.
 *
 * @example
 * ```ts
 * import { type AppSettings, emptyAppSettings } from '@airline/client-config/app-settings';
 *
 * const settings: AppSettings = { ...emptyAppSettings, boardingModel: 'assigned' };
 * ```
 */
export interface AppSettings {
  readonly clientIds: { readonly [In in Environment]?: { readonly [As in ClientCategory]?: string } };
  readonly multiFactorClientIds: { readonly [In in MultiFactorEnvironment]?: string };
  readonly metadataFlags: Partial<MetadataFlags>;
  readonly cacheLifetimesSeconds: Partial<CacheLifetimesSeconds>;
  readonly monitoring: Partial<Monitoring>;
  readonly limits: Partial<Pick<Limits, 'maximumTicketedPassengers' | 'maximumLapInfantsPerAdult'>>;
  readonly boardingModel?: BoardingModel;
  readonly products: readonly string[];
  readonly colourOverrides: { readonly [Name in OverridableColour]?: string };
  readonly darkColourOverrides: { readonly [Name in OverridableColour]?: string };
}

/**
 * Holds the settings of a deployment that says nothing. Frozen.
 *
 * Source: docs/rules.md §9: empty defaults.
 *
 * @example
 * ```ts
 * import { emptyAppSettings } from '@airline/client-config/app-settings';
 *
 * emptyAppSettings.colourOverrides; // {}
 * ```
 */
export const emptyAppSettings: AppSettings = /* @__PURE__ */ frozenCopy<AppSettings>({
  clientIds: {},
  multiFactorClientIds: {},
  metadataFlags: {},
  cacheLifetimesSeconds: {},
  monitoring: {},
  limits: {},
  products: [],
  colourOverrides: {},
  darkColourOverrides: {},
});

let check: Check<Partial<AppSettings>> | undefined;

/**
 * Parses the settings of a deployment from a value of any type, such as parsed JSON.
 *
 * Gives the settings, complete and frozen, or every wrong field with its path and the reason, in the order of the input.
 * `undefined` and `{}` are the empty settings. An unknown field is an error: a misspelt setting must not be silently
 * without effect. Never throws for what JSON can hold.
 *
 * It does not check that the gateway knows an id, or that a colour can be read: `findContrastFaults` does.
 *
 * Source: docs/rules.md §9.
 *
 * @example
 * ```ts
 * import { parseAppSettings } from '@airline/client-config/app-settings';
 *
 * parseAppSettings({ boardingModel: 'assigned', colourOverrides: { action: 'blue' } });
 * // { errors: [{ path: 'colourOverrides.action', reason: 'is "blue"; give a colour as #rrggbb.' }] }
 * ```
 */
export function parseAppSettings(
  raw: unknown,
): { readonly settings: AppSettings } | { readonly errors: readonly SettingError[] } {
  const errors: SettingError[] = [];
  const given = raw === undefined ? {} : raw;
  check ??= settingsCheck();
  if (!check(given, '', errors)) return { errors };
  return { settings: Object.freeze({ ...emptyAppSettings, ...frozenCopy(given) }) };
}
