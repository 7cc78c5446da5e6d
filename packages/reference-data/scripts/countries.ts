import { alpha3Overrides, gdprCountries, payPalCodes, postalRequiredByRule, shortNames } from './input/countries.ts';
import { englishName, isoCountries, spanishName } from './sources/cldr.ts';
import { dialingCodeOf } from './sources/dialing-codes.ts';

const gdpr = new Set(gdprCountries.split(/\s+/).filter(Boolean));

/** Packs the countries, sorted by Spanish name: codes, dialling code, Spanish, English and short name, GDPR, PayPal. */
export function packCountries(): string {
  const collator = new Intl.Collator('es');
  const rows = isoCountries()
    .map(({ alpha2, alpha3 }) => ({ alpha2, alpha3, spanish: spanishName(alpha2), english: englishName(alpha2) }))
    .toSorted((a, b) => collator.compare(a.spanish, b.spanish))
    .map(({ alpha2, alpha3, spanish, english }) =>
      [
        alpha2 + (alpha3Overrides[alpha2] ?? alpha3),
        dialingCodeOf(alpha2),
        spanish,
        english === spanish ? '' : english,
        shortNames[alpha2] ?? '',
        gdpr.has(alpha2) ? '+' : '',
        payPalCodes[alpha2] ?? '',
      ]
        .join('|')
        .replace(/\|+$/, ''),
    );
  return `export const countryRows: string = \`${rows.join('\n')}\`;\n`;
}

/** Packs the codes of the countries whose addresses need a postal code: the rules' word goes first. */
export function packPostalRequired(byPostalData: readonly string[]): string {
  const { required, notRequired } = postalRequiredByRule;
  const codes = new Set([...byPostalData, ...required.split(' ')]);
  for (const code of notRequired.split(' ')) codes.delete(code);
  return `export const postalRequiredCodes: string = '${[...codes].toSorted().join(' ')}';\n`;
}
