/**
 * Walks the main journeys at other instants than the one that all journeys begin at, and leaves one report of all of them.
 *
 *   node src/instants/walk.ts                        all of the list
 *   node src/instants/walk.ts 2028-02-29T18:00:00Z   those that are named, as ISO 8601
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { countsOf, joinReports } from '@tooling/run/tally';

import { mainJourney } from '../journey-sets.ts';
import { fillDataFolder } from '../site/start-site.ts';
import { instants } from './instants.ts';

const home = join(import.meta.dirname, '../..');
const reports = join(home, 'reports');
const wanted = process.argv.slice(2);
const walked = wanted.length === 0 ? instants : Object.fromEntries(wanted.map((instant) => [instant, instant]));

const template = mkdtempSync(join(tmpdir(), 'airline-instants-'));
const runs: Record<string, unknown> = {};
try {
  await fillDataFolder(template);
  for (const [name, instant] of Object.entries(walked)) runs[name] = walk(name, instant);
} finally {
  rmSync(template, { recursive: true, force: true });
}
mkdirSync(reports, { recursive: true });
const joined = joinReports(runs);
writeFileSync(join(reports, 'e2e-instants.json'), JSON.stringify(joined));
process.exitCode = countsOf(joined)?.failed === 0 ? 0 : 1;

/** Walks at one instant; gives what Playwright reports. */
function walk(name: string, instant: string): unknown {
  process.stdout.write(`\n${name}: ${instant}\n`);
  const report = `at-${instant.replaceAll(':', '-')}`;
  const file = join(reports, `${report}.json`);
  rmSync(file, { force: true });
  spawnSync(join(home, 'node_modules/.bin/playwright'), ['test', `--grep=${mainJourney}`], {
    cwd: home,
    env: { ...process.env, E2E_INSTANT: instant, E2E_TEMPLATE: template, E2E_REPORT: report },
    stdio: 'inherit',
  });
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}
