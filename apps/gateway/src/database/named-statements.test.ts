import { Query, type Client } from 'pg';
import { expect, test } from 'vitest';

import { nameStatements } from './named-statements.ts';

/** A connection that keeps what it was asked, and asks nobody. */
function connection() {
  const asked: unknown[][] = [];
  const client = { query: (...given: unknown[]) => void asked.push(given) };
  nameStatements(client as unknown as Client);
  return { asked, query: client.query };
}

const nameOf = (given: readonly unknown[] | undefined) => (given?.[0] as { readonly name?: string } | undefined)?.name;

test('the same text has the same name on every connection, another text another one', () => {
  const [one, other] = [connection(), connection()];
  const text = 'select $1::text';
  one.query({ text, rowMode: 'array' }, ['a']);
  one.query({ text: 'select $1::integer' }, [1]);
  other.query({ text }, ['b']);
  const [first, second] = one.asked.map(nameOf);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(second).not.toBe(first);
  expect(nameOf(other.asked[0])).toBe(first);
  expect(one.asked[0]).toEqual([{ text, rowMode: 'array', name: first }, ['a']]);
});

test('what has no parameters, or is not a text of ours, goes through as it is', () => {
  const { asked, query } = connection();
  const given = [['begin'], [{ text: 'commit' }], [{ text: 'select 1' }, []], [new Query('select 1'), ['a']]];
  for (const statement of given) query(...statement);
  expect(asked).toEqual(given);
});

test('a connection keeps a bounded number of statements, and asks the others without a name', () => {
  const { asked, query } = connection();
  for (let count = 0; count < 300; count += 1) query({ text: `select $1::text as c${count}` }, ['a']);
  query({ text: 'select $1::text as c0' }, ['b']);
  expect(new Set(asked.map(nameOf))).toHaveLength(201);
  expect(nameOf(asked[299])).toBeUndefined();
  expect(nameOf(asked.at(-1))).toBe(nameOf(asked[0]));
});
