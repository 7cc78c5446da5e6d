import type { Failure } from '@airline/gateway-client';
import { expect, test } from 'vitest';

import { findExtrasRefusal, parseExtrasRefusal, refusedPlaces } from './refused-extras.ts';

const problem = { type: 'about:blank', title: '', status: 409 } as never;
const fieldsOf = (...pointers: readonly string[]): Failure => ({
  kind: 'fields',
  problem: { type: 'about:blank', errors: pointers.map((pointer) => ({ pointer, code: 'seatNotInCabin' })) } as never,
});

test.each([
  ['seatTaken', 'seatTaken'],
  ['extraSoldOut', 'soldOut'],
  ['extrasChanged', 'changed'],
  ['extraNotOffered', 'notSold'],
  ['paymentDeclined', undefined],
] as const)('%s is said as %s', (name, said) => {
  expect(findExtrasRefusal({ kind: 'refused', name, problem })).toBe(said);
});

test('fields of extras are refused extras, and those of passengers are not', () => {
  const failure = fieldsOf('/extras/extras/1/seat', '/passengers/0/firstName');
  expect(refusedPlaces(failure)).toEqual([1]);
  expect(findExtrasRefusal(failure)).toBe('notSold');
  expect(findExtrasRefusal(fieldsOf('/passengers/0/firstName'))).toBeUndefined();
});

test('what an address carries of a refusal is read, and nothing else', () => {
  expect(parseExtrasRefusal({ extrasRefused: 'changed' })).toBe('changed');
  for (const state of [undefined, null, 'changed', {}, { extrasRefused: 'anything' }]) {
    expect(parseExtrasRefusal(state)).toBeUndefined();
  }
});
