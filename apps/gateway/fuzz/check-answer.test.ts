import { problemMediaType } from '@airline/contract';
import { expect, test } from 'vitest';

import { openApiDocument } from '../src/server/openapi.ts';
import { checkAnswer, type FuzzAnswer } from './check-answer.ts';
import { listOperations } from './operations.ts';

const operation = listOperations(openApiDocument).find(({ name }) => name === 'createOrder');

/** Gives what the check finds in an answer to an order: by default in a problem that the document lists. */
function faultOf(answer: Partial<FuzzAnswer>, problem: object = {}, sentMethod = 'POST'): string | undefined {
  if (operation === undefined) throw new Error('The document has no createOrder.');
  const listed = { type: '/problems/air-booking/sold-out', title: 'Sold out.', status: 409 };
  const parts = {
    status: 409,
    mediaType: problemMediaType,
    allow: undefined,
    retryAfter: undefined,
    setCookie: [],
    text: JSON.stringify({ ...listed, ...problem }),
    ...answer,
  };
  const request = { method: sentMethod, target: operation.path, headers: {}, body: '{}' };
  return checkAnswer(operation, request, parts, openApiDocument);
}

test('what the document lists is right', () => {
  expect(faultOf({})).toBeUndefined();
  const outcome = JSON.stringify(operation?.operation.responses['201']?.content?.['application/json']?.example);
  expect(faultOf({ status: 201, mediaType: 'application/json', text: outcome })).toBeUndefined();
  const tooMany = { type: '/problems/request/too-many-requests', status: 429 };
  expect(faultOf({ status: 429, retryAfter: '9' }, tooMany)).toBeUndefined();
});

test.each([
  ['a status', { status: 418 }, {}, 'answered 418, which the document does not list'],
  ['a type', {}, { type: '/problems/air-booking/nowhere' }, '409 /problems/air-booking/nowhere'],
  ['a type of another status', {}, { type: '/problems/air-booking/hold-expired' }, 'hold-expired'],
  ['a code', {}, { code: 401120721 }, '401120721'],
])('%s that the document does not list is found', (_, answer, problem, fault) => {
  expect(faultOf(answer, problem)).toContain(fault);
});

test.each([
  [
    'a success of another status',
    { status: 200, mediaType: 'application/json' },
    'answered 200, which the document does not list',
  ],
  [
    'a success of another media type',
    { status: 201, mediaType: 'text/plain' },
    '201 is text/plain, which the document does not list',
  ],
  [
    'a success with another body',
    { status: 201, mediaType: 'application/json', text: '{}' },
    '201 is not what the contract says',
  ],
  ['a failure', { status: 500 }, 'answered 500'],
  ['429 that does not say when', { status: 429 }, '429 without Retry-After'],
  ['503 that does not say when', { status: 503 }, '503 without Retry-After'],
  ['a refusal that is a page', { mediaType: 'text/html' }, '409 is no problem but text/html'],
  ['a refusal without the fields of a problem', { text: '{"status":409}' }, '409 is no problem of the contract'],
  ['a refusal that outgrows its request', { text: 'x'.repeat(17_000) }, 'refused with 17000 bytes'],
])('%s is found', (_, answer, fault) => {
  expect(faultOf(answer)).toBe(fault);
});

test('another method that is refused without Allow is found', () => {
  expect(faultOf({ status: 405 }, {}, 'PUT')).toBe('405 without Allow');
});
