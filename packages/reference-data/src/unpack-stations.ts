import type { StationId } from './generated/station-ids.ts';
import { countryNames, stationRows, timeZones } from './generated/stations.ts';
import { kioskTypes, type Station } from './station-types.ts';

const territories = /* @__PURE__ */ new Set(['PR', 'VI', 'GU', 'AS', 'MP']);

/** How many cells a line of the packed list has; `scripts/pack.ts` writes them and says what they are. */
const cellsOfStation = 11;

/** Puts in the letters that the packed lists, which are Latin-1, have as codes; `scripts/pack-letters.ts` says why. */
export function unpackLetters(text: string): string {
  return text.includes('%')
    ? text.replaceAll(/%(....)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}

/** Writes out an airport name: `~` in front is the city, and the last letter may stand for the words most names end in. */
function unpackName(packed: string, city: string): string {
  const last = packed[packed.length - 1];
  const ending = last === '*' ? ' International Airport' : last === '^' ? ' Airport' : '';
  const isOfCity = packed[0] === '~';
  const own = unpackLetters(packed.slice(isOfCity ? 1 : 0, ending === '' ? packed.length : -1));
  return isOfCity ? city + own + ending : own + ending;
}

function readCountryNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const entry of countryNames.split('|')) names.set(entry.slice(0, 2), entry.slice(2));
  return names;
}

/** One split of the whole text and one loop: an import of the list waits for each short-lived list that is made here. */
function unpackStations(): readonly Station[] {
  const countries = readCountryNames();
  const zones = timeZones.split('|');
  const cells = stationRows.split('|');
  const stations: Station[] = [];
  for (let at = 1; at < cells.length; at += cellsOfStation) {
    const id = (cells[at] ?? '') as StationId;
    const region = cells[at + 1] ?? '';
    const city = unpackLetters(cells[at + 2] ?? '');
    const qualifier = cells[at + 3] ?? '';
    const others = unpackLetters(cells[at + 5] ?? '');
    // The end of the line stands behind the flags; as a number that is nothing.
    const flags = Number(cells[at + 10]);
    const isAbroad = region[0] === '.';
    const countryCode = isAbroad ? region.slice(1) : territories.has(region) ? region : 'US';
    const state = isAbroad ? (countries.get(countryCode) ?? '') : region;
    const shortDisplayName = qualifier === '' ? city : `${city} (${qualifier})`;
    const emailDisplayName = `${shortDisplayName}, ${state}`;
    stations.push(
      Object.freeze<Station>({
        id,
        displayName: `${emailDisplayName} - ${id}`,
        shortDisplayName,
        emailDisplayName,
        stationName: unpackName(cells[at + 4] ?? '', city),
        cityServed: others === '' ? city : others[0] === '+' ? city + others.slice(1) : others,
        stateFederalUnit: state,
        countryCode,
        timeZone: zones[Number(cells[at + 6])] ?? '',
        latitude: cells[at + 7] ?? '',
        longitude: cells[at + 8] ?? '',
        weight: cells[at + 9] || '0',
        isActive: (flags & 1) > 0,
        internationalStation: isAbroad,
        kioskType: kioskTypes[flags >> 4] ?? 'NOKIOSK',
        getawaysDestination: (flags & 2) > 0,
        ezRez: (flags & 4) > 0,
        mobileBoarding: (flags & 8) > 0,
      }),
    );
  }
  return Object.freeze(stations);
}

let unpacked: readonly Station[] | undefined;

/** Gives the list of stations, the same at each call: who may not need it does not wait for it at import. */
export function allStations(): readonly Station[] {
  return (unpacked ??= unpackStations());
}
