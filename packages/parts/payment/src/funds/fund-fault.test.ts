import { expect, test } from 'vitest';

import { findFundFault } from './fund-fault.ts';

const fund = { number: 'H7KQ2MXP9RTA', kind: 'personal', state: 'usable' } as const;
const nobody = { chosen: [], isCompanyTraveller: false };

test.each([
  ['a usable one', {}, nobody, undefined],
  ['one that expires soon', { state: 'expiring' }, nobody, undefined],
  ['one whose last day is over', { state: 'expired' }, nobody, 'expired'],
  ['one that another order holds', { state: 'held' }, nobody, 'held'],
  ['one that is used up', { state: 'spent' }, nobody, 'spent'],
  ['one that is somebody else’s by now', { state: 'transferred' }, nobody, 'spent'],
  ['one that pays already', {}, { ...nobody, chosen: ['H7KQ2MXP9RTA'] }, 'chosen'],
  ['a company’s, for anybody', { kind: 'business' }, nobody, 'business'],
  ['a company’s, for its traveller', { kind: 'business' }, { ...nobody, isCompanyTraveller: true }, undefined],
  ['one that was found by its trip', { number: undefined }, nobody, 'notFound'],
] as const)('%s pays, or it is said why not', (_case, change, whose, fault) => {
  expect(findFundFault({ ...fund, ...change }, whose)).toBe(fault);
});
