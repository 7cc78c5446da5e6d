/** Adds up what the runners reported: pure, so that its own rules are tested. */

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
  if (sum.failed > 0) return { ...sum, faults: [`${id}: ${sum.failed} failed`] };
  if (exitCode !== 0) return { ...sum, failed: 1, faults: [`${id} ended with ${exitCode}`] };
  if (sum.passed === 0) return { ...sum, failed: 1, faults: [`${id} ran no test`] };
  return { ...sum, faults: [] };
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
