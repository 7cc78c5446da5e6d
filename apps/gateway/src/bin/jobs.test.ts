import { execFile } from 'node:child_process';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { type CommandOutcome, runTestCommand } from '../../test-support/run-test-command.ts';
import type { OpenDatabase } from '../database/database.ts';
import { job } from '../jobs/job-schema.ts';
import { jobs } from './jobs.ts';

let database: OpenDatabase;
const gaveUpAt = new Date('2026-11-20T10:00:00Z');
const later = new Date('2100-01-01T00:00:00Z');

beforeAll(async () => {
  database = await openMemoryDatabase();
  const base = { payload: { to: 'ana@example.com' }, createdAt: gaveUpAt, runAfter: gaveUpAt };
  await database.db.insert(job).values([
    { ...base, kind: 'capturePayment', key: 'order-1', attempts: 24, gaveUpAt },
    { ...base, kind: 'confirmationMail', key: 'order-1', attempts: 24, gaveUpAt: new Date('2026-11-20T11:00:00Z') },
    { ...base, kind: 'confirmationMail', key: 'order-2', attempts: 24, gaveUpAt },
    { ...base, kind: 'confirmationMail', key: 'order-3' },
    { ...base, kind: 'confirmationMail', key: 'order-4', runAfter: later },
    { ...base, kind: 'confirmationMail', key: 'order-5', leasedUntil: later },
  ]);
});
afterAll(() => database.close());

function run(...args: readonly string[]): Promise<CommandOutcome> {
  return runTestCommand(jobs, args, database);
}

test('an operator sees what was given up and why it matters, lets it run again, and nobody’s address', async () => {
  const listed = await run();
  expect(listed).toMatchObject({ code: 0, err: '' });
  expect(listed.out).toBe(
    [
      'id  kind              key      attempts  given up',
      '2   confirmationMail  order-1  24        2026-11-20T11:00:00.000Z',
      '1   capturePayment    order-1  24        2026-11-20T10:00:00.000Z',
      '3   confirmationMail  order-2  24        2026-11-20T10:00:00.000Z',
      '',
    ].join('\n'),
  );
  expect((await run('count')).out.replaceAll(/ +/g, ' ')).toBe(
    [
      'kind due waiting running given up oldest due',
      'capturePayment 0 0 0 1 -',
      'confirmationMail 1 1 1 2 2026-11-20T10:00:00.000Z',
      '',
    ].join('\n'),
  );
  expect(await run('retry', '1', '4')).toMatchObject({ code: 0, out: 'Due again: 1.\n' });
  expect(await run('retry', '--kind', 'confirmationMail')).toMatchObject({ code: 0, out: 'Due again: 2, 3.\n' });
  expect(await run('retry', '--all')).toMatchObject({
    code: 1,
    out: 'No job that was given up is meant by that.\n',
  });
  expect((await run('count')).out).toMatch(/confirmationMail +3 +1 +1 +0/);
  expect(listed.out).not.toContain('ana@example.com');
});

test.each([
  [['retry']],
  [['retry', '1', '--all']],
  [['retry', 'one']],
  [['count', '--all']],
  [['remove', '1']],
  [['--some']],
])('what is not understood changes nothing and shows the help: %j', async (args) => {
  expect(await run(...args)).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('Usage: jobs') as string,
  });
});

test('as a program, it opens the database of its environment, and its process ends with the exit code', async () => {
  // No folder can be there: the command gets as far as the database, and the test waits for none to start.
  const env = { ...process.env, DATA_FOLDER: '/dev/null/none', DATABASE_URL: '' };
  const ended = await new Promise((resolve) => {
    const child = execFile(process.execPath, [join(import.meta.dirname, 'jobs.ts')], { env }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
  expect(ended).toEqual({ code: 1, out: '', err: expect.stringContaining("'/dev/null/none'") as string });
});
