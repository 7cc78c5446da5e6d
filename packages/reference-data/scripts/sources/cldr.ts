import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

function territories(locale: string): Readonly<Record<string, string>> {
  const text = readFileSync(resolve(`cldr-localenames-full/main/${locale}/territories.json`), 'utf8');
  const file = JSON.parse(text) as {
    main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>;
  };
  return file.main[locale]?.localeDisplayNames.territories ?? {};
}

const english = territories('en');
const spanish = territories('es-US');

/** English names where CLDR's own long form is not how the trade writes it: one of CLDR's other forms. */
const englishForms: Readonly<Record<string, string>> = {
  HK: 'HK-alt-short',
  MO: 'MO-alt-short',
  MM: 'MM-alt-short',
  PS: 'PS-alt-short',
  CD: 'CD-alt-variant',
  CG: 'CG-alt-variant',
  CI: 'CI-alt-variant',
};

/** Gives a country's English name by CLDR, with "and" written in full; the empty string when CLDR has none. */
export function englishName(code: string): string {
  return (english[englishForms[code] ?? code] ?? '').replaceAll(' & ', ' and ').replaceAll('’', "'");
}

/** Gives a country's Spanish name by CLDR for es-US; the empty string when CLDR has none. */
export function spanishName(code: string): string {
  return spanish[code] ?? '';
}

/** Lists the ISO 3166-1 countries with their codes and number, and Kosovo under the user-assigned XK. */
export function isoCountries(): readonly {
  readonly alpha2: string;
  readonly alpha3: string;
  readonly numeric: string;
}[] {
  const file = JSON.parse(readFileSync(resolve('cldr-core/supplemental/codeMappings.json'), 'utf8')) as {
    supplemental: { codeMappings: Record<string, { _alpha3?: string; _numeric?: string }> };
  };
  // Withdrawn and private codes have no name any more, or a number that ISO keeps for private use (900 to 999).
  return Object.entries(file.supplemental.codeMappings).flatMap(([alpha2, { _alpha3: alpha3, _numeric: numeric }]) => {
    const isCountry = alpha2 === 'XK' || (numeric !== undefined && Number(numeric) < 900);
    return /^[A-Z]{2}$/.test(alpha2) && alpha3 && isCountry && english[alpha2]
      ? [{ alpha2, alpha3, numeric: numeric ?? '' }]
      : [];
  });
}

function containment(): Readonly<Record<string, readonly string[]>> {
  const file = JSON.parse(readFileSync(resolve('cldr-core/supplemental/territoryContainment.json'), 'utf8')) as {
    supplemental: { territoryContainment: Record<string, { _contains?: readonly string[] }> };
  };
  const known = Object.entries(file.supplemental.territoryContainment);
  return Object.fromEntries(known.map(([code, { _contains: parts }]) => [code, parts ?? []]));
}

const partsOf = containment();

/** UN M49 codes of the parts of the world that travellers name: the Caribbean, Central and South America, and continents. */
const namedParts = ['029', '013', '005', '150', '142', '002', '009'] as const;

function contains(code: string, country: string): boolean {
  const parts = partsOf[code] ?? [];
  return parts.includes(country) || parts.some((part) => contains(part, country));
}

/** Gives the names, English and Spanish, of the part of the world that a country lies in; none for North America. */
export function partOfWorldNames(country: string): readonly string[] {
  const part = namedParts.find((code) => contains(code, country));
  return part ? [...new Set([englishName(part), spanishName(part)])] : [];
}
