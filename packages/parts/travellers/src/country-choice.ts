import { countries, getCountry, type Country } from '@airline/reference-data/countries';

/** Gives a country's name in a language. */
export function countryName({ fullName, fullNameEnglish }: Country, language: string): string {
  return language === 'en' ? fullNameEnglish : fullName;
}

/** Lists the countries that have a dialling code with their names, in the order of a language. */
export function diallingCountries(language: string): readonly { readonly value: string; readonly label: string }[] {
  return countries
    .filter(({ numericCountryCode }) => numericCountryCode !== '')
    .map((country) => ({
      value: country.countryCode,
      label: `${countryName(country, language)} (+${country.numericCountryCode})`,
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
}

/** Returns the country of a browser's languages, such as CO of es-CO, where it has a dialling code: its person likely has a telephone there. */
export function diallingCountryOf(languages: readonly string[]): string | undefined {
  return languages
    .map((language) => getCountry(language.split('-').slice(1).at(-1) ?? ''))
    .find((country) => country !== undefined && country.numericCountryCode !== '')?.countryCode;
}

/**
 * Finds countries by what is typed of their name, in either language and without its accents: those that begin with it first.
 * The empty text gives all.
 */
export function searchCountries(query: string, language: string): readonly Country[] {
  const wanted = fold(query);
  const rank = (country: Country): number => {
    const names = [country.fullName, country.fullNameEnglish].map(fold);
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(` ${wanted}`))) return 1;
    return names.some((name) => name.includes(wanted)) ? 2 : 3;
  };
  return countries
    .map((country) => ({ country, rank: rank(country), name: countryName(country, language) }))
    .filter((entry) => entry.rank < 3)
    .toSorted((one, other) => one.rank - other.rank || one.name.localeCompare(other.name, language))
    .map(({ country }) => country);
}

/** Gives the option of a country by its alpha-2 code. */
export function countryOption(
  code: string,
  language: string,
): { readonly id: string; readonly label: string } | undefined {
  const country = getCountry(code);
  return country === undefined ? undefined : { id: country.countryCode, label: countryName(country, language) };
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
