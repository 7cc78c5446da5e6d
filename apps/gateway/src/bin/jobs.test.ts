import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { fillDataFolder } from '../../test-support/memory-database.ts';
import { openDatabase } from '../database/database.ts';
import { job } from '../jobs/job-schema.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'gateway-jobs-'));
const gaveUpAt = new Date('2026-11-20T10:00:00Z');
const later = new Date('2100-01-01T00:00:00Z');
/** Starting a process takes its time where others work too. */
const runMs = 60_000;

beforeAll(async () => {
  await fillDataFolder(dataFolder);
  const database = await openDatabase({ databaseUrl: undefined, dataFolder });
  const base = { payload: { to: 'ana@example.com' }, createdAt: gaveUpAt, runAfter: gaveUpAt };
  await database.db.insert(job).values([
    { ...base, kind: 'capturePayment', key: 'order-1', attempts: 24, gaveUpAt },
    { ...base, kind: 'confirmationMail', key: 'order-1', attempts: 24, gaveUpAt: new Date('2026-11-20T11:00:00Z') },
    { ...base, kind: 'confirmationMail', key: 'order-2', attempts: 24, gaveUpAt },
    { ...base, kind: 'confirmationMail', key: 'order-3' },
    { ...base, kind: 'confirmationMail', key: 'order-4', runAfter: later },
    { ...base, kind: 'confirmationMail', key: 'order-5', leasedUntil: later },
  ]);
  await database.close();
}, runMs);
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** Runs the command as an operator does; gives its exit code and what it wrote. */
function jobs(
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATA_FOLDER: dataFolder, DATABASE_URL: '' };
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'jobs.ts'), ...args],
      { env },
      (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

test(
  'an operator sees what was given up and why it matters, lets it run again, and nobody’s address',
  async () => {
    const listed = await jobs();
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
    expect((await jobs('count')).out.replaceAll(/ +/g, ' ')).toBe(
      [
        'kind due waiting running given up oldest due',
        'capturePayment 0 0 0 1 -',
        'confirmationMail 1 1 1 2 2026-11-20T10:00:00.000Z',
        '',
      ].join('\n'),
    );
    expect(await jobs('retry', '1', '4')).toMatchObject({ code: 0, out: 'Due again: 1.\n' });
    expect(await jobs('retry', '--kind', 'confirmationMail')).toMatchObject({ code: 0, out: 'Due again: 2, 3.\n' });
    expect(await jobs('retry', '--all')).toMatchObject({
      code: 1,
      out: 'No job that was given up is meant by that.\n',
    });
    expect((await jobs('count')).out).toMatch(/confirmationMail +3 +1 +1 +0/);
    expect(listed.out).not.toContain('ana@example.com');
  },
  runMs,
);

test.each([
  [['retry']],
  [['retry', '1', '--all']],
  [['retry', 'one']],
  [['count', '--all']],
  [['remove', '1']],
  [['--some']],
])(
  'what is not understood changes nothing and shows the help: %j',
  async (args) => {
    expect(await jobs(...args)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('Usage: jobs') as string,
    });
  },
  runMs,
);
