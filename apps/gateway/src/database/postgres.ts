import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';

import { advisoryLocks } from './advisory-locks.ts';
import type { DatabaseSettings, OpenDatabase } from './database.ts';
import { followConnection } from './follow-statements.ts';
import { nameStatements } from './named-statements.ts';
import { retryConflicts, retryTransactions } from './retry-conflicts.ts';
import { migrationsFolder, refuseNewerSchema } from './schema-version.ts';

const secondMs = 1_000;

/** Nobody waits longer for the database than for an answer of the gateway, and nobody holds a lock without work. */
function requestTimeouts(patience: number) {
  return {
    connectionTimeoutMillis: 5 * secondMs * patience,
    statement_timeout: 5 * secondMs * patience,
    lock_timeout: 3 * secondMs * patience,
    idle_in_transaction_session_timeout: 10 * secondMs * patience,
    // Of the client, for a database that is gone without a word: longer than any statement may take there.
    query_timeout: 60 * secondMs * patience,
  };
}

/** A migration may rewrite a table, and waits no longer for its lock than requests can wait behind it. */
const migrationTimeouts = {
  connectionTimeoutMillis: 10 * secondMs,
  statement_timeout: 15 * 60 * secondMs,
  lock_timeout: 5 * secondMs,
  idle_in_transaction_session_timeout: 60 * secondMs,
};

const connection = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * secondMs,
  application_name: 'airline-gateway',
  // Points and seats are counted under a lock, which read committed sees past; a server may have another default.
  options: '-c default_transaction_isolation=read\\ committed',
};

const casing = 'snake_case';

/**
 * Opens PostgreSQL, and brings its schema up to date.
 *
 * @throws when it does not answer, when its schema is newer than this release, or when another process migrates for too long.
 */
export async function openPostgres(
  connectionString: string,
  {
    databaseConnections = 10,
    acceptsNewerSchema = false,
    patience = 1,
    migrationWaitMs = 60 * secondMs,
    runStatement,
  }: DatabaseSettings,
): Promise<OpenDatabase> {
  await bringUpToDate(connectionString, acceptsNewerSchema, migrationWaitMs);
  const pool = new Pool({ connectionString, max: databaseConnections, ...connection, ...requestTimeouts(patience) });
  pool.on('connect', nameStatements);
  if (runStatement !== undefined) pool.on('connect', followConnection(runStatement));
  pool.on('connect', keepBreakFromProcess);
  pool.on('error', () => undefined);
  retryConflicts(pool);
  const db = drizzle({ client: pool, casing });
  retryTransactions(db);
  return {
    db,
    kind: 'postgresql',
    async ping() {
      await db.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}

/**
 * Lets a connection that breaks fail its statements alone: the one under way, or the next one. It is an event too, which would end
 * the process where nobody listens; of a connection in a transaction the pool does not.
 */
function keepBreakFromProcess(client: Client | PoolClient): void {
  client.on('error', () => undefined);
}

/** Two instances that start together must not both migrate: drizzle's migrator takes no lock of its own. */
async function bringUpToDate(connectionString: string, acceptsNewerSchema: boolean, waitMs: number): Promise<void> {
  const client = new Client({ connectionString, ...connection, ...migrationTimeouts });
  keepBreakFromProcess(client);
  await client.connect();
  try {
    await lockMigrations(client, waitMs);
    const db = drizzle({ client, casing });
    if (!acceptsNewerSchema) await refuseNewerSchema(db);
    await migrate(db, { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function lockMigrations(client: Client, waitMs: number): Promise<void> {
  await client.query(`set lock_timeout = ${waitMs}`);
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations]);
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== lockNotAvailable) throw error;
    throw new Error(
      `Another process has held the lock of the migrations for ${waitMs / secondMs} seconds. Find it by "select pid, ` +
        "application_name, state, query from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory'\", " +
        'end it, and start again.',
      { cause: error },
    );
  }
  await client.query(`set lock_timeout = ${migrationTimeouts.lock_timeout}`);
}

/** PostgreSQL's code for a lock that was not given within the time. */
const lockNotAvailable = '55P03';
