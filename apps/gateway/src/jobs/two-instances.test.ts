import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  openPostgresDatabase,
  postgresPrograms,
  type PostgresDatabase,
  makePostgresDatabase,
} from '../../test-support/postgres.ts';
import type { OpenDatabase } from '../database/database.ts';
import { createLog } from '../server/create-log.ts';
import type { JobGroup } from './job-kinds.ts';
import { job } from './job-schema.ts';
import { insertJobs } from './job-store.ts';
import { runDueJobs } from './run-jobs.ts';

const programs = postgresPrograms();
const jobs = 200;
const now = new Date('2026-11-21T07:00:00Z');

describe.skipIf(programs === undefined)('on PostgreSQL, with four workers of two instances', () => {
  let server: PostgresDatabase;
  let databases: readonly OpenDatabase[] = [];

  beforeAll(async () => {
    server = await makePostgresDatabase(programs ?? '');
    const open = () => openPostgresDatabase(server);
    databases = await Promise.all([open(), open()]);
  });
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await server.stop();
  });

  test.each([1, 10])('each job runs once, with two instances leasing, %i at a time', async (concurrency) => {
    const [first] = databases;
    if (first === undefined) throw new Error('There is no database.');
    await insertJobs(
      first.db,
      Array.from({ length: jobs }, (_, number) => ({ kind: 'count', payload: { number } })),
      now,
    );
    const runs: number[] = [];
    const group: JobGroup = {
      name: 'counting',
      concurrency,
      leaseMs: 60_000,
      handlers: {
        count: {
          mostAttempts: 1,
          whenGivenUp: 'keep',
          run: async ({ number }: { readonly number: number }) => void runs.push(number),
        },
      },
    };
    const leased: number[] = [];
    const log = createLog('silent', { write: () => undefined });
    await Promise.all(
      [...databases, ...databases].map(async ({ db }) => {
        for (let count = 1; count > 0;) {
          count = await runDueJobs({ db, now: () => now, log }, group);
          leased.push(count);
        }
      }),
    );
    expect(runs.toSorted((one, other) => one - other)).toEqual(Array.from({ length: jobs }, (_, number) => number));
    expect(Math.max(...leased)).toBe(concurrency);
    expect(await first.db.$count(job)).toBe(0);
  });
});
