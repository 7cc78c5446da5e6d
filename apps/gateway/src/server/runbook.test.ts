import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import type { OpenDatabase } from '../database/database.ts';

const folder = join(import.meta.dirname, '../../docs/runbook');
const pages = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const source = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.includes('.test'))
  .map((path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8'))
  .join('\n');
const commands = Object.keys(
  (JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { scripts: object }).scripts,
);

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

const blocksOf = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block ?? '');
const statements = pages.flatMap(({ name, text }) =>
  blocksOf(text, 'sql').flatMap((block) =>
    block
      .split(/;.*$/m)
      .map((statement) => statement.trim())
      .filter((statement) => statement !== '')
      .map((statement) => ({ name, statement })),
  ),
);

test.each(statements)('$name: the database understands $statement', async ({ statement }) => {
  await expect(database.db.execute(sql.raw(statement))).resolves.toBeDefined();
});

test.each(pages)('$name quotes the gateway’s own words, and commands that it has', ({ text }) => {
  const looksLike = text.split('## What to do')[0] ?? '';
  // A sentence of the log has three words or more; shorter ones are codes and names.
  const quoted = [...looksLike.matchAll(/`([^`]+)`/g)]
    .map(([, words = '']) => words.replace(/:? …$/, ''))
    .filter((words) => /^\p{L}+(?: \S+){2,}$/u.test(words));
  const plain = source.replaceAll(/[`'] \+\n\s+[`']/g, '');
  for (const words of quoted) expect(plain.includes(words.split(': ')[0] ?? words), words).toBe(true);
  for (const [, command] of text.matchAll(/pnpm --filter @airline\/gateway (\S+)/g))
    expect(commands).toContain(command);
});
