import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';

import type { RunStatement } from '../src/database/follow-statements.ts';
import { type OpenDatabase, openInMemory, queriesOn } from '../src/database/database.ts';

const folder = join(import.meta.dirname, '../node_modules/.cache/database-template');
const migrations = join(import.meta.dirname, '../src/database/migrations');

/** Little memory to clear, since a test writes little: a fifth less time to open one. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

let template: Promise<Blob> | undefined;

interface MadeDatabase {
  readonly client: PGlite;
  readonly database: OpenDatabase;
}

/** The databases of this process that nobody has open. */
const free: MadeDatabase[] = [];

/**
 * Opens an embedded database in memory, with every migration applied and nothing else in it.
 *
 * To make one takes a second of work. The files of a worker therefore hand theirs on: closing it gives it back, and the next
 * one to open it finds it as a new one. One whose statements are followed is never shared.
 */
export async function openMemoryDatabase(runStatement?: RunStatement): Promise<OpenDatabase> {
  if (runStatement !== undefined) return openInMemory(await copyTemplate(), runStatement);
  const made = free.pop() ?? (await makeDatabase());
  await emptyTables(made.client);
  let isOpen = true;
  // The queries are the borrower's own: what a test replaces in them is gone with it.
  const lent = new Proxy(made.client, {
    get(client, name) {
      // In the words of an embedded database that was closed.
      if (!isOpen) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(client, name, client);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
  const db = queriesOn(lent);
  return {
    ...made.database,
    db,
    async ping() {
      await db.execute(sql`select 1`);
    },
    close() {
      if (isOpen) free.push(made);
      isOpen = false;
      return Promise.resolve();
    },
  };
}

async function makeDatabase(): Promise<MadeDatabase> {
  const client = await copyTemplate();
  return { client, database: await openInMemory(client) };
}

/** A copy of the template: a cluster that is made anew takes some seconds of work each time. */
async function copyTemplate(): Promise<PGlite> {
  template ??= readTemplate();
  return new PGlite({ loadDataDir: await template, startParams });
}

/** Makes a database as it was when it was new: the files of each table that has rows are made anew, and each sequence begins anew. */
async function emptyTables(client: PGlite): Promise<void> {
  await client.exec(`
    DO $$
    DECLARE
      each record;
      filled text[] := '{}';
    BEGIN
      SET LOCAL session_replication_role = replica;
      FOR each IN SELECT oid::regclass AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' LOOP
        IF pg_relation_size(each.name) > 0 THEN filled := filled || each.name::text; END IF;
      END LOOP;
      IF filled <> '{}' THEN EXECUTE 'TRUNCATE ' || array_to_string(filled, ', ') || ' CASCADE'; END IF;
      FOR each IN SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences
        WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
        EXECUTE format('ALTER SEQUENCE %s RESTART', each.name);
      END LOOP;
    END $$`);
  // The files of before go with the next checkpoint, which nothing else asks for.
  await client.exec('CHECKPOINT');
}

/** Puts the template's copy into the data folder of a gateway that is still to start. */
export async function fillDataFolder(dataFolder: string): Promise<void> {
  template ??= readTemplate();
  mkdirSync(dataFolder, { recursive: true });
  const client = new PGlite(join(dataFolder, 'database'), { loadDataDir: await template });
  await client.close();
}

/** Reads the template, which the first run makes: one for each state of the migrations and each version of PGlite. */
async function readTemplate(): Promise<Blob> {
  const name = nameOfTemplate();
  const file = join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const made = join(folder, `${name}.${randomUUID()}`);
    writeFileSync(made, await makeTemplate());
    // Whole or not at all: another worker may be reading, or making the same one.
    renameSync(made, file);
    for (const other of readdirSync(folder)) if (!other.startsWith(name)) rmSync(join(folder, other), { force: true });
  }
  return new Blob([readFileSync(file)]);
}

async function makeTemplate(): Promise<Uint8Array> {
  const client = new PGlite();
  const database = await openInMemory(client);
  const image = await client.dumpDataDir('none');
  await database.close();
  return new Uint8Array(await image.arrayBuffer());
}

function nameOfTemplate(): string {
  const hash = createHash('sha256');
  // The path tells the version.
  hash.update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  for (const entry of readdirSync(migrations, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(migrations, entry.name)));
  }
  return hash.update(readFileSync(join(migrations, 'meta/_journal.json'))).digest('hex');
}
