import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createLog } from '../server/create-log.ts';
import type { JobGroup, JobHandler, JobHandlers } from './job-kinds.ts';
import { job } from './job-schema.ts';
import { insertJobs, leaseJobs } from './job-store.ts';
import { type JobServices, runDueJobs } from './run-jobs.ts';
import { reportGivenUpJobs, startJobs } from './start-jobs.ts';

interface ExampleJobs {
  readonly letter: { readonly to: string };
  readonly payment: { readonly order: string };
}

const secondMs = 1_000;
const hourMs = 60 * 60 * secondMs;
const leaseMs = 60 * secondMs;

let database: OpenDatabase;
let services: JobServices;
let now: Date;
let logged: string[];

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date('2026-11-21T07:00:00Z');
  logged = [];
  const log = createLog('info', { write: (line) => logged.push(line) });
  services = { db: database.db, now: () => now, log };
  await database.db.delete(job);
});

const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const rows = () => database.db.select().from(job).orderBy(job.id);
const insert = (...jobs: Parameters<typeof insertJobs>[1]) => insertJobs(database.db, jobs, now);
const letterTo = (to: string) => ({ kind: 'letter', payload: { to } });

/** A group whose letters do what the test says, one at a time. */
function groupOf(
  runLetter: (to: string) => Promise<void>,
  policy: Partial<JobHandler<never>> = {},
  concurrency = 1,
): JobGroup {
  const handlers: JobHandlers<Pick<ExampleJobs, 'letter'>> = {
    letter: {
      mostAttempts: 3,
      whenGivenUp: 'keep',
      ...policy,
      run: ({ to }) => runLetter(to),
    },
  };
  return { name: 'letters', handlers, concurrency, leaseMs };
}

const refused = Object.assign(new Error('The mailbox of ana@example.com is full.'), { code: 'EENVELOPE' });
const failing = (policy: Partial<JobHandler<never>> = {}) => groupOf(() => Promise.reject(refused), policy);

describe('a job', () => {
  test('runs with its payload, and is deleted with it', async () => {
    const sent: string[] = [];
    await insert(letterTo('ana'));
    expect(
      await runDueJobs(
        services,
        groupOf(async (to) => void sent.push(to)),
      ),
    ).toBe(1);
    expect(sent).toEqual(['ana']);
    expect(await rows()).toEqual([]);
  });

  test('of another group is left to it', async () => {
    await insert({ kind: 'payment', payload: { order: '1' } });
    expect(await runDueJobs(services, failing())).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 0, leasedUntil: null }]);
  });

  test('is one for each kind and key, however often it is inserted; without a key each is one', async () => {
    for (let times = 0; times < 2; times += 1) {
      await insert({ ...letterTo('ana'), key: 'order 1' }, letterTo('ana'));
      await insert({ kind: 'payment', key: 'order 1', payload: {} });
    }
    const kinds = (await rows()).map(({ kind, key }) => `${kind} ${key}`);
    expect(kinds.toSorted()).toEqual(['letter null', 'letter null', 'letter order 1', 'payment order 1']);
  });

  test('is inserted by the transaction that needs it, or not at all', async () => {
    const failed = database.db.transaction(async (tx) => {
      await insertJobs(tx, [letterTo('ana')], now);
      throw new Error('sold out');
    });
    await expect(failed).rejects.toThrow('sold out');
    expect(await rows()).toEqual([]);
  });
});

describe('jobs that are leased together', () => {
  test('come the longest due first, also where the database keeps them in another order', async () => {
    const names = ['ana', 'luis', 'marta', 'pablo'];
    for (const name of names) await insert(letterTo(name));
    // A row that was written again lies behind the others.
    const [first] = await rows();
    await database.db
      .update(job)
      .set({ attempts: 1 })
      .where(eq(job.id, first?.id ?? 0));
    const leased = await leaseJobs(database.db, { kinds: ['letter'], limit: 3, leaseMs }, now);
    expect(leased.map(({ payload }) => payload)).toEqual(names.slice(0, 3).map((to) => ({ to })));
  });
});

