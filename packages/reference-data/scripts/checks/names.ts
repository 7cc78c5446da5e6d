import { groups } from '../input/groups.ts';
import { airportNameOverrides, citiesServed, cityOverrides, qualifiers } from '../input/names.ts';
import { aliases } from '../input/aliases.ts';
import { aliasesOf } from '../loyalty.ts';
import type { CompiledStation } from '../stations.ts';
import { type Finding, findings } from './finding.ts';

/** What a name has when its source was cut badly, or has a second name or a note in it. */
const leftovers = /[()[\]{}<>|;_*~^+?]|\s{2}|^\s|\s$|\s\/|\/\s|,|\.\.|\bAir Base\b|\bAir National Guard\b|\bRAAF\b/;

function repeated(
  stations: readonly CompiledStation[],
  nameOf: (station: CompiledStation) => string,
): [string, string][] {
  const seen = new Map<string, string>();
  return stations.flatMap((station): [string, string][] => {
    const name = nameOf(station);
    const other = seen.get(name);
    seen.set(name, station.id);
    return other === undefined ? [] : [[station.id, `"${name}" is also ${other}`]];
  });
}

/** Checks names for leftovers of the source, repetitions, and cities that their own name does not begin with. */
export function checkNames(stations: readonly CompiledStation[]): readonly Finding[] {
  const ids = new Set(stations.map(({ id }) => id));
  const untidy = stations.flatMap(({ id, city, stationName }): [string, string][] =>
    [city, stationName].filter((name) => leftovers.test(name) || name === '').map((name) => [id, `"${name}"`]),
  );
  const cities = stations.flatMap(({ id, city, cityServed }): [string, string][] =>
    cityServed.startsWith(city.split('/')[0] ?? city) ? [] : [[id, `${city} is not the first of "${cityServed}"`]],
  );
  const unused = [
    ...Object.keys(qualifiers),
    ...Object.keys(citiesServed),
    ...Object.keys(aliases),
    ...cityOverrides.flatMap((group) => Object.keys(group.cities)),
    ...airportNameOverrides.flatMap((group) => Object.keys(group.names)),
  ].filter((id) => !ids.has(id));
  const codes = stations.flatMap((station): [string, string][] =>
    aliasesOf(station)
      .filter((alias) => ids.has(alias))
      .map((alias) => [station.id, `its alias ${alias} is another station's code`]),
  );
  return [
    ...findings('leftover', untidy),
    ...findings('city', cities),
    ...findings(
      'same-display-name',
      repeated(stations, ({ emailDisplayName }) => emailDisplayName),
    ),
    ...findings(
      'same-airport-name',
      repeated(stations, ({ stationName }) => stationName),
    ),
    ...findings(
      'unused-override',
      unused.map((id) => [id, 'no station has this code']),
    ),
    ...findings('alias-code', codes),
  ];
}

/** Checks that every member of a group is a station, that none is listed twice, and that weights are numbers from 0 to 5. */
export function checkMembersAndWeights(stations: readonly CompiledStation[]): readonly Finding[] {
  const ids = new Set(stations.map(({ id }) => id));
  const members = groups.flatMap((group) => group.children);
  const orphans = members.filter((id, place) => !ids.has(id) || members.indexOf(id) !== place);
  const weights = stations.filter(({ weight }) => !/^[0-5](\.\d+)?$/.test(weight) || Number(weight) > 5);
  return [
    ...findings(
      'group-member',
      orphans.map((id) => [id, 'is no station, or a member of two groups']),
    ),
    ...findings(
      'weight',
      weights.map(({ id, weight }) => [id, `"${weight}" is no number from 0 to 5`]),
    ),
  ];
}
