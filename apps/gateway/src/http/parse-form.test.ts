import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { parseForm } from './parse-form.ts';
import { refuse } from './refusal.ts';

const schema = z.strictObject({ name: z.string(), tag: z.optional(z.string()) });
const app = new Hono().post('/', async (context) => {
  const parsed = await parseForm(context, schema);
  return 'refused' in parsed ? refuse(context, parsed.refused) : context.json(parsed.value);
});

test.each([
  ['name=Ana&tag=a+b', 200, { name: 'Ana', tag: 'a b' }],
  ['tag=a', 422, { errors: [{ pointer: '/name', code: 'required' }] }],
  ['name=Ana&name=Bea', 422, { errors: [{ pointer: '/name', code: 'repeated' }] }],
  ['name=Ana&tag=a&tag=b&name=Bea', 422, { errors: [{ pointer: '/tag' }, { pointer: '/name' }] }],
  ['name=Ana%00', 422, { errors: [{ pointer: '/name', code: 'nulCharacter' }] }],
  [
    Array.from({ length: 21 }, (_, index) => `n${index}`).join('&'),
    422,
    { title: 'The form has more than 20 fields.' },
  ],
  ['__proto__=x&name=Ana', 422, {}],
])('%.60s', async (body, status, answered) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.request('/', { method: 'POST', headers, body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(answered);
});
