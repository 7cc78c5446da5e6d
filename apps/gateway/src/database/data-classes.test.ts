import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { openMemoryDatabase } from '../../test-support/memory-database.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/data.md'), 'utf8');
const [, section = ''] = page.split('\n## Tables\n');
const [tables = ''] = section.split('\n## ');
const rows = tables.split('\n').filter((line) => line.startsWith('| `'));

test('every table of the database has a class and a time, once', async () => {
  const database = await openMemoryDatabase();
  const found = (await database.db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )) as { readonly rows: readonly { readonly name: string }[] };
  await database.close();
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, name]) => name));
  expect(named).toHaveLength(found.rows.length);
  expect(new Set(named)).toEqual(new Set(found.rows.map(({ name }) => name)));
});

test.each(rows.map((row) => row.split('|').map((cell) => cell.trim())))(
  '%s %s is of classes that the page explains',
  (...cells) => {
    const [, , classes = '', kept = ''] = cells;
    for (const name of classes.split(', ')) expect(page).toMatch(new RegExp(`^\\| ${name} +\\| [^\\n]`, 'm'));
    expect(kept).not.toBe('');
  },
);
