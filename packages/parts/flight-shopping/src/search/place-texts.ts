import { getCountry } from '@airline/reference-data/countries';
import type { AirportGroup, LoyaltyAirport } from '@airline/reference-data/loyalty-stations';
import { placeName } from '@airline/reference-data/place-names';
import type { MatchedRange } from '@airline/reference-data/station-search';

/** Gives a station's name with its state, or with its country in the language: 'Cancún, México', 'Dallas (Love Field), TX'. */
export function fullNameIn(language: string, station: LoyaltyAirport): string {
  const country =
    language.startsWith('es') && station.internationalStation && getCountry(station.countryCode)?.fullName;
  return `${placeName(station.id, language)}, ${country === false || country === undefined ? station.stateFederalUnit : country}`;
}

/**
 * Gives the parts of a name that were typed.
 *
 * The search knows the catalogue's own name: in another language's name its parts are those of the alias that begins it, or
 * those that stand where both names are the same.
 */
export function matchedIn(
  name: string,
  entry: LoyaltyAirport | AirportGroup,
  matched: readonly MatchedRange[],
): readonly MatchedRange[] {
  const alias = matched.find(
    ({ field, index }) => field === 'altSearchNames' && name.startsWith(entry.altSearchNames?.[index ?? 0] ?? name + 1),
  );
  if (alias !== undefined) {
    return matched.filter(({ field, index }) => field === alias.field && index === alias.index);
  }
  const same = sameLength(name, entry.displayName);
  return matched.filter(({ field, end }) => field === 'displayName' && end <= same);
}

function sameLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
