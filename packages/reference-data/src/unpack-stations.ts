import { countryNames, stationRows, timeZones } from './generated/stations.ts';
import { type KioskType, kioskTypes, type Station } from './station-types.ts';

const territories = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);

/** Reads one row of the packed list; `scripts/pack.ts` writes them and says what its columns are. */
function unpackStation(row: string, countries: ReadonlyMap<string, string>, zones: readonly string[]): Station {
  const [place = '', city = '', qualifier, name = '', others, zone = '', latitude = '', longitude = '', weight, flag] =
    row.split('|');
  const id = place.slice(0, 3);
  const region = place.slice(4);
  const isAbroad = place[3] === '.';
  const state = isAbroad ? (countries.get(region) ?? '') : region;
  const shortDisplayName = qualifier ? `${city} (${qualifier})` : city;
  const emailDisplayName = `${shortDisplayName}, ${state}`;
  const flags = Number.parseInt(flag || '0', 36);
  const kioskType: KioskType = kioskTypes[flags >> 4] ?? 'NOKIOSK';
  return Object.freeze<Station>({
    id,
    displayName: `${emailDisplayName} - ${id}`,
    shortDisplayName,
    emailDisplayName,
    stationName: name.replace('~', city).replace('*', ' International Airport').replace('^', ' Airport'),
    cityServed: others ? (others[0] === '+' ? city + others.slice(1) : others) : city,
    stateFederalUnit: state,
    countryCode: isAbroad || territories.has(region) ? region : 'US',
    timeZone: zones[Number.parseInt(zone, 36)] ?? '',
    latitude,
    longitude,
    weight: weight || '0',
    isActive: (flags & 1) > 0,
    internationalStation: isAbroad,
    kioskType,
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
