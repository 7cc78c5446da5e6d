import { createHash } from 'node:crypto';

import { type AppSettings, parseAppSettings, type SettingError } from '@airline/client-config/app-settings';
import { findContrastFaults } from '@airline/client-config/colour-contrast';
import { links } from '@airline/links';

/** A deployment's settings, and the version that names them. */
export interface ParsedSettings {
  readonly settings: AppSettings;
  /** The first 12 digits of the SHA-256 of the settings with their fields in alphabetical order: the same in every gateway. */
  readonly version: string;
}

/** The first segment of each path that an app, the gateway or a test page of its own has: no product can have it as its name. */
const takenNames: ReadonlySet<string> = new Set([
  ...links.map(({ path }) => path.split('/')[1] ?? '').filter((segment) => !segment.startsWith(':')),
  'static',
  'colours',
  'inbox',
  'sandbox',
  'docs',
  'problems',
  'metrics',
  'operations',
  'livez',
  'readyz',
]);

/**
 * Parses a deployment's settings from a value of any type.
 *
 * 1. Each field is what `parseAppSettings` takes.
 * 2. Each colour can be read where it stands.
 * 3. No product has the name of a path that exists already.
 */
export function parseSettings(raw: unknown): ParsedSettings | { readonly faults: readonly SettingError[] } {
  const parsed = parseAppSettings(raw);
  if ('errors' in parsed) return { faults: parsed.errors };
  const { settings } = parsed;
  const faults = [...findContrastFaults(settings), ...findTakenNames(settings)];
  return faults.length > 0 ? { faults } : { settings, version: toVersion(settings) };
}

function findTakenNames({ products }: AppSettings): readonly SettingError[] {
  return products.flatMap((product, index) =>
    takenNames.has(product)
      ? [{ path: `products[${index}]`, reason: `is "${product}", where other pages stand; give another name.` }]
      : [],
  );
}

function toVersion(settings: AppSettings): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(settings)))
    .digest('hex')
    .slice(0, 12);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}
