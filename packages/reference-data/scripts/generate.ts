import { mkdirSync, writeFileSync } from 'node:fs';

import { packGroups, packLoyaltyStations } from './loyalty.ts';
import { packStationIds, packStations } from './pack.ts';
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
console.log(`${stations.length} stations, ${stations.filter(({ isActive }) => isActive).length} active`);
