import { getCountry } from '@airline/reference-data/countries';

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
