import { packCountryBoxes } from './country-boxes.ts';
import { packCountries, packPostalRequired } from './countries.ts';
import { packGroups, packLoyaltyStations } from './loyalty.ts';
import { packStationIds, packStations } from './pack.ts';
import { readPostalRequired } from './sources/postal-addresses.ts';
import type { CompiledStation } from './stations.ts';

const banner = '// Written by scripts/generate.ts: change its inputs, then run `pnpm generate`.\n\n';

/**
 * Makes the text of every generated file, by its name in `src/generated`.
 *
 * `postal-required.ts` is left out when the postal data is not installed and no folder is given.
 */
export function makeOutputs(stations: readonly CompiledStation[], postalFolder?: string): ReadonlyMap<string, string> {
  const postalRequired = readPostalRequired(postalFolder);
  const texts: readonly (readonly [name: string, text: string])[] = [
    ['airport-groups.ts', packGroups(stations)],
    ['countries.ts', packCountries()],
    ['country-boxes.ts', packCountryBoxes()],
    ['loyalty-stations.ts', packLoyaltyStations(stations)],
    ['station-ids.ts', packStationIds(stations.map(({ id }) => id))],
    ['stations.ts', packStations(stations)],
    ...(postalRequired ? ([['postal-required.ts', packPostalRequired(postalRequired)]] as const) : []),
  ];
  return new Map(texts.map(([name, text]) => [name, banner + text]));
}
