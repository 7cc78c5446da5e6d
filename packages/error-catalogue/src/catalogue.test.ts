import { expect, test } from 'vitest';

import {
  actionCodes,
  actionFor,
  errorCodes,
  isErrorCode,
  loginErrorCodes,
  messageKeyFor,
  messageKeys,
  parseErrorCode,
  recoveryErrorCodes,
} from './index.ts';

test('each code stands in the catalogue once and means one thing', () => {
  expect(errorCodes).toHaveLength(55);
  expect(new Set(errorCodes.map(({ code }) => code)).size).toBe(55);
  for (const entry of errorCodes) expect(Object.keys(entry)).toHaveLength(2);
});

test('the catalogue counts 30 actions, 18 login errors and 7 recovery errors', () => {
  expect(errorCodes.filter(({ action }) => action !== undefined)).toHaveLength(30);
  expect(errorCodes.filter(({ login }) => login !== undefined)).toHaveLength(18);
  expect(errorCodes.filter(({ recovery }) => recovery !== undefined)).toHaveLength(7);
});

test('the catalogue is sorted by code', () => {
  const codes = errorCodes.map(({ code }) => code);
  expect(codes).toEqual(codes.toSorted((one, other) => one - other));
});

test('every list and record is frozen', () => {
  const tables = [actionCodes, loginErrorCodes, recoveryErrorCodes];
  const lists = [errorCodes, messageKeys, ...tables.flatMap((table) => Object.values<readonly number[]>(table))];
  expect([...tables, ...lists, ...errorCodes].filter((value) => !Object.isFrozen(value))).toEqual([]);
  expect(lists).toHaveLength(25);
});

test('a code is found by its number whatever is asked first', () => {
  expect(actionFor('nothing')).toBeUndefined();
  expect(actionFor(401120752)).toBe('multiFactor');
  expect(actionFor(401120752)).toBe('multiFactor');
});

test('the guard takes numbers alone, as its type says', () => {
  expect(isErrorCode('401120752')).toBe(false);
  expect(isErrorCode(parseErrorCode('401120752'))).toBe(true);
});

test('the longest number that keeps its digits is a code, and the next one is not', () => {
  expect(parseErrorCode('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(parseErrorCode('9007199254740993')).toBeUndefined();
  expect(parseErrorCode('1')).toBe(1);
});

test('the message keys are those that codes lead to, and the generic one first', () => {
  const reached = new Set(['errors.generic', ...errorCodes.map(({ code }) => messageKeyFor(code))]);
  expect(messageKeys[0]).toBe('errors.generic');
  expect(new Set(messageKeys)).toEqual(reached);
  expect(messageKeys).toHaveLength(reached.size);
});
