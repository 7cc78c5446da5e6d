import { countries } from '@airline/reference-data/countries';

const longestDialCode = 3;

/**
 * Finds the country of a telephone number, as PayPal codes it: ISO's code, and `C2` for China.
 *
 * `undefined` where several countries share the dialling code, as those of the North American plan do: PayPal then asks.
 */
export function findPayPalCountry(phone: string): string | undefined {
  const digits = /^\+(\d+)/.exec(phone)?.[1] ?? '';
  for (let length = longestDialCode; length > 0; length -= 1) {
    const found = countries.filter(({ numericCountryCode }) => numericCountryCode === digits.slice(0, length));
    const [country, another] = found;
    if (country === undefined) continue;
    return another === undefined ? (country.payPalCountryCode ?? country.countryCode) : undefined;
  }
  return undefined;
}
