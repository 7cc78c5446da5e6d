/**
 * npm test: everything that must hold, through turbo, and one closing line for all of it.
 *
 *   npm test               the whole set
 *   npm test -- --force    the same, trusting no cached result
 */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { add, closingLine, judge } from './tally.mjs';
import { ensureChromium, install, root, start, stopOnSignals, workspaceFolders } from './toolchain.mjs';

const tasks = [
  'format:check',
  'lint',
  'unused',
  'boundaries',
  'examples',
  'typecheck',
  'test:unit',
  'test:types',
  'test:prop',
  'test:browser',
  'test:stories',
  'package:check',
  'size',
  'test:e2e',
];

const started = Date.now();
const say = (line) => process.stdout.write(`${line}\n`);

stopOnSignals(130);
await install(say);
const chromium = await ensureChromium(say);

for (const folder of workspaceFolders()) rmSync(join(root, folder, 'reports'), { recursive: true, force: true });
const runs = join(root, '.turbo/runs');
rmSync(runs, { recursive: true, force: true });

const extra = process.argv.slice(2);
const turbo = start(
  'turbo',
  [
    'run',
    ...tasks,
    '--continue=always',
    '--summarize',
    '--output-logs=new-only',
    '--log-order=grouped',
    `--concurrency=${availableParallelism() + 1}`,
    ...extra,
  ],
  { environment: { CHROMIUM_PATH: chromium } },
);
const turboEnded = await new Promise((resolve) => {
  turbo.on('error', resolve);
  turbo.on('close', resolve);
});

const results = summaryTasks().map((task) =>
  judge({ id: task.taskId, exitCode: task.execution?.exitCode, reports: reportsOf(task) }),
);
const total = add(results);
const faults = results.flatMap((result) => result.faults);
if (results.length === 0) {
  total.failed += 1;
  faults.push('turbo left no summary: no task ran');
}
if (turboEnded !== 0 && total.failed === 0) {
  total.failed += 1;
  faults.push('turbo ended before every task had: a run that is cut short has not passed');
}

say('');
for (const fault of faults) say(`✗ ${fault}`);
say(`${results.length} tasks in ${Math.round((Date.now() - started) / 1000)} s`);
say(closingLine(total));
process.exit(total.failed === 0 ? 0 : 1);

function summaryTasks() {
  const [file] = existsSync(runs) ? readdirSync(runs).filter((name) => name.endsWith('.json')) : [];
  if (file === undefined) return [];
  const summary = JSON.parse(readFileSync(join(runs, file), 'utf8'));
  // Tasks that only order others (transit), or that a package lacks, have no command of their own.
  return summary.tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

function reportsOf(task) {
  const declared = (task.outputs ?? []).filter((path) => /^reports\/[^*]*\.json$/.test(path));
  if (declared.length === 0) return undefined;
  return declared.map((path) => {
    try {
      return JSON.parse(readFileSync(join(root, task.directory, path), 'utf8'));
    } catch {
      return undefined;
    }
  });
}
