import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { type CommandOutcome, runTestCommand } from '../../test-support/run-test-command.ts';
import type { OpenDatabase } from '../database/database.ts';
import { experiments } from './experiments.ts';

const folder = mkdtempSync(join(tmpdir(), 'gateway-experiments-'));
const file = join(folder, 'experiment.json');
let database: OpenDatabase;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.close();
});

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

function run(...args: readonly string[]): Promise<CommandOutcome> {
  return runTestCommand(experiments, args, database);
}

test('an operator begins an experiment, reads what it has shown, and ends it', async () => {
  writeFileSync(file, JSON.stringify(definition));
  expect(await run('begin', file, '--days', '14')).toMatchObject({ code: 0, err: '' });
  writeFileSync(file, JSON.stringify({ ...definition, name: 'note-2' }));
  expect(await run('begin', file, '--days', '14')).toMatchObject({
    code: 1,
    err: expect.stringContaining('runs in its place'),
  });
  const { out } = await run();
  expect(out).toMatch(/^note-1 \(paymentSent\), .+, runs\n {2}once: 0 of 0, -, difference -\n/);
  expect((await run('end', 'note-1')).code).toBe(0);
  expect(await run('end', 'note-1')).toMatchObject({ code: 1, out: 'No experiment of this name runs.\n' });
});

test('a file that is no experiment is refused with each fault, and nothing begins', async () => {
  writeFileSync(file, JSON.stringify({ ...definition, goal: 'happiness', audience: { tierStatus: ['tin'] } }));
  const { code, err } = await run('begin', file, '--days', '14');
  expect(code).toBe(1);
  expect(err).toMatch(/audience\.tierStatus\.0: [\s\S]+goal: /);
  expect((await run()).out).not.toContain('happiness');
});

test.each([
  [['begin', file]],
  [['begin', file, '--days', '29']],
  [['begin', '--days', '7']],
  [['end']],
  [['end', 'one', 'two']],
  [['begun']],
  [['report', '--days', '7']],
])('%j is not understood, and says what is', async (args) => {
  expect(await run(...args)).toMatchObject({ code: 2, out: '' });
});
