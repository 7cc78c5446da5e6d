import { execFile } from 'node:child_process';
import { createHash, type Hash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';

import type { RunStatement } from '../src/database/follow-statements.ts';
import { type OpenDatabase, openInMemory, queriesOn } from '../src/database/database.ts';

const cache = join(import.meta.dirname, '../node_modules/.cache');
const migrations = join(import.meta.dirname, '../src/database/migrations');

const startParams = [
  ...PGlite.defaultStartParams,
  // Little memory to clear, since a test writes little: a fifth less time to open one.
  '-c',
  'shared_buffers=8MB',
  // Memory survives no crash: no log of whole pages, and no zeros written ahead of the log.
  '-c',
  'full_page_writes=off',
  '-c',
  'wal_init_zero=off',
];

let template: Blob | undefined;
let compiled: Promise<WebAssembly.Module> | undefined;

/** Node's types have the names of WebAssembly, and none of its functions. */
const { WebAssembly: engine } = globalThis as unknown as {
  readonly WebAssembly: { compile(code: Uint8Array): Promise<WebAssembly.Module> };
};

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
  template ??= readImage(await findTemplate());
  return openCopy(template);
}

/** Opens an embedded database in memory that has no tables yet: for tests of migrations. */
export async function openWithoutTables(): Promise<PGlite> {
  return openCopy(readImage(await findImage('database-without-tables', hashPGlite().digest('hex'), makeWithoutTables)));
}

async function openCopy(loadDataDir: Blob): Promise<PGlite> {
  compiled ??= engine.compile(readFileSync(join(dirname(pglitePath()), 'pglite.wasm')));
  return new PGlite({ loadDataDir, pgliteWasmModule: await compiled, startParams });
}

/**
 * Makes a database as it was when it was new: no table has a page, and each sequence begins anew. To truncate the tables would make files
 * anew for all that refer to them too, and their indexes: ten times the work.
 */
async function emptyTables(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ readonly name: string }>(`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0`);
  const filled = rows.map(({ name }) => name);
  const deletions = filled.map((name) => `DELETE FROM ${name};`).join('\n');
  // No trigger fires, and nothing is held to what refers to it.
  await client.exec(`BEGIN; SET LOCAL session_replication_role = replica; ${deletions} COMMIT`);
  if (filled.length > 0) await client.exec(`VACUUM ${filled.join(', ')}`);
  await client.exec(`
    DO $$
    DECLARE
      each record;
    BEGIN
      FOR each IN SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences
        WHERE schemaname = 'public' AND last_value IS NOT NULL LOOP
        EXECUTE format('ALTER SEQUENCE %s RESTART', each.name);
      END LOOP;
    END $$`);
  // The log of before goes with the next checkpoint, which nothing else asks for.
  await client.exec('CHECKPOINT');
}

/** Puts the template's copy into the data folder of a gateway that is still to start. */
export async function fillDataFolder(dataFolder: string): Promise<void> {
  const database = join(dataFolder, 'database');
  mkdirSync(database, { recursive: true });
  await promisify(execFile)('tar', ['--extract', '--file', await findTemplate(), '--directory', database]);
}

/** Finds the template: one for each state of the migrations and each version of PGlite. */
function findTemplate(): Promise<string> {
  return findImage('database-template', nameOfTemplate(), makeTemplate);
}

/** Finds the image of a database, a file that the first run makes in a folder with no other than the newest. */
async function findImage(kind: string, name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const folder = join(cache, kind);
  const file = join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const made = join(folder, `${name}.${randomUUID()}`);
    writeFileSync(made, await make());
    // Whole or not at all: another worker may be reading, or making the same one.
    renameSync(made, file);
    for (const other of readdirSync(folder)) if (!other.startsWith(name)) rmSync(join(folder, other), { force: true });
  }
  return file;
}

/** Reads an image as a blob that gives its bytes as they are: Node's own puts them together from small pieces, a second of work. */
function readImage(file: string): Blob {
  const { buffer } = readFileSync(file);
  return Object.assign(new Blob([]), { arrayBuffer: () => Promise.resolve(buffer) });
}

async function makeTemplate(): Promise<Uint8Array> {
  const client = await openWithoutTables();
  await openInMemory(client);
  return takeImage(client);
}

function makeWithoutTables(): Promise<Uint8Array> {
  return takeImage(new PGlite());
}

async function takeImage(client: PGlite): Promise<Uint8Array> {
  await client.waitReady;
  const image = await client.dumpDataDir('none');
  await client.close();
  return new Uint8Array(await image.arrayBuffer());
}

function nameOfTemplate(): string {
  const hash = hashPGlite();
  for (const entry of readdirSync(migrations, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(migrations, entry.name)));
  }
  return hash.update(readFileSync(join(migrations, 'meta/_journal.json'))).digest('hex');
}

/** Begins a name by the version of PGlite, which its path has. */
function hashPGlite(): Hash {
  return createHash('sha256').update(pglitePath());
}

function pglitePath(): string {
  return createRequire(import.meta.url).resolve('@electric-sql/pglite');
}