describe('jobs of a group that runs one at a time', () => {
  test('run in the order in which they were inserted', async () => {
    const sent: string[] = [];
    const names = ['ana', 'luis', 'marta', 'pablo'];
    for (const name of names) await insert(letterTo(name));
    const group = groupOf(async (to) => void sent.push(to));
    while ((await runDueJobs(services, group)) > 0);
    expect(sent).toEqual(names);
  });
});

describe('a job that fails', () => {
  test('is attempted again after 2, 4, 8 … seconds, an hour at most', async () => {
    await insert(letterTo('ana'));
    const group = failing({ mostAttempts: 20 });
    const delays: number[] = [];
    for (let attempt = 1; attempt < 20; attempt += 1) {
      expect(await runDueJobs(services, group)).toBe(1);
      const [waiting] = await rows();
      const delayMs = Number(waiting?.runAfter) - Number(now);
      delays.push(delayMs / secondMs);
      pass(delayMs - 1);
      expect(await runDueJobs(services, group)).toBe(0);
      pass(1);
    }
    expect(delays.slice(0, 12)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600]);
    expect(Math.max(...delays)).toBe(3600);
  });

  test('for the last time stays for an operator, and is reported without its payload', async () => {
    await insert({ ...letterTo('ana'), key: 'order 1' });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await runDueJobs(services, failing())).toBe(1);
      pass(hourMs);
    }
    expect(await runDueJobs(services, failing())).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 3, gaveUpAt: new Date(now.getTime() - hourMs) }]);
    expect(logged.at(-1)).toMatch(/"level":50.*an operator has to look/);
    logged.length = 0;
    await reportGivenUpJobs(services);
    const [report] = logged.map((line) => JSON.parse(line) as { readonly level: number; readonly jobs: unknown });
    expect(report).toMatchObject({ level: 50, jobs: [{ kind: 'letter', key: 'order 1', attempts: 3 }] });
    expect(logged.join('')).not.toContain('payload');
  });

  test('for the last time is deleted where its payload may not be kept', async () => {
    await insert(letterTo('ana'));
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await runDueJobs(services, failing({ whenGivenUp: 'delete' }));
      pass(hourMs);
    }
    expect(await rows()).toEqual([]);
    expect(logged.at(-1)).toContain('given up');
  });

  test('is logged with the name and code of its error, and nobody’s address', async () => {
    await insert(letterTo('ana'));
    await runDueJobs(services, failing());
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({
      kind: 'letter',
      err: { type: 'Error', code: 'EENVELOPE' },
    });
    expect(logged.join('')).not.toContain('ana@example.com');
  });
});

describe('a lease', () => {
  test('keeps a job from everybody else until it ends', async () => {
    await insert(letterTo('ana'));
    const others: number[] = [];
    const other = groupOf(async () => undefined);
    await runDueJobs(
      services,
      groupOf(async () => {
        pass(leaseMs - 1);
        others.push(await runDueJobs(services, other));
        pass(1);
        others.push(await runDueJobs(services, other));
      }),
    );
    expect(others).toEqual([0, 1]);
  });

  test('that ended is not touched by the one that had it: a late failure lets nobody run the job beside its new holder', async () => {
    await insert(letterTo('ana'));
    let endFirst: () => void = () => undefined;
    const first = runDueJobs(
      services,
      groupOf(async () => {
        await new Promise<void>((resolve) => {
          endFirst = resolve;
        });
        throw refused;
      }),
    );
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    pass(leaseMs);
    await runDueJobs(
      services,
      groupOf(async () => {
        endFirst();
        await first;
        pass(10 * secondMs);
        expect(await runDueJobs(services, failing())).toBe(0);
      }),
    );
    expect(await rows()).toEqual([]);
  });
});

test('a job of a process that was killed runs again when its lease ends', async () => {
  await insert(letterTo('ana'));
  // A handler that never returns stands for the process that is gone.
  void runDueJobs(
    services,
    groupOf(() => new Promise(() => undefined)),
  );
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
  const sent: string[] = [];
  pass(leaseMs);
  expect(
    await runDueJobs(
      services,
      groupOf(async (to) => void sent.push(to)),
    ),
  ).toBe(1);
  expect(sent).toEqual(['ana']);
});

test('two groups with handlers for one kind are refused at the start', () => {
  expect(() => startJobs(services, [failing(), failing()])).toThrow('letter');
});
