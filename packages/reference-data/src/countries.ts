import { countryRows } from './generated/countries.ts';
import { lookUp } from './look-up.ts';
import { isPostalCodeRequired } from './postal-required.ts';

/**
 * Describes a country or territory with an ISO 3166-1 code of its own (docs/rules.md §3).
 *
 * @example
 * ```ts
 * import type { Country } from '@airline/reference-data/countries';
 *
 * const label = ({ fullName, numericCountryCode }: Country): string => `${fullName} (+${numericCountryCode})`;
 * ```
 */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** ISO 3166-1 alpha-3. */
  readonly countryCodeAlias: string;
  /** ITU dialling code, digits without `+`: `'1'` for the whole North American plan, `''` where there is none. Not unique, never a key. */
  readonly numericCountryCode: string;
  /** Spanish name, by CLDR for es-US. */
  readonly fullName: string;
  readonly fullNameEnglish: string;
  /** English name of at most 14 characters, abbreviated where it must be. */
  readonly shortName: string;
  /** Whether an address there needs a postal code. */
  readonly postalCodeRequired: boolean;
  /** Whether the European data protection law or its like holds: EU, Iceland, Liechtenstein, Norway, Switzerland. */
  readonly GDPR: boolean;
  /** The code PayPal uses in its own calls, where it is not ISO's: China alone. */
  readonly payPalCountryCode?: string;
}

function unpackCountry(row: string): Country {
  const [codes = '', numericCountryCode = '', fullName = '', english, short, gdpr, payPal] = row.split('|');
  const countryCode = codes.slice(0, 2);
  const fullNameEnglish = english || fullName;
  return Object.freeze<Country>({
    countryCode,
    countryCodeAlias: codes.slice(2),
    numericCountryCode,
    fullName,
    fullNameEnglish,
    shortName: short || fullNameEnglish,
    postalCodeRequired: isPostalCodeRequired(countryCode),
    GDPR: gdpr === '+',
    ...(payPal ? { payPalCountryCode: payPal } : undefined),
  });
}

/**
 * Lists every country of ISO 3166-1 and Kosovo (by its user-assigned codes XK and XKX), sorted by Spanish name.
 *
 * Frozen, the records too. Source: docs/rules.md §3; CLDR, the ITU codes and the postal data that SOURCES.md tells.
 *
 * @example
 * ```ts
 * import { countries } from '@airline/reference-data/countries';
 *
 * const options = countries.map(({ countryCode, fullName }) => ({ value: countryCode, label: fullName }));
 * ```
 */
export const countries: readonly Country[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ countryRows.split('\n').map(unpackCountry),
);

let index: ReadonlyMap<string, Country> | undefined;

/**
 * Finds a country by its alpha-2 or alpha-3 code, in any letter case; anything else, of any type, gives `undefined`.
 *
 * PayPal's own code for China is not understood here: it is for PayPal's calls alone.
 *
 * @example
 * ```ts
 * import { getCountry } from '@airline/reference-data/countries';
 *
 * getCountry('de')?.fullName; // 'Alemania'
 * getCountry('GBR')?.countryCode; // 'GB'
 * ```
 */
export function getCountry(code: string): Country | undefined {
  index ??= new Map(
    countries.flatMap((country) => [
      [country.countryCode, country] as const,
      [country.countryCodeAlias, country] as const,
    ]),
  );
  return lookUp(index, code);
}

/**
 * Lists the countries that share an ITU dialling code, in the order of `countries`; none for anything else, of any type.
 *
 * Takes digits, with or without the leading `+`. `'1'` gives the whole North American plan.
 *
 * @example
 * ```ts
 * import { countriesByDialingCode } from '@airline/reference-data/countries';
 *
 * countriesByDialingCode('52').map(({ countryCode }) => countryCode); // ['MX']
 * countriesByDialingCode('+1').length; // 25
 * ```
 */
export function countriesByDialingCode(code: string): readonly Country[] {
  const digits = typeof code === 'string' ? /^\+?(\d+)$/.exec(code)?.[1] : undefined;
  return digits ? countries.filter(({ numericCountryCode }) => numericCountryCode === digits) : [];
}
