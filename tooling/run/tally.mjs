/** Adds up what the runners reported: pure, so that its own rules are tested. */
import { stripVTControlCharacters } from 'node:util';

/**
 * Gives one runner's counts from the JSON it left: vitest's, Playwright's, or our own `{ passed, failed, skipped }`.
 *
 * A vitest file that fails to import counts as one failure, though vitest itself counts no failed test in it.
 */
export function countsOf(report) {
  if (typeof report?.numTotalTests === 'number') {
    const brokenFiles = report.testResults.filter(
      (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  if (report?.stats && Array.isArray(report.errors)) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
  }
  if (typeof report?.passed === 'number' && typeof report.failed === 'number') {
    return { passed: report.passed, failed: report.failed, skipped: report.skipped ?? 0 };
  }
  return undefined;
}

/**
 * Names the tests of one report that failed, each with where it stands and the first line of what it said: the whole
 * account stands far above the closing line, or is cut off where only the end of a run is kept.
 */
export function failuresOf(report) {
  if (Array.isArray(report?.testResults)) {
    return report.testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0 && file.status === 'failed') return [sentence(file.name, undefined, file.message)];
      return failed.map((test) => sentence(file.name, test.fullName, test.failureMessages?.[0]));
    });
  }
  if (Array.isArray(report?.suites)) {
    return [
      ...report.errors.map((error) => sentence(error.location?.file, undefined, error.message)),
      ...report.suites.flatMap((file) => failuresOfSuite(file, [])),
    ];
  }
  return [];
}

/** @param {readonly string[]} within The titles of what the tests of a file are grouped in. */
function failuresOfSuite(suite, within) {
  const failed = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        sentence(
          `${spec.file}:${spec.line}`,
          [...within, spec.title].join(': '),
          results.find(({ error }) => error !== undefined)?.error.message,
        ),
      ),
  );
  return [...failed, ...(suite.suites ?? []).flatMap((group) => failuresOfSuite(group, [...within, group.title]))];
}

function sentence(file, title, message) {
  const firstLine = stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')[0]
    .slice(0, 300);
  return [file, title, firstLine].filter((part) => part !== undefined && part !== '').join(' · ');
}

/**
 * Judges one task of the run. A task with a report counts by it; one without counts as a single check.
 *
 * A runner that ran nothing, left no readable report, or ended badly with no failure to show for it, has failed once.
 *
 * @param {{ id: string, exitCode: number | undefined, reports?: readonly unknown[] }} task `reports` is given when the
 *   task declares that it writes any.
 */
export function judge({ id, exitCode, reports }) {
  if (exitCode === undefined) return { passed: 0, failed: 1, skipped: 0, faults: [`${id} did not run`] };
  if (reports === undefined) {
    return exitCode === 0
      ? { passed: 1, failed: 0, skipped: 0, faults: [] }
      : { passed: 0, failed: 1, skipped: 0, faults: [`${id} ended with ${exitCode}`] };
  }
  const counted = reports.map(countsOf);
  if (counted.length === 0 || counted.includes(undefined)) {
    return { passed: 0, failed: 1, skipped: 0, faults: [`${id} left no report that can be read`] };
  }
  const sum = add(counted);
  if (sum.failed > 0) return { ...sum, faults: [`${id}: ${sum.failed} failed`, ...reports.flatMap(failuresOf)] };
  if (exitCode !== 0) return { ...sum, failed: 1, faults: [`${id} ended with ${exitCode}`] };
  if (sum.passed === 0) return { ...sum, failed: 1, faults: [`${id} ran no test`] };
  return { ...sum, faults: [] };
}

/**
 * Gives each task of several runs once, as the first one ran it: the others replay it. Tasks that only order others (transit), or that a package lacks, have no command
 * and are left out; of a task that failed in one run and passed in another, the failure stays.
 */
export function uniqueTasks(tasks) {
  const unique = new Map();
  for (const task of tasks) {
    if (task.command === '<NONEXISTENT>') continue;
    const known = unique.get(task.taskId);
    const fails = known?.execution?.exitCode === 0 && task.execution?.exitCode !== 0;
    if (known === undefined || fails) unique.set(task.taskId, task);
  }
  return [...unique.values()];
}

/**
 * Joins what Playwright reported of several runs into one report, in which each test is titled with its run's name. A run without a report
 * is an error.
 *
 * @param {Readonly<Record<string, any>>} runs each run's report by its name.
 */
export function joinReports(runs) {
  const named = Object.entries(runs).map(([name, report]) => report ?? noReport(name));
  const sum = (key) => named.reduce((all, { stats }) => all + (stats[key] ?? 0), 0);
  return {
    stats: { expected: sum('expected'), unexpected: sum('unexpected'), flaky: sum('flaky'), skipped: sum('skipped') },
    errors: named.flatMap(({ errors }) => errors),
    suites: Object.keys(runs).flatMap((name, at) => named[at].suites.map((suite) => titledWith(name, suite))),
  };
}

function noReport(name) {
  return { stats: {}, suites: [], errors: [{ message: `${name}: the run left no report` }] };
}

function titledWith(name, { specs = [], suites = [], ...suite }) {
  return {
    ...suite,
    specs: specs.map((spec) => ({ ...spec, title: `${name}: ${spec.title}` })),
    suites: suites.map((each) => titledWith(name, each)),
  };
}

export function add(counts) {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
