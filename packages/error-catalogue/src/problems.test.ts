import { describe, expect, test } from 'vitest';

import { errorCodes, problemFor, type ProblemStatus } from './index.ts';

describe('problemFor', () => {
  test('says what a client does beside what happened', () => {
    expect(problemFor(401120752)).toEqual({
      type: '/problems/action/multi-factor',
      title: 'Second factor is required',
      status: 401,
      code: 401120752,
      action: 'multiFactor',
    });
  });

  test('has no action for a code that has a message alone', () => {
    expect(problemFor('400120381')).toEqual({
      type: '/problems/login/account-held',
      title: 'Account is on hold',
      status: 400,
      code: 400120381,
    });
  });

  test.each([200003999, 503517048])('says 503 for the outage %d', (code) => {
    expect(problemFor(code)).toEqual({
      type: '/problems/login/unavailable',
      title: 'Login service is unavailable',
      status: 503,
      code,
    });
  });

  test('gives each type one title of its own', () => {
    const problems = errorCodes.map(({ code }) => problemFor(code));
    const titles = new Set(problems.map(({ type, title }) => `${type} ${title}`));
    expect(titles.size).toBe(23);
    expect(new Set(problems.map(({ type }) => type)).size).toBe(23);
    expect(new Set(problems.map(({ title }) => title)).size).toBe(23);
    for (const { title } of problems) expect(title).toMatch(/^[A-Z][a-z ]+$/);
  });

  test('adds what the gateway knows about the occurrence', () => {
    const extra = {
      detail: 'The mailed link was opened twice.',
      instance: '/requests/7',
      reference: 'A1B2C3',
      errors: [{ pointer: '/zipCode', code: 'mismatch', params: { tries: 2 } }],
    } as const;
    expect(problemFor(400356110, extra)).toEqual({
      type: '/problems/recovery/zip-code-mismatch',
      title: 'Zip code does not match',
      status: 400,
      code: 400356110,
      ...extra,
    });
  });

  test.each([
    [{}, ['type', 'title', 'status']],
    [{ detail: '' }, ['type', 'title', 'status', 'detail']],
    [{ instance: '' }, ['type', 'title', 'status', 'instance']],
    [{ reference: '' }, ['type', 'title', 'status', 'reference']],
    [{ errors: [] }, ['type', 'title', 'status', 'errors']],
  ])('has no member that nobody gave: %o', (extra, members) => {
    expect(Object.keys(problemFor(undefined, extra))).toEqual(members);
  });

  test('drops what the type does not allow to be overridden', () => {
    const extra = { reference: 'A1B2C3', type: '/mine', title: 'Mine', code: 1, action: 'logout', secret: 'x' };
    expect(problemFor(400120381, extra)).toEqual(problemFor(400120381, { reference: 'A1B2C3' }));
  });

  test.each([
    [400, 'Bad Request'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'Not Found'],
    [405, 'Method Not Allowed'],
    [406, 'Not Acceptable'],
    [408, 'Request Timeout'],
    [409, 'Conflict'],
    [410, 'Gone'],
    [412, 'Precondition Failed'],
    [413, 'Content Too Large'],
    [415, 'Unsupported Media Type'],
    [422, 'Unprocessable Content'],
    [428, 'Precondition Required'],
    [429, 'Too Many Requests'],
    [500, 'Internal Server Error'],
    [501, 'Not Implemented'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
    [504, 'Gateway Timeout'],
  ] as const)('titles an uncatalogued %d with its phrase', (status, title) => {
    expect(problemFor(undefined, { status })).toEqual({ type: 'about:blank', title, status });
  });

  test('keeps the status of a catalogued code', () => {
    expect(problemFor(400120381, { status: 404 }).status).toBe(400);
  });

  test.each([200, 0, 399, 600, Number.NaN, 'toString'])('refuses %o as the status of an error', (status) => {
    expect(() => problemFor(undefined, { status: status as ProblemStatus })).toThrow(
      new RangeError(
        `problemFor: extra.status is ${status}, which is no status of an error answer; give one of 400, 401, 403, 404, 405, 406, 408, 409, 410, 412, 413, 415, 422, 428, 429, 500, 501, 502, 503, 504.`,
      ),
    );
  });
});
