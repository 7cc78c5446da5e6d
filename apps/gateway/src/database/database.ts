import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';

import { lockFolder } from './folder-lock.ts';
import { nameStatements } from './named-statements.ts';

/** What repositories work with: the same queries on the embedded database and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgresql';
  /** Resolves when the database answers a query; rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, 'migrations');
const options = { casing: 'snake_case' } as const;

/**
 * Opens PostgreSQL by its URL, or else the embedded database in the data folder, and brings its schema up to date.
 *
 * @throws when another process has the embedded folder open, or when PostgreSQL does not answer.
 */
export async function openDatabase(where: {
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
}): Promise<OpenDatabase> {
  return where.databaseUrl === undefined ? openEmbedded(where.dataFolder) : openPostgres(where.databaseUrl);
}

/** Opens an embedded database that lives in memory only, a new one unless a client is given: for tests and benchmarks. */
export async function openInMemory(client = new PGlite()): Promise<OpenDatabase> {
  return startEmbedded(client, () => undefined);
}

async function openEmbedded(dataFolder: string): Promise<OpenDatabase> {
  mkdirSync(dataFolder, { recursive: true });
  const unlock = lockFolder(dataFolder);
  try {
    return await startEmbedded(new PGlite(join(dataFolder, 'database')), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startEmbedded(client: PGlite, unlock: () => void): Promise<OpenDatabase> {
  const db = drizzlePglite({ client, ...options });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    kind: 'embedded',
    async ping() {
      await db.execute(sql`select 1`);
    },
    async close() {
      await client.close();
      unlock();
    },
  };
}

/** Any constant serves, as long as every instance of the gateway asks for the same one. */
const migrationLock = 7_203_112;

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  // Two instances that start together must not both migrate: drizzle's migrator takes no lock of its own.
  const migrating = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await migrating.connect();
  try {
    await migrating.query('select pg_advisory_lock($1)', [migrationLock]);
    await migratePostgres(drizzlePostgres({ client: migrating, ...options }), { migrationsFolder });
  } finally {
    await migrating.end();
  }
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000 });
  pool.on('connect', nameStatements);
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = drizzlePostgres({ client: pool, ...options });
  return {
    db,
    kind: 'postgresql',
    async ping() {
      await db.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}
