import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { getCountry } from '../src/countries.ts';
import { getLoyaltyStation, loyaltyStations } from '../src/loyalty-stations.ts';
import { getStation, stations } from '../src/stations.ts';
import { bundle, gzipBytes } from './sizes.ts';
import { figure, printTable } from './table.ts';
import { timeEach } from './timing.ts';

/** A lookup is too short for the clock: a hundred of them are timed at once. */
const lookupsAtOnce = 100;

function nanoseconds(work: (id: string) => unknown, ids: readonly string[]): { median: string; p99: string } {
  const warm = timeEach((id: string) => {
    let last: unknown;
    for (let turn = 0; turn < lookupsAtOnce; turn += 1) last = work(id);
    return last;
  }, ids);
  const each = 1000 / lookupsAtOnce;
  return { median: figure(warm.median * each), p99: figure(warm.p99 * each) };
}

/** Prints what one lookup costs, beside a plain Map of the same records. */
export function benchLookups(): void {
  const ids = stations.map(({ id }) => id);
  const plain = new Map<string, unknown>(stations.map((station) => [station.id, station]));
  const codes = [...new Set(loyaltyStations.map(({ countryCode }) => countryCode))].filter(Boolean);
  const rows = [
    ['plain Map', nanoseconds((id) => plain.get(id), ids)],
    ['getStation', nanoseconds(getStation, ids)],
    [
      'getStation, lower case',
      nanoseconds(
        getStation,
        ids.map((id) => id.toLowerCase()),
      ),
    ],
    ['getLoyaltyStation', nanoseconds(getLoyaltyStation, ids)],
    ['getCountry', nanoseconds(getCountry, codes)],
  ] as const;
  printTable(
    'Lookups',
    ['lookup', 'median ns', 'p99 ns'],
    rows.map(([name, { median, p99 }]) => [name, median, p99]),
  );
}

/** Milliseconds that importing a built module takes in a fresh process, the best of nine. */
function importMilliseconds(file: string): number {
  const code = `const start = performance.now(); await import('${pathToFileURL(file).href}'); console.log(performance.now() - start);`;
  const runs = Array.from({ length: 9 }, () =>
    Number(spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout),
  );
  return Math.min(...runs);
}

/** Prints what each subpath costs: a browser in bytes, everything in it included, and Node in time once it is built. */
export async function benchSubpaths(): Promise<void> {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    exports: Record<string, string>;
  };
  const folder = mkdtempSync(join(tmpdir(), 'subpaths-'));
  const rows: string[][] = [];
  for (const [subpath, path] of [['an empty module', ''], ...Object.entries(manifest.exports)]) {
    if (path && !path.endsWith('.ts')) continue;
    const code = path ? `export * from '${path}'` : 'export {}';
    const file = join(folder, `${rows.length}.mjs`);
    writeFileSync(file, await bundle(code));
    rows.push([subpath ?? '', ((await gzipBytes(code)) / 1000).toFixed(1), figure(importMilliseconds(file))]);
  }
  rmSync(folder, { recursive: true });
  printTable('Subpaths', ['subpath', 'kB gzip, whole', 'import, ms'], rows);
}
