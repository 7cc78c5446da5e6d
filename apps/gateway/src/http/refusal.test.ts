import { problemTypes } from '@airline/contract';
import { errorCodes, problemFor } from '@airline/error-catalogue';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import { type LaterName, refuse, type Refusal } from './refusal.ts';

const laterNames = Object.entries(problemTypes).filter(([, { status }]) => status === 429 || status === 503);
const unavailableCodes = errorCodes.map(({ code }) => code).filter((code) => problemFor(code).status === 503);

async function answerOf(refusal: Refusal): Promise<Response> {
  return new Hono().get('/', (context) => refuse(context, refusal)).request('/');
}

describe('what passes by itself says in how many seconds', () => {
  test.each(laterNames)('%s', async (name, { status }) => {
    const answer = await answerOf({ kind: 'later', name: name as LaterName, seconds: 90 });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe('90');
  });

  test.each(unavailableCodes)('%d', async (code) => {
    const answer = await answerOf({ kind: 'code', code });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  test('a name that passes by itself cannot be refused without them', async () => {
    // @ts-expect-error: the seconds are missing.
    const answer = await answerOf({ kind: 'named', name: 'tooManyHolds' });
    expect(answer.headers.get('retry-after')).toBeNull();
    expect((await answerOf({ kind: 'named', name: 'soldOut' })).headers.get('retry-after')).toBeNull();
  });
});
