/**
 * npm test: what every change must pass, through turbo, and one closing line for all of it.
 *
 *   npm test               the set of every change
 *   npm test -- --force    the same, trusting no cached result: TURBO_CACHE_DIR, or airline/turbo in the person's cache folder
 *   npm run test:all       the same and the longer set: more kills, requests, examples of properties, engines, and all pictures
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join, relative } from 'node:path';

import { describePrograms } from './programs.mjs';
import { add, closingLine, judge, uniqueTasks } from './tally.mjs';
import { overBudget, timesOfFiles, timesOfParts, processorUse } from './times.mjs';
import { ensurePrograms, install, root, start, stopOnSignals, untilEnded, workspaceFolders } from './toolchain.mjs';

const [isAll, extra] = takeFlag('--all', process.argv.slice(2));

/** The journeys through the built apps, each task by itself: every one has as many browsers as there are processors. */
const journeyTasks = isAll ? ['test:e2e:long', 'test:e2e:instants'] : ['test:e2e'];

/** How many times as many examples the properties of the longer set are tried with. */
const longPropertyRuns = '10';

/** The order in which the longer set runs the files of a process: not that of every day, so that none of them leans on another. */
const longFileOrder = '1';

/** Tests that spread their files over all processors: beside anything else each would take a third more of them. */
const wideTasks = ['@airline/gateway#test:unit', '@tooling/unit-tests#test:unit'];

/** Checks that read what is written and start nothing: they take what all others leave of the processors, from the beginning. */
const patientTasks = ['//#typecheck', '//#lint'];

/** Everything else. */
const tasks = [
  'format:check',
  'boundaries',
  ...unitTests().filter((task) => !wideTasks.includes(task)),
  'test:repository',
  'test:stories',
  'test:browser',
  'test:crash',
  ...(isAll ? ['unused', 'test:prop', 'test:long', 'package:check'] : []),
  'size',
];

const say = (line) => process.stdout.write(`${line}\n`);

stopOnSignals(130);
const installing = Date.now();
await install(say);
const browsers = await ensurePrograms(say);
const started = Date.now();
const cpusAtStart = cpus();
const environment = {
  ...browsers,
  TEST_PROGRAMS: describePrograms(browsers),
  ...(isAll ? { PROPERTY_RUNS: longPropertyRuns, FILE_ORDER_SEED: longFileOrder, STORY_SET: 'longer' } : {}),
};

for (const folder of workspaceFolders()) rmSync(join(root, folder, 'reports'), { recursive: true, force: true });
const runs = join(root, '.turbo/runs');
rmSync(runs, { recursive: true, force: true });

const patient = turboRun(patientTasks, patientTasks.length, { isPatient: true });
// A browser draws while it waits: beside other work a journey costs twice as much of a processor, so that no other test runs beside them.
const ended = [];
for (const task of journeyTasks) ended.push(await turboRun([task], availableParallelism() + 1));
ended.push(await turboRun(wideTasks, 1));
// As many at once as there are processors: with one more they took a fifth more of the processors, and a tenth more time.
ended.push(await turboRun(tasks, Math.max(2, availableParallelism())));
ended.push(await patient);

const tasksOfRun = summaryTasks();
const results = tasksOfRun.map((task) =>
  judge({ id: task.taskId, exitCode: task.execution?.exitCode, reports: reportsOf(task) }),
);
const total = add(results);
const faults = results.flatMap((result) => result.faults);
if (summaryFiles().length < ended.length) {
  total.failed += 1;
  faults.push('a run of turbo left no summary: its tasks did not run');
}
if (ended.some((code) => code !== 0) && total.failed === 0) {
  total.failed += 1;
  faults.push('turbo ended before every task had: a run that is cut short has not passed');
}

const run = {
  installedInSeconds: Math.round((started - installing) / 1000),
  seconds: Math.round((Date.now() - started) / 1000),
  processors: availableParallelism(),
  usePercent: processorUse(cpusAtStart, cpus()),
  times: timesOfParts(tasksOfRun),
  files: tasksOfRun.flatMap((task) =>
    task.cache?.status === 'HIT'
      ? []
      : (reportsOf(task) ?? [])
          .flatMap(timesOfFiles)
          .map(({ file, seconds }) => ({ file: relative(root, file), seconds })),
  ),
};
mkdirSync(join(root, '.turbo'), { recursive: true });
writeFileSync(join(root, '.turbo/times.json'), JSON.stringify(run));

say('');
for (const fault of faults) say(`✗ ${fault}`);
for (const line of overBudget(run.times)) say(line);
say(
  `${results.length} tasks in ${run.seconds} s, ${run.usePercent} % of ${run.processors} processors used, after ${run.installedInSeconds} s of installing`,
);
say(closingLine(total));
process.exit(total.failed === 0 ? 0 : 1);

/** Tells whether a flag is among the arguments, and gives the others. */
function takeFlag(flag, given) {
  return [given.includes(flag), given.filter((argument) => argument !== flag)];
}

/** Names the unit tests of each package as turbo does. */
function unitTests() {
  return workspaceFolders()
    .map((folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
    .filter(({ scripts }) => scripts?.['test:unit'] !== undefined)
    .map(({ name }) => `${name}#test:unit`);
}

/** Runs tasks through turbo to the end of each and returns its exit code, or the error that kept it from starting. */
function turboRun(args, concurrency, { isPatient = false } = {}) {
  return untilEnded(
    start(
      'turbo',
      [
        'run',
        ...args,
        '--continue=always',
        '--summarize',
        '--output-logs=new-only',
        '--log-order=grouped',
        `--concurrency=${concurrency}`,
        ...extra,
      ],
      { environment, isPatient },
    ),
  );
}

/** Gathers the tasks of every run, each once: a build that one run made and another found in the cache is one. */
function summaryTasks() {
  const summaries = summaryFiles().map((file) => JSON.parse(readFileSync(join(runs, file), 'utf8')));
  return uniqueTasks(summaries.flatMap((summary) => summary.tasks));
}

function summaryFiles() {
  return existsSync(runs) ? readdirSync(runs).filter((name) => name.endsWith('.json')) : [];
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
