import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import { followEmbedded, type RunStatement } from './follow-statements.ts';
import { lockFolder } from './folder-lock.ts';
import { keepPlans } from './keep-plans.ts';
import { openPostgres } from './postgres.ts';
import { readAsText } from './read-as-text.ts';
import { migrationsFolder, refuseNewerSchema } from './schema-version.ts';
import { shareThread } from './share-thread.ts';

/** What repositories work with: the same queries on the embedded database and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'embedded' | 'postgresql';
  /** Resolves when the database answers a query; rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Which database, and how it is opened. */
export interface DatabaseSettings {
  /** PostgreSQL; absent for the embedded database in `dataFolder`. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** How many connections to PostgreSQL an instance holds at most: 10 by default. */
  readonly databaseConnections?: number;
  /** Whether a database that a newer release has migrated is worked on all the same. */
  readonly acceptsNewerSchema?: boolean;
  /** How many times as long PostgreSQL may take for a connection, a statement or a lock: 1 by default, more where nobody waits. */
  readonly patience?: number;
  /** How long a start waits for the migrations of another one: a minute by default. */
  readonly migrationWaitMs?: number;
  /** What every statement is run by, where somebody watches. */
  readonly runStatement?: RunStatement | undefined;
}

/**
 * Opens PostgreSQL by its URL, or else the embedded database in the data folder, and brings its schema up to date.
 *
 * @throws when another process has the embedded folder open, when PostgreSQL does not answer, or when the schema is newer than
 * this release.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  return databaseUrl === undefined ? openEmbedded(settings) : openPostgres(databaseUrl, settings);
}

/** Opens an embedded database that lives in memory only, a new one unless a client is given: for tests and benchmarks. */
export async function openInMemory(client = new PGlite(), runStatement?: RunStatement): Promise<OpenDatabase> {
  return startEmbedded(client, () => undefined, { runStatement });
}

/** Gives the queries of repositories on a client of the embedded database. */
export function queriesOn(client: PGlite) {
  return drizzle({ client, casing: 'snake_case' });
}

async function openEmbedded(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { dataFolder } = settings;
  mkdirSync(dataFolder, { recursive: true });
  const unlock = lockFolder(dataFolder);
  try {
    return await startEmbedded(new PGlite(join(dataFolder, 'database')), unlock, settings);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startEmbedded(
  client: PGlite,
  unlock: () => void,
  { acceptsNewerSchema = false, runStatement }: Pick<DatabaseSettings, 'acceptsNewerSchema' | 'runStatement'>,
): Promise<OpenDatabase> {
  keepPlans(client);
  shareThread(client);
  await readAsText(client);
  const db = queriesOn(client);
  if (!acceptsNewerSchema) await refuseNewerSchema(db);
  await migrate(db, { migrationsFolder });
  if (runStatement !== undefined) followEmbedded(client, runStatement);
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
