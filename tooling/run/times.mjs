/** Where the time of a run went: pure, so that its own rules are tested. */

/**
 * The parts of a run, each with what it may take on two processors: seconds of its tasks, of which several run at the same time. A
 * part that takes longer is named by the run, which is as green as before.
 */
export const parts = [
  { name: 'builds', budgetS: 130, has: ({ task }) => task === 'build' },
  { name: 'journeys', budgetS: 260, has: ({ task }) => task.startsWith('test:e2e') },
  { name: 'gateway', budgetS: 260, has: ({ directory, task }) => isIn(directory, 'apps/gateway') && isTest(task) },
  { name: 'kills and fuzz', budgetS: 120, has: ({ task }) => task === 'test:crash' || task === 'test:long' },
  {
    name: 'components in a browser',
    budgetS: 150,
    has: ({ task }) => task === 'test:stories' || task === 'test:browser',
  },
  {
    name: 'packages and apps',
    budgetS: 250,
    has: ({ directory, task }) => isIn(directory, 'tooling/unit-tests') && isTest(task),
  },
  { name: 'tooling', budgetS: 40, has: ({ task }) => isTest(task) },
  // They take what others leave of the processors, and so both as long as a run may take.
  { name: 'types and lint', budgetS: 1_800, has: ({ task }) => task === 'typecheck' || task === 'lint' },
  { name: 'other checks', budgetS: 40, has: () => true },
];

function isTest(task) {
  return task === 'test:unit' || task === 'test:prop';
}

function isIn(directory, ...folders) {
  return folders.some((folder) => directory === folder || directory.startsWith(`${folder}/`));
}

/**
 * Adds up what each part took: seconds of the tasks that ran, how many they are, and how many were replayed from the cache instead.
 *
 * @param {readonly { task: string, directory: string, execution?: { startTime: number, endTime: number }, cache?: { status: string } }[]} tasks
 *   as turbo's summaries have them, times in milliseconds.
 */
export function timesOfParts(tasks) {
  const sums = new Map(parts.map(({ name, budgetS }) => [name, { name, budgetS, seconds: 0, ran: 0, replayed: 0 }]));
  for (const task of tasks) {
    const { name } = parts.find(({ has }) => has(task));
    const sum = sums.get(name);
    if (task.cache?.status === 'HIT') sum.replayed += 1;
    else {
      sum.ran += 1;
      sum.seconds += secondsOf(task.execution);
    }
  }
  return [...sums.values()].map((sum) => ({ ...sum, seconds: Math.round(sum.seconds) }));
}

function secondsOf(execution) {
  return execution === undefined ? 0 : (execution.endTime - execution.startTime) / 1000;
}

/** Gives the test files of a task's report with the seconds that each took, by vitest's clock or the sum of Playwright's tests. */
export function timesOfFiles(report) {
  if (Array.isArray(report?.testResults)) {
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    }));
  }
  if (Array.isArray(report?.suites)) {
    return report.suites.map((suite) => ({ file: suite.file, seconds: millisecondsOf(suite) / 1000 }));
  }
  return [];
}

function millisecondsOf(suite) {
  const own = (suite.specs ?? []).flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return (
    own.reduce((sum, each) => sum + each, 0) + (suite.suites ?? []).reduce((sum, each) => sum + millisecondsOf(each), 0)
  );
}

/** Says which parts took longer than they may. */
export function overBudget(times) {
  return times
    .filter(({ seconds, budgetS }) => seconds > budgetS)
    .map(({ name, seconds, budgetS }) => `over its budget: ${name}, ${seconds} s of ${budgetS} s`);
}

/** How much of all processors was used between two readings of `os.cpus()`, in percent. */
export function processorUse(before, after) {
  const sum = (cpus) =>
    cpus.reduce(
      ({ all, idle }, { times }) => ({
        all: all + times.user + times.nice + times.sys + times.irq + times.idle,
        idle: idle + times.idle,
      }),
      { all: 0, idle: 0 },
    );
  const [first, last] = [sum(before), sum(after)];
  const all = last.all - first.all;
  return all <= 0 ? 0 : Math.round((1 - (last.idle - first.idle) / all) * 100);
}

/** Writes the times of a run as Markdown tables: its parts, and its slowest files. */
export function toTables({ seconds, processors, usePercent, times, files }, most = 15) {
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);
  return [
    `${seconds} s on ${processors} processors, of which ${usePercent} % were used.`,
    '',
    row(['part', 'seconds of its tasks', 'budget', 'tasks', 'replayed']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...times.map(({ name, seconds: took, budgetS, ran, replayed }) => row([name, took, budgetS, ran, replayed])),
    '',
    row(['slowest test files', 'seconds']),
    row(['---', '---:']),
    ...slowest.map(({ file, seconds: took }) => row([`\`${file}\``, Math.round(took)])),
    '',
  ].join('\n');
}
