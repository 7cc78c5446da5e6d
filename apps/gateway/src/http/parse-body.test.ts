import type { Problem } from '@airline/contract';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { parseBody } from './parse-body.ts';
import { refuse } from './refusal.ts';

const schema = z.strictObject({
  name: z.string(),
  tags: z.optional(z.array(z.string())),
  seat: z.optional(z.enum(['window', 'aisle'])),
  payment: z.optional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('card'), token: z.string() }),
      z.strictObject({ kind: z.literal('points') }),
    ]),
  ),
});
const app = new Hono().post('/', async (context) => {
  const parsed = await parseBody(context, schema);
  return 'refused' in parsed ? refuse(context, parsed.refused) : context.json(parsed.value);
});

test.each([
  ['{"name":"Ana"}', 200, { name: 'Ana' }],
  ['{', 400, { title: 'The body is not JSON.' }],
  ['{"name":1}', 422, { errors: [{ pointer: '/name', code: 'invalid_type' }] }],
  ['{}', 422, { errors: [{ pointer: '/name', code: 'required' }] }],
  ['{"name":"Ana","nom":1}', 422, { errors: [{ pointer: '/nom', code: 'unrecognized_keys' }] }],
  [
    '{"name":"Ana","seat":"roof"}',
    422,
    { errors: [{ pointer: '/seat', code: 'invalid_value', params: { allowed: 'window, aisle' } }] },
  ],
  [
    '{"name":"Ana","payment":{"kind":"gold"}}',
    422,
    { errors: [{ pointer: '/payment/kind', code: 'invalid_value', params: { allowed: 'card, points' } }] },
  ],
  ['{"name":"Ana","payment":{}}', 422, { errors: [{ pointer: '/payment/kind', code: 'required' }] }],
  ['{"name":"Ana","payment":{"kind":"card"}}', 422, { errors: [{ pointer: '/payment/token', code: 'required' }] }],
  ['{"name":"A\\ud800na"}', 422, { errors: [{ pointer: '/name', code: 'loneSurrogate' }] }],
  ['{"name":"\\ud83d\\ude00"}', 200, { name: '😀' }],
  ['{"name":"A\\u0000na"}', 422, { errors: [{ pointer: '/name', code: 'nulCharacter' }] }],
  ['{"name":"Ana","tags":["a","\\u0000"]}', 422, { errors: [{ pointer: '/tags/1', code: 'nulCharacter' }] }],
  ['"\\u0000"', 422, { errors: [{ pointer: '' }] }],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 422, { errors: [{ pointer: '' }] }],
])('%.60s', async (body, status, answered) => {
  const answer = await app.request('/', { method: 'POST', body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(answered);
});

test('an answer names fifty faults at most, and no more of a field than names it', async () => {
  const wrong = { name: 'Ana', tags: Array.from({ length: 20_000 }, () => 0), ['x'.repeat(20_000)]: '\0' };
  for (const body of [wrong, { name: 'Ana', tags: wrong.tags }]) {
    const answer = await app.request('/', { method: 'POST', body: JSON.stringify(body) });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text.length).toBeLessThan(16_000);
    expect((JSON.parse(text) as Problem).errors?.length).toBeLessThanOrEqual(50);
  }
});
