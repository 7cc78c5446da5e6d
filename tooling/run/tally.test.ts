import { describe, expect, test } from 'vitest';

import { add, closingLine, countsOf, failuresOf, joinReports, judge, uniqueTasks } from './tally.mjs';

const vitestReport = {
  numTotalTests: 4,
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
  ],
};
const brokenFile = { status: 'failed', assertionResults: [] };
const playwrightReport = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };

describe('countsOf', () => {
  test('reads what vitest, Playwright and our own checks report', () => {
    expect(countsOf(vitestReport)).toEqual({ passed: 2, failed: 1, skipped: 1 });
    expect(countsOf(playwrightReport)).toEqual({ passed: 3, failed: 2, skipped: 2 });
    expect(countsOf({ passed: 5, failed: 1 })).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  test('a test file that cannot be imported is a failure, though vitest counts no failed test', () => {
    const report = { ...vitestReport, numFailedTests: 0, testResults: [brokenFile] };
    expect(countsOf(report)?.failed).toBe(1);
  });

  test('a Playwright run that broke outside a test is a failure', () => {
    expect(countsOf({ ...playwrightReport, errors: [{ message: 'no browser' }] })?.failed).toBe(3);
  });

  test.each([undefined, null, 'x', {}, { passed: '3' }])('%j is no report', (report) => {
    expect(countsOf(report)).toBeUndefined();
  });
});

describe('failuresOf', () => {
  test('names what failed in a report of vitest', () => {
    const failed = { status: 'failed', fullName: 'a fare is kept', failureMessages: ['Error: no fare\n  at line 3'] };
    const report = {
      testResults: [
        { name: '/a.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] },
        { name: '/b.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
      ],
    };
    expect(failuresOf(report)).toEqual([
      '/a.test.ts · a fare is kept · Error: no fare',
      '/b.test.ts · SyntaxError: no',
    ]);
  });

  test('names what failed in a report of Playwright, in suites of suites too', () => {
    const spec = (status: string) => ({
      file: 'a.e2e.ts',
      line: 7,
      title: 'a trip is found',
      tests: [{ status, results: [{ error: { message: '\u001B[31mError: not seen\u001B[39m\nat' } }] }],
    });
    const report = {
      errors: [{ message: 'no browser' }],
      suites: [
        { title: 'a.e2e.ts', suites: [{ title: 'WebKit', specs: [spec('unexpected')] }], specs: [spec('expected')] },
      ],
    };
    expect(failuresOf(report)).toEqual(['no browser', 'a.e2e.ts:7 · WebKit: a trip is found · Error: not seen']);
  });
});

describe('judge', () => {
  const id = '@airline/links#test:unit';

  test('a task without reports is one check', () => {
    expect(judge({ id, exitCode: 0 })).toEqual({ passed: 1, failed: 0, skipped: 0, faults: [] });
    expect(judge({ id, exitCode: 2 })).toEqual({ passed: 0, failed: 1, skipped: 0, faults: [`${id} ended with 2`] });
  });

  test('a task that never ran has failed', () => {
    expect(judge({ id, exitCode: undefined })).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a runner that ran nothing has failed', () => {
    const nothing = { ...vitestReport, numTotalTests: 0, numPassedTests: 0, numFailedTests: 0, testResults: [] };
    expect(judge({ id, exitCode: 0, reports: [nothing] })).toMatchObject({ failed: 1, faults: [`${id} ran no test`] });
  });

  test('a runner that skipped everything has failed', () => {
    expect(judge({ id, exitCode: 0, reports: [{ passed: 0, failed: 0, skipped: 9 }] })).toMatchObject({ failed: 1 });
  });

  test.each([[[]], [[undefined]], [[{ nonsense: true }]]])('a runner that left %j has failed', (reports) => {
    expect(judge({ id, exitCode: 0, reports })).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a runner that ended badly after tests that passed has failed once', () => {
    expect(judge({ id, exitCode: 1, reports: [{ passed: 3, failed: 0 }] })).toMatchObject({ passed: 3, failed: 1 });
  });

  test('the tests that failed are named', () => {
    const report = { ...playwrightReport, errors: [{ message: 'no browser' }], suites: [] };
    expect(judge({ id, exitCode: 1, reports: [report] }).faults).toEqual([`${id}: 3 failed`, 'no browser']);
  });

  test('failed tests are counted once, not once more for the exit code', () => {
    expect(judge({ id, exitCode: 1, reports: [{ passed: 3, failed: 2 }] })).toMatchObject({ passed: 3, failed: 2 });
  });
});

test('a task of two runs counts once, by its failure if it has one', () => {
  const task = (taskId: string, exitCode: number, command = 'vite build') => ({
    taskId,
    command,
    execution: { exitCode },
  });
  const tasks = [
    task('traveller#build', 0),
    task('ui#transit', 0, '<NONEXISTENT>'),
    task('traveller#build', 1),
    task('ctm#build', 1),
    task('ctm#build', 0),
  ];
  expect(uniqueTasks(tasks)).toEqual([task('traveller#build', 1), task('ctm#build', 1)]);
});

test('a task that a later run replays is the one that ran', () => {
  const ran = { taskId: 'ctm#build', command: 'vite build', execution: { exitCode: 0 }, cache: { status: 'MISS' } };
  const replayed = { ...ran, cache: { status: 'HIT' } };
  expect(uniqueTasks([ran, replayed])).toEqual([ran]);
});

test('the closing line names what was skipped only where something was', () => {
  const counts = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 1, failed: 1, skipped: 0 },
  ];
  expect(closingLine(add(counts))).toBe('3 passed, 1 failed');
  expect(closingLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});

describe('joinReports', () => {
  const failedSpec = {
    title: 'a trip is booked',
    file: 'booking.e2e.ts',
    line: 3,
    tests: [{ status: 'unexpected', results: [{ error: { message: 'no price' } }] }],
  };
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [],
    suites: [{ title: 'booking.e2e.ts', suites: [{ title: 'in es', specs: [failedSpec] }] }],
  };

  test('the counts of all runs are added, and a failure says in which run it was', () => {
    const joined = joinReports({ '29 February': report, 'two years ahead': { ...report, suites: [] } });
    expect(countsOf(joined)).toEqual({ passed: 4, failed: 2, skipped: 0 });
    expect(failuresOf(joined)).toEqual(['booking.e2e.ts:3 · in es: 29 February: a trip is booked · no price']);
  });

  test('a run that left no report is a failure', () => {
    const joined = joinReports({ '29 February': undefined, 'two years ahead': { ...report, suites: [] } });
    expect(countsOf(joined)?.failed).toBe(2);
    expect(failuresOf(joined)).toEqual(['29 February: the run left no report']);
  });
});
