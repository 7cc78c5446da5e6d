import { getAirportGroup } from './airport-groups.ts';
import { spanishCityNames } from './spanish-city-names.ts';
import { getStation } from './stations.ts';

/**
 * Gives what people call a station or a group in a language: its city, with the airport where the city has several.
 *
 * `language` is a BCP 47 tag. Spanish, whatever its region, has names of its own; any other language gets the trade name of
 * the catalogue. A code is read in any letter case, a retired one as its successor's; one that the catalogue does not know
 * is given back as it is, since an imported schedule can have one. Source: docs/rules.md §3.
 *
 * @example
 * ```ts
 * import { placeName } from '@airline/reference-data/place-names';
 *
 * placeName('LGA', 'es'); // 'Nueva York (LaGuardia)'
 * placeName('NEWYORK', 'en-US'); // 'New York City'
 * ```
 */
export function placeName(code: string, language: string): string {
  const { city, airport } = namePartsOf(code, language);
  return city + airport;
}

/**
 * Gives the city of a station or a group in a language, without its airport: for whose clocks a time is shown by, or where a
 * journey leads to.
 *
 * Languages and unknown codes are those of {@link placeName}. A name of two cities stays whole: 'Dallas/Fort Worth'.
 *
 * @example
 * ```ts
 * import { cityName } from '@airline/reference-data/place-names';
 *
 * cityName('DAL', 'es'); // 'Dallas'
 * cityName('MEX', 'es-MX'); // 'Ciudad de México'
 * ```
 */
export function cityName(code: string, language: string): string {
  return namePartsOf(code, language).city;
}

/** Takes a short name such as 'New York (LaGuardia)' apart, of which the catalogue makes it, and puts its city in the language. */
function namePartsOf(code: string, language: string): { readonly city: string; readonly airport: string } {
  const name = (getStation(code) ?? getAirportGroup(code))?.shortDisplayName;
  if (name === undefined) return { city: code, airport: '' };
  const end = name.includes(' (') ? name.indexOf(' (') : name.length;
  const city = name.slice(0, end);
  const isSpanish = /^es(?:-|$)/i.test(language);
  return { city: (isSpanish ? spanishCityNames[city] : undefined) ?? city, airport: name.slice(end) };
}
