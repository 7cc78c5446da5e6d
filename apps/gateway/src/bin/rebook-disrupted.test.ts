import { execFile } from 'node:child_process';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** Starting a process takes its time where others work too. */
const runMs = 60_000;

/** Runs the command as an operator does, where there is no database; gives its exit code and what it wrote. */
function rebook(...args: readonly string[]): Promise<{ readonly code: number; readonly out: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATA_FOLDER: '/dev/null/none', DATABASE_URL: '' };
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'rebook-disrupted.ts'), ...args],
      { env },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out: out + err }),
    );
  });
}

test.each([
  ['nobody answers for it', ['--apply']],
  ['flights would no longer be free of charge', ['--refund-after', '337']],
])(
  'does nothing and shows its help where %s',
  async (_, args) => {
    const { code, out } = await rebook(...args);
    expect(code).toBe(2);
    expect(out).toMatch(/^Usage: rebook-disrupted/);
  },
  runMs,
);
