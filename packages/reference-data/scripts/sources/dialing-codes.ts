import metadata from 'libphonenumber-js/metadata.min.json';

/** Gives a country's ITU dialling code; the empty string where the source has none. */
export function dialingCodeOf(countryCode: string): string {
  const codes: Readonly<Record<string, readonly string[]>> = metadata.country_calling_codes;
  return Object.keys(codes).find((code) => codes[code]?.includes(countryCode)) ?? '';
}
