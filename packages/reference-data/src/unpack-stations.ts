import { countryNames, stationRows, timeZones } from './generated/stations.ts';
import { kioskTypes, type Station } from './station-types.ts';

const territories = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);

/** Writes out an airport name: `~` is the city, and the last letter may stand for the words that most names end in. */
function unpackName(name: string, city: string): string {
  const last = name[name.length - 1];
  const ending = last === '*' ? ' International Airport' : last === '^' ? ' Airport' : '';
  const written = ending === '' ? name : name.slice(0, -1) + ending;
  return written.replace('~', city);
}

/** Reads one row of the packed list; `scripts/pack.ts` writes them and says what its columns are. */
function unpackStation(row: string, countries: ReadonlyMap<string, string>, zones: readonly string[]): Station {
  // By index: destructuring a list runs its iterator, which costs more than all the rest here.
  const columns = row.split('|');
  const place = columns[0] ?? '';
  const city = columns[1] ?? '';
  const qualifier = columns[2] ?? '';
  const others = columns[4] ?? '';
  const flags = Number.parseInt(columns[9] || '0', 36);
  const id = place.slice(0, 3);
  const region = place.slice(4);
  const isAbroad = place[3] === '.';
  const state = isAbroad ? (countries.get(region) ?? '') : region;
  const shortDisplayName = qualifier === '' ? city : `${city} (${qualifier})`;
  const emailDisplayName = `${shortDisplayName}, ${state}`;
  return Object.freeze<Station>({
    id,
    displayName: `${emailDisplayName} - ${id}`,
    shortDisplayName,
    emailDisplayName,
    stationName: unpackName(columns[3] ?? '', city),
    cityServed: others === '' ? city : others[0] === '+' ? city + others.slice(1) : others,
    stateFederalUnit: state,
    countryCode: isAbroad || territories.has(region) ? region : 'US',
    timeZone: zones[Number.parseInt(columns[5] ?? '', 36)] ?? '',
    latitude: columns[6] ?? '',
    longitude: columns[7] ?? '',
    weight: columns[8] || '0',
    isActive: (flags & 1) > 0,
    internationalStation: isAbroad,
    kioskType: kioskTypes[flags >> 4] ?? 'NOKIOSK',
    getawaysDestination: (flags & 2) > 0,
    ezRez: (flags & 4) > 0,
    mobileBoarding: (flags & 8) > 0,
  });
}

/** Reads the packed list. */
export function unpackStations(): readonly Station[] {
  const countries = new Map(countryNames.split('|').map((entry) => [entry.slice(0, 2), entry.slice(2)]));
  const zones = timeZones.split('|');
  return Object.freeze(stationRows.split('\n').map((row) => unpackStation(row, countries, zones)));
}
