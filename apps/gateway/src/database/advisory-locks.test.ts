import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { advisoryLocks } from './advisory-locks.ts';

const source = join(import.meta.dirname, '..');

test('no two locks share a number', () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('every advisory lock that is taken is one of the list', () => {
  const statements = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test'))
    .flatMap((path) => readFileSync(join(source, path), 'utf8').split('\n'))
    .filter((line) => /pg_(?:try_)?advisory_/.test(line));
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(statement).toContain('advisoryLocks.');
});
