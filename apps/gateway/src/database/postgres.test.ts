import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { postgresPrograms, startPostgres, type PostgresServer } from '../../test-support/postgres.ts';
import { advisoryLocks } from './advisory-locks.ts';
import { isDatabaseAway } from './database-away.ts';
import { type Database, type DatabaseSettings, type OpenDatabase, openDatabase } from './database.ts';

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('PostgreSQL', () => {
  let server: PostgresServer;
  let database: OpenDatabase;
  const open = (settings: Partial<DatabaseSettings> = {}) =>
    openDatabase({ databaseUrl: server.url, dataFolder: '', ...settings });

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    const client = await connect();
    // What a server may have as its own, and what makes a deadlock end soon.
    await client.query(`alter database postgres set default_transaction_isolation = 'repeatable read'`);
    await client.query(`alter database postgres set deadlock_timeout = '10ms'`);
    await client.end();
    database = await open();
    await database.db.execute(sql`create table counted (name text primary key, count integer not null)`);
    await database.db.execute(sql`insert into counted values ('one', 0), ('other', 0)`);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    return client;
  }

  test('a request waits for nothing without end, and reads what is committed, whatever the server has by default', async () => {
    const { rows } = (await database.db.execute(sql`
      select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout',
        'idle_in_transaction_session_timeout', 'transaction_isolation') order by name`)) as {
      readonly rows: readonly { readonly name: string; readonly setting: string }[];
    };
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      idle_in_transaction_session_timeout: '10000',
      lock_timeout: '3000',
      statement_timeout: '5000',
      transaction_isolation: 'read committed',
    });
  });

  test('what watches the database runs every statement, those of transactions too, and changes no answer', async () => {
    const ran: string[] = [];
    const watched = await open({
      runStatement: async (statement, run) => {
        ran.push(statement);
        return run();
      },
    });
    await watched.db.transaction(async (tx) => {
      expect(await tx.execute(sql`select 7 as seven`)).toMatchObject({ rows: [{ seven: 7 }] });
    });
    await expect(watched.db.execute(sql`select * from nothing`)).rejects.toThrow('nothing');
    await watched.close();
    expect(ran).toEqual([
      expect.stringContaining('begin') as string,
      'select 7 as seven',
      'commit',
      'select * from nothing',
    ]);
  });

  test.each([
    ['a statement that takes too long', `statement_timeout = '10ms'`, sql`select pg_sleep(10)`],
    ['a lock that is not given in time', `lock_timeout = '10ms'`, sql`lock table counted`],
  ])('%s is a database that is away for a moment', async (_what, setting, statement) => {
    const holder = await connect();
    await holder.query('begin; lock table counted');
    const asked = database.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local ${setting}`));
      await tx.execute(statement);
    });
    expect(isDatabaseAway(await asked.catch((error: unknown) => error))).toBe(true);
    await holder.end();
  });

  test('a connection that breaks in a transaction fails that transaction, and not the process', async () => {
    const broken = database.db.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as {
        readonly rows: readonly { readonly pid: number }[];
      };
      const other = await connect();
      await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await other.end();
      // Between two statements nobody waits for the connection: it says by an event that it broke.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await tx.execute(sql`update counted set count = count + 1`);
    });
    const error = await broken.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(isDatabaseAway(error as Error)).toBe(true);
    const { rows } = (await database.db.execute(sql`select 1 as one`)) as { readonly rows: readonly unknown[] };
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('two transactions that wait for each other both get through', async () => {
    let bothHaveOne: (value: undefined) => void = () => undefined;
    const met = new Promise<undefined>((resolve) => {
      bothHaveOne = resolve;
    });
    let attempts = 0;
    const countUp = (tx: Database, name: string) =>
      tx.execute(sql`update counted set count = count + 1 where name = ${name}`);
    const inOrder = (first: string, second: string) =>
      database.db.transaction(async (tx) => {
        await countUp(tx, first);
        attempts += 1;
        if (attempts === 2) bothHaveOne(undefined);
        await met;
        await countUp(tx, second);
      });
    await Promise.all([inOrder('one', 'other'), inOrder('other', 'one')]);
    const { rows } = (await database.db.execute(sql`select count from counted`)) as { readonly rows: unknown };
    expect(rows).toEqual([{ count: 2 }, { count: 2 }]);
    // The one that was refused may take its row again before the other one is woken, and is then refused once more.
    expect(attempts).toBeGreaterThanOrEqual(3);
  });

  test('a statement by itself is asked again after a conflict, and a few times at most', async () => {
    await database.db.execute(
      sql.raw(`
      create sequence attempt;
      create function conflict(most integer) returns integer language plpgsql as $$ begin
        if nextval('attempt') <= most then raise exception 'in the way' using errcode = '40001'; end if;
        return currval('attempt'); end $$`),
    );
    const ask = (most: number) => database.db.execute(sql`select conflict(${most}) as attempt`);
    expect(await ask(1)).toMatchObject({ rows: [{ attempt: 2 }] });
    await database.db.execute(sql`select setval('attempt', 1, false)`);
    expect(isDatabaseAway(await ask(9).catch((error: unknown) => error))).toBe(true);
    expect(await database.db.execute(sql`select last_value from attempt`)).toMatchObject({
      rows: [{ last_value: '3' }],
    });
  });

  test('a start does not wait without end for the migrations of another one', async () => {
    const holder = await connect();
    await holder.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
    await expect(open({ migrationWaitMs: 20 })).rejects.toThrow('has held the lock of the migrations for 0.02 seconds');
    await holder.end();
  });

  test('a schema of a newer release is refused, unless that is on purpose', async () => {
    const client = await connect();
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`);
    await expect(open()).rejects.toThrow('ACCEPT_NEWER_SCHEMA');
    const accepting = await open({ acceptsNewerSchema: true });
    await expect(accepting.ping()).resolves.toBeUndefined();
    await accepting.close();
    await client.query(`delete from drizzle.__drizzle_migrations where hash = 'later'`);
    await client.end();
  });
});
