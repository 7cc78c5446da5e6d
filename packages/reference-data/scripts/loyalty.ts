import { aliases } from './input/aliases.ts';
import { groups } from './input/groups.ts';
import { findCarriers } from './input/carriers.ts';
import { nearbyCities } from './input/nearby-cities.ts';
import { sights } from './input/sights.ts';
import { packLetters } from './pack-letters.ts';
import { englishName, partOfWorldNames, spanishName } from './sources/cldr.ts';
import { packedStateNames } from '../src/packed-state-names.ts';
import { getUsState } from '../src/us-states.ts';
import type { CompiledStation } from './stations.ts';

/** What people call the country at home, whose stations name their state instead. */
const homeCountryNames = [englishName('US'), spanishName('US'), 'USA', 'EE. UU.'];

/** Parts of the country that people name, beside the states that they are made of. */
const partsOfHome: readonly (readonly [names: readonly string[], states: string])[] = [
  [['Tejas'], 'TX'],
  [['New England', 'Nueva Inglaterra'], 'CT MA ME NH RI VT'],
  [['Midwest', 'Medio Oeste'], 'IA IL IN KS MI MN MO ND NE OH SD WI'],
  [['Pacific Northwest'], 'OR WA'],
  [['Washington State', 'Estado de Washington'], 'WA'],
];

/** What a state is called beside its two names. */
function otherStateNames(code: string): readonly string[] {
  return partsOfHome.flatMap(([names, states]) => (states.split(' ').includes(code) ? names : []));
}

/** What a country is called beside its names in CLDR, by its code. */
const otherCountryNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  GB: ['UK'],
  CI: ['Côte d’Ivoire'],
};

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();

/** Gives the other names of a station's state or country: a traveller types "Texas", "México" or "Alemania". */
function regionNames({ internationalStation, countryCode, stateFederalUnit }: CompiledStation): readonly string[] {
  const others = [...(otherCountryNames[countryCode] ?? []), ...partOfWorldNames(countryCode)];
  if (internationalStation) return [spanishName(countryCode), ...others];
  const state = getUsState(stateFederalUnit);
  return state ? [state.stateName, state.stateNameSpanish, ...otherStateNames(stateFederalUnit), ...others] : [];
}

/** Gives what a station's own names do not say yet, each once, whatever its case and accents. */
export function aliasesOf(station: CompiledStation): readonly string[] {
  const { own, region } = namesBeside(station);
  return [...own, ...region];
}

/** Gives the aliases of the station alone, and those that it shares with its state or country. */
function namesBeside(station: CompiledStation) {
  const said = new Set([station.city, station.stateFederalUnit, ...station.cityServed.split(', ')].map(fold));
  const newAmong = (names: readonly string[]) =>
    names.filter((name) => {
      const isNew = !said.has(fold(name));
      said.add(fold(name));
      return isNew;
    });
  const listed = [sights[station.id], nearbyCities[station.id]].flatMap((names) => names?.split(';') ?? []);
  return { own: newAmong([...(aliases[station.id] ?? []), ...listed]), region: newAmong(regionNames(station)) };
}

/**
 * Packs the aliases of stations with `;`. `~` stands for the names of the state or country that the station before it in the
 * same one has, or of the US state; where it has others, they follow the `~`.
 */
function packAliases(stations: readonly CompiledStation[]): readonly string[] {
  const known = new Map<string, string>();
  return stations.map((station) => {
    const { own, region } = namesBeside(station);
    const packed = region.join(';');
    if (packed === '') return own.join(';');
    const { stateFederalUnit } = station;
    const isKnown = (known.get(stateFederalUnit) ?? packedStateNames(stateFederalUnit)) === packed;
    if (!isKnown) known.set(stateFederalUnit, packed);
    return `${own.join(';')}~${isKnown ? '' : packed}`;
  });
}

/**
 * Packs what the loyalty entries add: the names of the country at home, and for each station a line, in the order of the
 * list: its aliases, and its carriers with spaces between them, each with `|` before it.
 */
export function packLoyaltyStations(stations: readonly CompiledStation[]): string {
  const packed = packAliases(stations);
  const rows = stations.map((station, at) => `|${packed[at] ?? ''}|${findCarriers(station).join(' ')}`);
  return [
    `export const homeCountryNames: string = ${JSON.stringify(homeCountryNames.join('|'))};`,
    '',
    `export const loyaltyRows: string = \`${packLetters(rows.join('\n'))}\`;`,
    '',
  ].join('\n');
}

/** Packs the groups: id, name, noun, weight, `+` when several members are active, members, aliases. */
export function packGroups(stations: readonly CompiledStation[]): string {
  const collator = new Intl.Collator('es');
  const rows = groups.map(({ id, city, noun, children, aliases: names }) => {
    const active = stations.filter((station) => station.isActive && children.includes(station.id));
    const weight = active.reduce(
      (most, station) => (Number(station.weight) > Number(most) ? station.weight : most),
      '0',
    );
    return [id, city, noun, weight, active.length > 1 ? '+' : '', children.join(' '), names.join(';')].join('|');
  });
  const places = groups.map(({ id, city }) => {
    const next = stations.find((station) => collator.compare(station.city, city) >= 0);
    if (!next) throw new Error(`No station follows the group ${id} in the list.`);
    return `${next.id} ${id}`;
  });
  return [
    `export const groupRows: string = \`${rows.join('\n')}\`;`,
    '',
    `export const groupPlaces: string = ${JSON.stringify(places.join('|'))};`,
    '',
  ].join('\n');
}
