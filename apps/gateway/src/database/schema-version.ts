import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';

export const migrationsFolder = join(import.meta.dirname, 'migrations');

/** When the newest migration of this release was made, in milliseconds: that is how drizzle tells them apart. */
function newestMigration(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}

/**
 * Refuses a database whose schema a newer release has changed: what this release would write to it, nobody has tried.
 *
 * @throws when the database has a migration that this release does not know.
 */
export async function refuseNewerSchema(db: Database): Promise<void> {
  const { rows: found } = (await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )) as { readonly rows: readonly { readonly isThere: boolean }[] };
  if (found[0]?.isThere !== true) return;
  const { rows } = (await db.execute(
    sql`select count(*)::integer as count from drizzle.__drizzle_migrations where created_at > ${newestMigration()}`,
  )) as { readonly rows: readonly { readonly count: number }[] };
  const unknown = rows[0]?.count ?? 0;
  if (unknown === 0) return;
  throw new Error(
    `The database has ${unknown === 1 ? 'a migration' : `${unknown} migrations`} of a newer release, which this one does not ` +
      'know: start that release. To go back to this one on purpose, read docs/runbook/schema-newer.md of the gateway, then set ' +
      'ACCEPT_NEWER_SCHEMA=on.',
  );
}
