import { kioskTypes } from '../src/station-types.ts';
import { packLetters } from './pack-letters.ts';
import type { CompiledStation } from './stations.ts';
import { englishName } from './sources/cldr.ts';

/**
 * Packs a station into one line, read by `src/unpack-stations.ts`. Cells, each with `|` before it:
 *
 * 1. code · 2. state, or `.` and the country's code abroad
 * 3. city · 4. what tells stations of one city apart
 * 5. airport name: `~` in front is the city, `*` at the end " International Airport", `^` " Airport"
 * 6. cities served when they are more than the city: with a leading `+`, what follows the city
 * 7. zone's place in their list · 8. latitude · 9. longitude · 10. weight, empty for 0
 * 11. flags, empty for 0: 1 active, 2 packages, 4 simplified reservation, 8 boarding pass on a phone, 16 × kiosk
 *
 * No cell is left out at the end: all cells of the list are parted at once, and each line has as many.
 */
function packStation(station: CompiledStation, zones: readonly string[]): string {
  const { id, city, cityServed, countryCode, stateFederalUnit, stationName } = station;
  const name = (stationName.startsWith(city) ? `~${stationName.slice(city.length)}` : stationName)
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
  const cells = [
    id,
    station.internationalStation ? `.${countryCode}` : stateFederalUnit,
    city,
    station.qualifier ?? '',
    name,
    others,
    zones.indexOf(station.timeZone),
    station.latitude,
    station.longitude,
    station.weight === '0' ? '' : station.weight,
    flags === 0 ? '' : flags,
  ];
  return cells.map((cell) => `|${cell}`).join('');
}

/** Packs the list, with the zones and the names of countries that its lines point at. */
export function packStations(stations: readonly CompiledStation[]): string {
  const zones = [...new Set(stations.map(({ timeZone }) => timeZone))].toSorted();
  const abroad = stations.filter((station) => station.internationalStation).map(({ countryCode }) => countryCode);
  const countries = [...new Set(abroad)].toSorted().map((code) => `${code}${englishName(code)}`);
  const rows = stations.map((station) => packStation(station, zones)).join('\n');
  return [
    `export const timeZones: string = ${JSON.stringify(zones.join('|'))};`,
    '',
    `export const countryNames: string = ${JSON.stringify(countries.join('|'))};`,
    '',
    `export const stationRows: string = \`${packLetters(rows)}\`;`,
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
