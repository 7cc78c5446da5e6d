import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openWithoutTables } from '../../test-support/memory-database.ts';
import { keepPlans } from './keep-plans.ts';

let client: PGlite;
/** The messages that reach the database, by the first letters of those sent at once. */
let sent: string[];

const lettersOf = (message: Uint8Array): string => {
  const bytes = Buffer.from(message);
  let letters = '';
  for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1))
    letters += String.fromCharCode(bytes[at] ?? 0);
  return letters;
};

const keptStatements = async () => {
  const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};

beforeAll(async () => {
  client = await openWithoutTables();
  await client.waitReady;
  const send = client.execProtocolStream.bind(client);
  client.execProtocolStream = (message, options) => {
    sent.push(lettersOf(message));
    return send(message, options);
  };
  keepPlans(client);
  sent = [];
  await client.exec('create table counted (name text primary key, count integer not null)');
});

afterAll(() => client.close());

test('a statement is parsed and described once, and runs by one message and the one that ends it', async () => {
  const text = 'select $1::integer + $2::integer as sum, $3::text as name';
  sent = [];
  expect(await client.query(text, [1, 2, 'Ñandú'])).toMatchObject({ rows: [{ sum: 3, name: 'Ñandú' }] });
  expect(sent).toEqual(['P', 'D', 'BDE', 'S']);
  sent = [];
  expect(await client.query(text, [40, 2, null])).toMatchObject({ rows: [{ sum: 42, name: null }] });
  expect(sent).toEqual(['BDE', 'S']);
  expect(await keptStatements()).toEqual([text]);
});

test('what has no parameters, or names their types, is not kept', async () => {
  const before = await keptStatements();
  expect(await client.query('select 7 as seven')).toMatchObject({ rows: [{ seven: 7 }] });
  expect(await client.query('select $1 as given', [7], { paramTypes: [23] })).toMatchObject({ rows: [{ given: 7 }] });
  expect(await client.query('select $1 as given', ['7'], { paramTypes: [25] })).toMatchObject({
    rows: [{ given: '7' }],
  });
  expect(await keptStatements()).toEqual(before);
});

test('a statement that fails says why, each time, and what follows is as if it had not been', async () => {
  const insert = 'insert into counted (name, count) values ($1, $2)';
  await client.query(insert, ['a', 1]);
  for (const name of ['a', 'a']) await expect(client.query(insert, [name, 2])).rejects.toMatchObject({ code: '23505' });
  for (const text of ['select $1::text from nowhere', 'select $1::text from nowhere'])
    await expect(client.query(text, ['a'])).rejects.toMatchObject({ code: '42P01' });
  await expect(client.query('select $1::integer as number', ['many'])).rejects.toMatchObject({ code: '22P02' });
  expect(await client.query('select name, count from counted where name = $1', ['a'])).toMatchObject({
    rows: [{ name: 'a', count: 1 }],
  });
});

test('in a transaction that failed nothing runs, what was kept before neither; one that is rolled back keeps nothing of its rows', async () => {
  const count = 'select count(*)::integer as rows from counted where name = $1';
  const insert = 'insert into counted (name, count) values ($1, $2)';
  expect(await client.query(count, ['b'])).toMatchObject({ rows: [{ rows: 0 }] });
  await client.exec('begin');
  await client.query(insert, ['b', 1]);
  expect(await client.query(count, ['b'])).toMatchObject({ rows: [{ rows: 1 }] });
  await expect(client.query(insert, ['b', 1])).rejects.toMatchObject({ code: '23505' });
  await expect(client.query(count, ['b'])).rejects.toMatchObject({ code: '25P02' });
  await expect(client.query('select $1::text as new', ['b'])).rejects.toMatchObject({ code: '25P02' });
  await client.exec('rollback');
  expect(await client.query(count, ['b'])).toMatchObject({ rows: [{ rows: 0 }] });
  expect(await client.query('select $1::text as new', ['b'])).toMatchObject({ rows: [{ new: 'b' }] });
});

test('statements asked for at the same time have each its own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      client.query<{ number: number }>(`select $1::integer as number, ${number % 4} as kind`, [number]),
    ),
  );
  expect(answers.map(({ rows: [row] }) => row?.number)).toEqual(Array.from({ length: 40 }, (_, number) => number));
});

test('a bounded number is kept, and the others run as before', async () => {
  for (let number = 0; number < 1020; number += 1)
    expect((await client.query<{ of: number }>(`select ${number} as of where $1`, [true])).rows).toEqual([
      { of: number },
    ]);
  expect(await keptStatements()).toHaveLength(1000);
  sent = [];
  expect(await client.query('select 1019 as of where $1', [false])).toMatchObject({ rows: [] });
  expect(sent).toEqual(['P', 'D', 'BDE', 'S']);
});
