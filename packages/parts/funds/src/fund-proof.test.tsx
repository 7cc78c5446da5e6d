import { beforeEach, expect, test } from 'vitest';

import { findFundProof, fundWay, groupFundNumber } from './fund-proof.ts';

beforeEach(() => sessionStorage.clear());

const proof = { reference: 'H7KQ2MXP9RTA', firstName: 'Ana', lastName: 'Pérez' };

test('the way to a fund keeps its proof in this tab, and nothing of it in the address', () => {
  expect(findFundProof()).toBeUndefined();
  const { href, onClick } = fundWay(proof);
  onClick();
  expect(href).toBe('/travel-funds/view');
  expect(findFundProof()).toEqual(proof);
});

test('what is no proof counts as none', () => {
  sessionStorage.setItem('airline.fund', '{"reference":"short"}');
  expect(findFundProof()).toBeUndefined();
  sessionStorage.setItem('airline.fund', 'no JSON');
  expect(findFundProof()).toBeUndefined();
});

test('a number stands in groups of four', () => {
  expect(groupFundNumber('H7KQ2MXP9RTA')).toBe('H7KQ 2MXP 9RTA');
});
