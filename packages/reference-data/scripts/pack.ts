import { kioskTypes } from '../src/station-types.ts';
import type { CompiledStation } from './stations.ts';
import { englishName } from './sources/cldr.ts';

/**
 * Packs a station into one line, read by `src/unpack-stations.ts`. Columns, with `|` between them:
 *
 * 1. code, then `.` and the country's code abroad, or `-` and the state's in the US and its territories
 * 2. city · 3. what tells stations of one city apart
 * 4. airport name: `~` is the city, `*` " International Airport", `^` " Airport"
 * 5. cities served when they are more than the city: with a leading `+`, what follows the city
 * 6. zone, index in base 36 · 7. latitude · 8. longitude · 9. weight, empty for 0
 * 10. flags in base 36: 1 active, 2 packages, 4 simplified reservation, 8 boarding pass on a phone, 16 × kiosk
 */
function packStation(station: CompiledStation, zones: readonly string[]): string {
  const { id, city, cityServed, countryCode, stateFederalUnit } = station;
  const place = station.internationalStation ? `${id}.${countryCode}` : `${id}-${stateFederalUnit}`;
  const name = station.stationName
    .replace(city, '~')
    .replace(/ International Airport$/, '*')
    .replace(/ Airport$/, '^');
  const others =
    cityServed === city ? '' : cityServed.startsWith(city) ? `+${cityServed.slice(city.length)}` : cityServed;
  const flags =
    (station.isActive ? 1 : 0) +
    (station.getawaysDestination ? 2 : 0) +
    (station.ezRez ? 4 : 0) +
    (station.mobileBoarding ? 8 : 0) +
    16 * kioskTypes.indexOf(station.kioskType);
  return [
    place,
    city,
    station.qualifier ?? '',
    name,
    others,
    zones.indexOf(station.timeZone).toString(36),
    station.latitude,
    station.longitude,
    station.weight === '0' ? '' : station.weight,
    flags === 0 ? '' : flags.toString(36),
  ]
    .join('|')
    .replace(/\|+$/, '');
}

/** Packs the list, with the zones and the names of countries that its lines point at. */
export function packStations(stations: readonly CompiledStation[]): string {
  const zones = [...new Set(stations.map(({ timeZone }) => timeZone))].toSorted();
  const abroad = stations.filter((station) => station.internationalStation).map(({ countryCode }) => countryCode);
  const countries = [...new Set(abroad)].toSorted().map((code) => `${code}${englishName(code)}`);
  return [
    `export const timeZones: string = ${JSON.stringify(zones.join('|'))};`,
    '',
    `export const countryNames: string = ${JSON.stringify(countries.join('|'))};`,
    '',
    `export const stationRows: string = \`${stations.map((station) => packStation(station, zones)).join('\n')}\`;`,
    '',
  ].join('\n');
}

const documentation = `/**
 * Names the code of a station of the catalogue; no retired code is among them.
 *
 * @example
 * \`\`\`ts
 * import type { StationId } from '@airline/reference-data/stations';
 *
 * const hubs: readonly StationId[] = ['DAL', 'DEN', 'BWI'];
 * \`\`\`
 */
`;

/** Writes the type of all station codes. */
export function packStationIds(ids: readonly string[]): string {
  const lines: string[] = [];
  const sorted = ids.toSorted();
  for (let start = 0; start < sorted.length; start += 16) {
    lines.push(
      `  | ${sorted
        .slice(start, start + 16)
        .map((id) => `'${id}'`)
        .join(' | ')}`,
    );
  }
  return `${documentation}export type StationId =\n${lines.join('\n')};\n`;
}
