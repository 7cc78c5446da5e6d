import { countries, getCountry } from '@airline/reference-data/countries';

/** Countries whose national numbers keep the zero they begin with. */
const keepsLeadingZero: ReadonlySet<string> = new Set(['IT', 'SM', 'VA']);

/**
 * Gives a phone number in international form, `+12145550123`, from its country and what a person typed.
 *
 * A number that begins with `+` or `00` is international already. A zero before a national number is dropped: it is dialled
 * inside the country alone. Source: ITU-T E.164, E.123.
 */
export function internationalPhone(countryCode: string, typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  if (/^\s*\+/.test(typed)) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  const national = keepsLeadingZero.has(countryCode) ? digits : digits.replace(/^0/, '');
  const dialling = getCountry(countryCode)?.numericCountryCode ?? '';
  // In North America the code is the digit that people dial before a long-distance number too.
  const rest = dialling === '1' && national.length === 11 ? national.replace(/^1/, '') : national;
  return `+${dialling}${rest}`;
}

/** How a country groups its national numbers, by their dialling code: the lengths of the groups by the number's length. */
const nationalGroups: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>> = {
  '1': { 10: [3, 3, 4] },
  '33': { 9: [1, 2, 2, 2, 2] },
  '34': { 9: [3, 3, 3] },
  '44': { 10: [4, 6] },
  '49': { 11: [3, 8] },
  '52': { 10: [3, 3, 4] },
  '55': { 10: [2, 4, 4], 11: [2, 5, 4] },
  '57': { 10: [3, 3, 4] },
};

/** Mexican area codes of two digits: Mexico City, Guadalajara and Monterrey. */
const mexicanCities = /^(?:55|56|33|81)/;

const diallingCodes: ReadonlySet<string> = new Set(countries.map(({ numericCountryCode }) => numericCountryCode));

/**
 * Writes an international phone number as people read it: `+12145550123` → `+1 214 555 0123`.
 *
 * Groups are separated by spaces; where a country's grouping is not known they have three digits, the last one up to four.
 * What does not begin with a dialling code is returned as it is. Source: ITU-T E.123.
 */
export function formatPhone(international: string): string {
  const digits = international.slice(1);
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((start) => diallingCodes.has(start));
  if (!/^\+\d+$/.test(international) || code === undefined) return international;
  const national = digits.slice(code.length);
  const isCity = code === '52' && mexicanCities.test(national);
  const lengths = isCity && national.length === 10 ? [2, 4, 4] : nationalGroups[code]?.[national.length];
  return ['+' + code, ...(lengths === undefined ? groupByThree(national) : group(national, lengths))].join(' ');
}

function group(digits: string, lengths: readonly number[]): readonly string[] {
  let start = 0;
  return lengths.map((length) => digits.slice(start, (start += length)));
}

function groupByThree(digits: string): readonly string[] {
  return digits.match(/\d{3}(?=\d{3})|\d{1,4}$|\d{3}/g) ?? [];
}
