import { execFileSync } from 'node:child_process';

import { afterEach, describe, expect, test, vi } from 'vitest';

import { shiftDate } from '../clock/shift-date.mjs';
import { testInstant } from '../clock/test-instant.ts';

const begins = Date.parse(testInstant);
/** How long after the beginning of a run a test of it may be reached. */
const runMs = 3_600_000;

function expectSoonAfterBeginning(instant: number): void {
  expect(instant).toBeGreaterThanOrEqual(begins);
  expect(instant).toBeLessThan(begins + runMs);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the clock of tests', () => {
  test('begins at the test instant however it is read, and goes on', async () => {
    const first = Date.now();
    expectSoonAfterBeginning(first);
    expectSoonAfterBeginning(new Date().getTime());
    expectSoonAfterBeginning(Date.parse(Date()));
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(first));
  });

  test('makes dates as any other does', () => {
    expect(new Date(2026, 0, 2).getMonth()).toBe(0);
    expect(new Date(testInstant)).toBeInstanceOf(Date);
    expect(new Date(testInstant).getTime()).toBe(begins);
    expect(Date.UTC(2026, 11, 1, 12)).toBe(begins);
  });

  test('is set once, however often it is asked for', () => {
    const before = Date;
    shiftDate(runMs);
    expect(Date).toBe(before);
    expectSoonAfterBeginning(Date.now());
  });

  test('is where fake timers begin, and what real ones come back to', () => {
    vi.useFakeTimers();
    expectSoonAfterBeginning(Date.now());
    vi.setSystemTime('2030-01-01T00:00:00Z');
    expect(new Date().getUTCFullYear()).toBe(2030);
    vi.useRealTimers();
    expectSoonAfterBeginning(Date.now());
  });

  test('comes back after a time that was set without fake timers', () => {
    vi.setSystemTime('2030-01-01T00:00:00Z');
    expect(new Date().getUTCFullYear()).toBe(2030);
    vi.useRealTimers();
    expectSoonAfterBeginning(new Date().getTime());
  });

  test('is that of the processes which a test starts', () => {
    expectSoonAfterBeginning(Number(execFileSync(process.execPath, ['-p', 'Date.now()'], { encoding: 'utf8' })));
  });
});
