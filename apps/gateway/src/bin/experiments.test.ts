import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { fillDataFolder } from '../../test-support/memory-database.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'gateway-experiments-'));
const file = join(dataFolder, 'experiment.json');
/** Starting a process takes its time where others work too. */
const runMs = 60_000;

beforeAll(() => fillDataFolder(dataFolder), runMs);
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const definition = {
  name: 'note-1',
  place: 'pay-note',
  variants: [
    { name: 'once', weight: 1 },
    { name: 'direct', weight: 1 },
  ],
  audience: {},
  goal: 'paymentSent',
};

/** Runs the command as an operator does; gives its exit code and what it wrote. */
function experiments(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATA_FOLDER: dataFolder, DATABASE_URL: '' };
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'experiments.ts'), ...args],
      { env },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test(
  'an operator begins an experiment, reads what it has shown, and ends it',
  async () => {
    writeFileSync(file, JSON.stringify(definition));
    expect(await experiments('begin', file, '--days', '14')).toMatchObject({ code: 0, err: '' });
    writeFileSync(file, JSON.stringify({ ...definition, name: 'note-2' }));
    expect(await experiments('begin', file, '--days', '14')).toMatchObject({
      code: 1,
      err: expect.stringContaining('runs in its place'),
    });
    const { out } = await experiments();
    expect(out).toMatch(/^note-1 \(paymentSent\), .+, runs\n {2}once: 0 of 0, -, difference -\n/);
    expect((await experiments('end', 'note-1')).code).toBe(0);
    expect(await experiments('end', 'note-1')).toMatchObject({ code: 1, out: 'No experiment of this name runs.\n' });
  },
  runMs,
);

test(
  'a file that is no experiment is refused with each fault, and nothing begins',
  async () => {
    writeFileSync(file, JSON.stringify({ ...definition, goal: 'happiness', audience: { tierStatus: ['tin'] } }));
    const { code, err } = await experiments('begin', file, '--days', '14');
    expect(code).toBe(1);
    expect(err).toMatch(/audience\.tierStatus\.0: [\s\S]+goal: /);
    expect((await experiments()).out).not.toContain('happiness');
  },
  runMs,
);

test.each([
  [['begin', file]],
  [['begin', file, '--days', '29']],
  [['begin', '--days', '7']],
  [['end']],
  [['end', 'one', 'two']],
  [['begun']],
  [['report', '--days', '7']],
])(
  '%j is not understood, and says what is',
  async (args) => {
    expect(await experiments(...args)).toMatchObject({ code: 2, out: '' });
  },
  runMs,
);
