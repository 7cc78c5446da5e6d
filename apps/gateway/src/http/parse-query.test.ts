import { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { parseQuery } from './parse-query.ts';
import { refuse } from './refusal.ts';

const schema = z.strictObject({ from: z.string().check(z.maxLength(3)), cabin: z.enum(['economy', 'premium']) });
const app = new Hono().get('/', (context) => {
  const parsed = parseQuery(context, schema);
  return 'refused' in parsed ? refuse(context, parsed.refused) : context.json(parsed.value);
});

test.each([
  ['from=DAL', [{ pointer: '/cabin', code: 'required' }]],
  ['from=DALLAS&cabin=economy', [{ pointer: '/from', code: 'too_big' }]],
  ['from=DAL&cabin=roof', [{ pointer: '/cabin', code: 'invalid_value', params: { allowed: 'economy, premium' } }]],
  ['from=DAL&cabin=economy&to=HOU', [{ pointer: '/to', code: 'unrecognized_keys' }]],
  ['from=DAL&from=HOU&cabin=economy', [{ pointer: '/from', code: 'repeated' }]],
  ['from=D%00L&cabin=economy', [{ pointer: '/from', code: 'nulCharacter' }]],
])('%s', async (query, errors) => {
  const answer = await app.request(`/?${query}`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors });
});
