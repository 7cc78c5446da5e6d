import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, describe, expect, test } from 'vitest';

import { findBreakingStatements } from '../../test-support/breaking-statements.ts';
import { openWithoutTables } from '../../test-support/memory-database.ts';
import { migrationsFolder, migrationsUpTo } from '../../test-support/migrations-up-to.ts';

/** The newest migration of the time before there was this rule. */
const lastFree = '0012_one_job_queue';

const bound = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql') && name > `${lastFree}.sql`)
  .toSorted();

describe('a migration', () => {
  test.each(bound)(
    '%s is lived with by instances of the release before, or says which release it contracts',
    (name) => {
      const sql = readFileSync(join(migrationsFolder, name), 'utf8');
      const isContract = /^-- contract of \d{4}_\w+: \S/.test(sql);
      expect(isContract ? [] : findBreakingStatements(sql)).toEqual([]);
    },
  );

  test.each([
    'DROP TABLE "outbox";',
    'ALTER TABLE "account" DROP COLUMN "tier";',
    'ALTER TABLE "account" DROP "tier";',
    'ALTER TABLE "account" DROP CONSTRAINT "account_check";',
    'ALTER TABLE "account" RENAME COLUMN "tier" TO "level";',
    'ALTER TABLE "account" RENAME TO "person";',
    'ALTER TABLE "account" ALTER COLUMN "tier" SET DATA TYPE integer;',
    'ALTER TABLE "account" ALTER COLUMN "tier" TYPE integer;',
    'ALTER TABLE "account" ALTER COLUMN "tier" SET NOT NULL;',
    'ALTER TABLE "account" ADD COLUMN "tier" text NOT NULL;',
    'ALTER TABLE "account" ADD CONSTRAINT "tier_known" CHECK (tier is not null);',
    'TRUNCATE "account";',
    'DELETE FROM "account" WHERE true;',
    'CREATE TABLE "other" ("id" integer);--> statement-breakpoint\nALTER TABLE "account" DROP COLUMN "tier";',
  ])('is refused: %s', (sql) => {
    expect(findBreakingStatements(sql)).toHaveLength(1);
  });

  test.each([
    'CREATE TABLE "other" ("id" integer NOT NULL);--> statement-breakpoint\nALTER TABLE "other" ADD CONSTRAINT "a" FOREIGN KEY ("id") REFERENCES "public"."account"("id");',
    'ALTER TABLE "account" ADD COLUMN "tier" text;',
    `ALTER TABLE "account" ADD COLUMN "tier" text DEFAULT 'x' NOT NULL;`,
    'ALTER TABLE "account" ALTER COLUMN "tier" DROP NOT NULL;',
    'CREATE INDEX "account_tier" ON "account" USING btree ("tier");',
  ])('may: %s', (sql) => {
    expect(findBreakingStatements(sql)).toEqual([]);
  });
});

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
  readonly is_nullable: 'YES' | 'NO';
  readonly isFilled: boolean;
}

describe('the schema of today', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function readColumns(client: PGlite): Promise<ReadonlyMap<string, Column>> {
    const { rows } = await client.query<Column>(`
      select table_name, column_name, data_type, is_nullable,
        column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as "isFilled"
      from information_schema.columns where table_schema = 'public'`);
    return new Map(rows.map((column) => [`${column.table_name}.${column.column_name}`, column]));
  }

  test('has all that an instance of the release before reads, and asks for nothing that it does not write', async () => {
    const client = await openWithoutTables();
    const db = drizzle({ client });
    const newest = bound.at(-1)?.replace('.sql', '') ?? lastFree;
    const before = bound.at(-2)?.replace('.sql', '') ?? lastFree;
    await migrate(db, { migrationsFolder: migrationsUpTo(before, join(folder, 'before')) });
    const known = await readColumns(client);
    await migrate(db, { migrationsFolder: migrationsUpTo(newest, join(folder, 'newest')) });
    const now = await readColumns(client);
    for (const [name, column] of known) expect(now.get(name), name).toMatchObject({ data_type: column.data_type });
    const tables = new Set([...known.values()].map(({ table_name }) => table_name));
    const required = [...now].filter(
      ([name, column]) =>
        !known.has(name) && tables.has(column.table_name) && column.is_nullable === 'NO' && !column.isFilled,
    );
    expect(required.map(([name]) => name)).toEqual([]);
    await client.close();
  });
});
