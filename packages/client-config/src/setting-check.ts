/**
 * What is wrong with one setting: where it stands, and why it cannot be.
 *
 * `path` is written as in code (`clientIds.qa.member`, `products[0]`, `colourOverrides["Blue"]`), and empty for the whole.
 *
 * @example
 * ```ts
 * import type { SettingError } from '@airline/client-config/app-settings';
 *
 * const format = ({ path, reason }: SettingError) => `${path || 'settings'} ${reason}`;
 * ```
 */
export interface SettingError {
  readonly path: string;
  readonly reason: string;
}

/** Tells whether a value of any type is what a setting takes; if not, adds each thing that is wrong to the errors. */
export type Check<Value> = (value: unknown, path: string, errors: SettingError[]) => value is Value;

/** Writes a value as an error message quotes it: in one short line, whatever it is. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' || typeof value === 'symbol' ? `a ${typeof value}` : String(value);
}
