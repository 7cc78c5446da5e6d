import type { Language } from '@airline/contract';
import { newVersion } from '@airline/mail-texts/new-version';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = readFileSync(join(import.meta.dirname, 'new-version.js'), 'utf8');

/** Writes the script that stands in for one of an older build: it says that there is a new version, in a language. */
export function newVersionScript(language: Language): string {
  return `{\nconst newVersionWords = ${JSON.stringify(newVersion[language])};\n${source}}\n`;
}
