import * as v from 'valibot';
import { expect, test } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import type { StandardSchemaV1 } from '@standard-schema/spec';

import { issueOfSchema, issueOfServer } from './issues.ts';

async function issuesOf(schema: StandardSchemaV1, value: unknown) {
  const { issues } = await schema['~standard'].validate(value);
  return issues?.map(issueOfSchema);
}

test.each<[string, StandardSchemaV1]>([
  ['zod', z.object({ trip: z.array(z.object({ code: z.string().min(6, 'tooShort') })) })],
  [
    'zod/mini',
    mini.object({ trip: mini.array(mini.object({ code: mini.string().check(mini.minLength(6, 'tooShort')) })) }),
  ],
  ['valibot', v.object({ trip: v.array(v.object({ code: v.pipe(v.string(), v.minLength(6, 'tooShort')) })) })],
])('an issue of %s has its code, the place and the limit', async (_, schema) => {
  const issues = await issuesOf(schema, { trip: [{ code: 'ABC' }] });
  expect(issues).toHaveLength(1);
  const [issue] = issues ?? [];
  expect(issue).toMatchObject({ code: 'tooShort', path: ['trip', '0', 'code'] });
  expect(Object.values(issue?.params ?? {})).toContain(6);
});

test.each<[string, StandardSchemaV1]>([
  ['zod', z.object({ zip: z.string() })],
  ['zod/mini', mini.object({ zip: mini.string() })],
  ['valibot', v.object({ zip: v.string() })],
])('a sentence of %s itself never reaches a person', async (_, schema) => {
  expect((await issuesOf(schema, { zip: 5 }))?.map(({ code }) => code)).toEqual(['invalid']);
});

test('params of a check of one’s own come before what the library says, and nothing but texts and numbers comes', async () => {
  const schema = mini.string().check(({ issues, value }) => {
    issues.push({ code: 'custom', message: 'far', params: { minimum: 3, unit: 'km', list: [1] }, input: value });
  });
  expect(await issuesOf(schema, '')).toEqual([{ code: 'far', path: [], params: { minimum: 3, unit: 'km' } }]);
});

test('a path may be made of objects with keys', () => {
  const path = [{ key: 'passengers' }, 0, Symbol.for('age')];
  expect(issueOfSchema({ message: 'required', path }).path).toEqual(['passengers', '0', 'Symbol(age)']);
});

test.each([
  ['required', 'required'],
  ['tooShort2', 'tooShort2'],
  ['Required', 'invalid'],
  ['too short', 'invalid'],
  ['too-short', 'invalid'],
  ['9lives', 'invalid'],
  ['', 'invalid'],
])('the message %j gives the code %s', (message, code) => {
  expect(issueOfSchema({ message }).code).toBe(code);
  expect(issueOfServer({ pointer: '', code: message }).code).toBe(code);
});

test('an error of the server is read by its pointer; one that is none points at the whole', () => {
  expect(issueOfServer({ pointer: '/passengers/0/a~1b', code: 'taken', params: { limit: 3 } })).toEqual({
    code: 'taken',
    path: ['passengers', '0', 'a/b'],
    params: { limit: 3 },
  });
  expect(issueOfServer({ pointer: 'passengers', code: 'taken' })).toEqual({ code: 'taken', path: [], params: {} });
});
