import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { parseBody } from './parse-body.ts';
import { refuse } from './refusal.ts';

const schema = z.strictObject({ name: z.string(), tags: z.optional(z.array(z.string())) });
const app = new Hono().post('/', async (context) => {
  const parsed = await parseBody(context, schema);
  return 'refused' in parsed ? refuse(context, parsed.refused) : context.json(parsed.value);
});

test.each([
  ['{"name":"Ana"}', 200, { name: 'Ana' }],
  ['{', 400, { title: 'The body is not JSON.' }],
  ['{"name":1}', 422, { errors: [{ pointer: '/name' }] }],
  ['{"name":"A\\u0000na"}', 422, { errors: [{ pointer: '/name', code: 'nulCharacter' }] }],
  ['{"name":"Ana","tags":["a","\\u0000"]}', 422, { errors: [{ pointer: '/tags/1', code: 'nulCharacter' }] }],
  ['"\\u0000"', 422, { errors: [{ pointer: '' }] }],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 422, { errors: [{ pointer: '' }] }],
])('%.60s', async (body, status, answered) => {
  const answer = await app.request('/', { method: 'POST', body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(answered);
});
