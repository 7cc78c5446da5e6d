import { activeStationIds, inactiveStationIds } from './input/network.ts';
import { airportNameOverrides, citiesServed, cityOverrides, qualifiers } from './input/names.ts';
import { handmadeAirports, sourceCodes } from './input/stations-by-hand.ts';
import { englishName } from './sources/cldr.ts';
import { readOurAirports, type SourceAirport } from './sources/our-airports.ts';
import { timeZoneOf } from './sources/time-zones.ts';
import { traitsOf } from './station-traits.ts';
import type { Station } from '../src/station-types.ts';

/** A station of the catalogue with what only the generator and its report need. */
export interface CompiledStation extends Station<string> {
  readonly city: string;
  readonly qualifier: string | undefined;
  readonly source: SourceAirport;
}

const territories = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);
const cities = new Map(cityOverrides.flatMap(({ cities }) => Object.entries(cities)));
const names = new Map(airportNameOverrides.flatMap(({ names }) => Object.entries(names)));

/** Lists the codes of one of the blocks of `input/network.ts`. */
function codesOf(block: string): readonly string[] {
  return block.split(/\s+/).filter(Boolean);
}

/** Cuts a municipality of the source at its first parenthesis, slash or comma. */
export function cleanCity(municipality: string): string {
  return (municipality.split(/[(/,]/)[0] ?? '').trim();
}

/** Cuts an airport name of the source at a slash or parenthesis that begins a second name. */
export function cleanAirportName(name: string): string {
  return name.replace(/\s+(\/|\().*$/, '').trim();
}

function sourceOf(id: string, airports: ReadonlyMap<string, SourceAirport>): SourceAirport {
  const byHand = handmadeAirports.find((airport) => airport.id === id);
  if (byHand) return { ...byHand, type: 'large_airport', municipality: byHand.city, scheduledService: true };
  const source = airports.get(sourceCodes[id]?.sourceId ?? id);
  if (!source) throw new Error(`${id} is neither in the source nor in handmadeAirports.`);
  return source;
}

function compile(id: string, isActive: boolean, airports: ReadonlyMap<string, SourceAirport>): CompiledStation {
  const source = sourceOf(id, airports);
  const { countryCode } = source;
  const isAbroad = countryCode !== 'US' && !territories.has(countryCode);
  const state = isAbroad ? englishName(countryCode) : countryCode === 'US' ? source.region.slice(3) : countryCode;
  const city = cities.get(id) ?? sourceCodes[id]?.city ?? cleanCity(source.municipality);
  const qualifier = qualifiers[id];
  const shortDisplayName = qualifier ? `${city} (${qualifier})` : city;
  return {
    id,
    displayName: `${shortDisplayName}, ${state} - ${id}`,
    shortDisplayName,
    emailDisplayName: `${shortDisplayName}, ${state}`,
    stationName: names.get(id) ?? cleanAirportName(source.name),
    cityServed: (citiesServed[id] ?? [city]).join(', '),
    stateFederalUnit: state,
    countryCode,
    timeZone: timeZoneOf(id, source.latitude, source.longitude),
    latitude: String(Math.round(source.latitude * 1e4) / 1e4),
    longitude: String(Math.round(source.longitude * 1e4) / 1e4),
    ...traitsOf(id, { isActive, isAbroad, source }),
    isActive,
    internationalStation: isAbroad,
    city,
    qualifier,
    source,
  };
}

/** Compiles the catalogue's stations, sorted by city as Spanish readers sort, then by code. */
export function compileStations(): readonly CompiledStation[] {
  const airports = readOurAirports();
  const active = new Set(Object.values(activeStationIds).flatMap(codesOf));
  const inactive = Object.values(inactiveStationIds).flatMap(codesOf);
  const collator = new Intl.Collator('es');
  return [...active, ...inactive]
    .map((id) => compile(id, active.has(id), airports))
    .toSorted((a, b) => collator.compare(a.city, b.city) || (a.id < b.id ? -1 : 1));
}
