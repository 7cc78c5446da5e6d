import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { en, es, type Language } from '@airline/i18n/messages';

const words = { es: es.shell.newVersion, en: en.shell.newVersion } as const;
const source = readFileSync(join(import.meta.dirname, 'new-version.js'), 'utf8');

/** Writes the script that stands in for one of an older build: it says that there is a new version, in a language. */
export function newVersionScript(language: Language): string {
  return `{\nconst newVersionWords = ${JSON.stringify(words[language])};\n${source}}\n`;
}
