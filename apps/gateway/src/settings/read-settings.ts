import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { parseSettings, type ParsedSettings } from './parse-settings.ts';

/** Settings as they were read, and from where. */
export interface ReadSettings extends ParsedSettings {
  /** `no AIRLINE_SETTINGS`, `AIRLINE_SETTINGS`, or the path of a file. */
  readonly source: string;
}

/** Returns the file that `AIRLINE_SETTINGS` names; `undefined` where it is absent or the settings themselves. */
function settingsFile(variable: string | undefined): string | undefined {
  return variable === undefined || variable.trimStart().startsWith('{') ? undefined : resolve(variable);
}

/**
 * Reads what `AIRLINE_SETTINGS` says: the settings as a JSON object, or the path of a file that holds one.
 *
 * @returns the settings, or every fault as a line that says where it is and what to give.
 */
export function readSettings(variable: string | undefined): ReadSettings | { readonly faults: readonly string[] } {
  const file = settingsFile(variable);
  const source = file ?? (variable === undefined ? 'no AIRLINE_SETTINGS' : 'AIRLINE_SETTINGS');
  const text = readText(variable, file);
  if ('fault' in text) return { faults: [text.fault] };
  const raw = parseJson(text.text, source);
  if ('fault' in raw) return { faults: [raw.fault] };
  const parsed = parseSettings(raw.value);
  if (!('faults' in parsed)) return { ...parsed, source };
  return {
    faults: parsed.faults.map(({ path, reason }) => `${source}: ${path === '' ? 'the document' : path} ${reason}`),
  };
}

function readText(variable: string | undefined, file: string | undefined): { text: string } | { fault: string } {
  if (file === undefined) return { text: variable ?? '{}' };
  try {
    return { text: readFileSync(file, 'utf8') };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return {
      fault: `${file}: cannot be read (${code}); AIRLINE_SETTINGS is the path of a JSON file, or a JSON object`,
    };
  }
}

function parseJson(text: string, source: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    // The message quotes the text, which is no secret: settings hold none.
    return { fault: `${source}: is no JSON; ${error instanceof Error ? error.message : String(error)}` };
  }
}
