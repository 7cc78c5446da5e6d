import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import {
  actionFor,
  errorCodes,
  isErrorCode,
  loginErrorFor,
  messageKeyFor,
  parseErrorCode,
  problemFor,
  recoveryErrorFor,
} from './index.ts';

interface CodeVector {
  readonly code: number;
  readonly action?: string;
  readonly login?: string;
  readonly recovery?: string;
  readonly messageKey: string;
  readonly type: string;
  readonly status: number;
}

const codes = vectors('codes') as readonly CodeVector[];
const unmapped = vectors('unmapped') as readonly number[];
const malformed = vectors('malformed');

describe.each(codes)('code $code', (vector) => {
  test.each([
    ['a number', vector.code],
    ['digits', String(vector.code)],
  ])('means the same as %s', (_form, code) => {
    expect({
      code: parseErrorCode(code),
      action: actionFor(code),
      login: loginErrorFor(code),
      recovery: recoveryErrorFor(code),
      messageKey: messageKeyFor(code),
    }).toEqual({
      code: vector.code,
      action: vector.action,
      login: vector.login,
      recovery: vector.recovery,
      messageKey: vector.messageKey,
    });
    expect(problemFor(code)).toMatchObject({ type: vector.type, status: vector.status, code: vector.code });
  });
});

test('the catalogue lists the codes of the vectors, no others, in their order', () => {
  expect(errorCodes.map(({ code, action, login, recovery }) => ({ code, action, login, recovery }))).toEqual(
    codes.map(({ code, action, login, recovery }) => ({ code, action, login, recovery })),
  );
  expect(codes.every(({ code }) => isErrorCode(code))).toBe(true);
});

describe.each(unmapped)('unmapped code %d', (code) => {
  test('has no action and the generic message', () => {
    expect([actionFor(code), loginErrorFor(code), recoveryErrorFor(code)]).toEqual([undefined, undefined, undefined]);
    expect(messageKeyFor(code)).toBe('errors.generic');
    expect(isErrorCode(code)).toBe(false);
  });

  test('keeps its number in a problem of status 500', () => {
    expect(problemFor(String(code))).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      code,
    });
  });
});

describe('what is no code', () => {
  const beyondJson = [
    undefined,
    Number.NaN,
    Infinity,
    -Infinity,
    -0,
    401120721n,
    Symbol('401120721'),
    () => 401120721,
    new Date(401120721),
    Object(401120721),
    Object('401120721'),
  ];

  test.each([...malformed, ...beyondJson].map((value) => [value]))('%o is refused without a throw', (value) => {
    expect(parseErrorCode(value)).toBeUndefined();
    expect([actionFor(value), loginErrorFor(value), recoveryErrorFor(value)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(messageKeyFor(value)).toBe('errors.generic');
    expect(isErrorCode(value)).toBe(false);
    expect(problemFor(value)).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500 });
  });

  test('a text of a hundred million digits is refused', () => {
    expect(parseErrorCode('4'.repeat(100_000_000))).toBeUndefined();
  });
});

function vectors(name: string): readonly unknown[] {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8')) as readonly unknown[];
}
