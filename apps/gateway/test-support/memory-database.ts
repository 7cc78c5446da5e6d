import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import type { RunStatement } from '../src/database/follow-statements.ts';
import { type OpenDatabase, openInMemory } from '../src/database/database.ts';

const folder = join(import.meta.dirname, '../node_modules/.cache/database-template');
const migrations = join(import.meta.dirname, '../src/database/migrations');

/** Little memory to clear, since a test writes little: a fifth less time to open one. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

let template: Promise<Blob> | undefined;

/**
 * Opens an embedded database of its own, in memory, with every migration applied and nothing in it: a copy of a template,
 * for a cluster that is made anew takes some seconds of work each time.
 */
export async function openMemoryDatabase(runStatement?: RunStatement): Promise<OpenDatabase> {
  template ??= readTemplate();
  return openInMemory(new PGlite({ loadDataDir: await template, startParams }), runStatement);
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
