import { expect, test } from 'vitest';

import { describeStatement } from './statement-text.ts';

test.each([
  ['select "id" from "account" where "username_key" = $1', 'SELECT account'],
  ['insert into "job" ("kind") values ($1)', 'INSERT job'],
  ['update "identity_session" set "ended_at" = $1', 'UPDATE identity_session'],
  ['delete from "job" where "id" = $1', 'DELETE job'],
  ['with counted as (insert into a select 1) insert into b select 2', 'INSERT b'],
  ['with "due" as (select "id" from "job" for update) update "job" set "x" = $1', 'UPDATE job'],
  ['begin', 'BEGIN'],
  ['SELECT 1', 'SELECT'],
  ['vacuum analyze', 'OTHER'],
])('%s is a %s', (statement, name) => {
  expect(describeStatement(statement).name).toBe(name);
});

test.each([
  ["select * from account where email = 'ana@example.com'", 'select * from account where email = ?'],
  ["select 'O''Brien', 42, 1.5, $1, x2", 'select ?, ?, ?, $1, x2'],
  ['select $tag$Ana Ruiz$tag$', 'select ?'],
  ["select E'Ana'\n   from t", 'select E? from t'],
])('no value that stands in a statement is kept: %s', (statement, text) => {
  expect(describeStatement(statement).text).toBe(text);
});

test('a long statement is cut', () => {
  expect(describeStatement(`select ${'a, '.repeat(5_000)}b from t`).text).toHaveLength(2_000);
});
