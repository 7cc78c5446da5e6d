import { describe, expect, test } from 'vitest';

import { daysLeft, spendableMinor, stateOf, type StoredFund, transferFault } from './fund-state.ts';

const now = new Date('2026-12-01T20:00:00Z');
const fund: StoredFund = {
  number: 'H7KQ2MXP9RTA',
  kind: 'personal',
  holderFirstName: 'Ana',
  holderLastName: 'Pérez',
  amountMinor: 20_000,
  leftMinor: 20_000,
  heldMinor: 0,
  recordLocator: 'K7PM2Q',
  issuedAt: new Date('2026-11-25T15:00:00Z'),
  expiresOn: '2027-11-25',
  accountId: null,
  companyId: null,
  isTransferable: true,
  transferredFrom: null,
  isTransferred: false,
};

describe('how a fund stands', () => {
  test.each([
    ['with all of it left', {}, 'usable', 20_000],
    ['31 days before its last day', { expiresOn: '2027-01-01' }, 'usable', 20_000],
    ['30 days before its last day', { expiresOn: '2026-12-31' }, 'expiring', 20_000],
    ['on its last day', { expiresOn: '2026-12-01' }, 'expiring', 20_000],
    ['the day after', { expiresOn: '2026-11-30' }, 'expired', 0],
    ['with some of it left, some held', { leftMinor: 5_000, heldMinor: 15_000 }, 'usable', 5_000],
    ['held whole by an order', { leftMinor: 0, heldMinor: 20_000 }, 'held', 0],
    ['with nothing left', { leftMinor: 0 }, 'spent', 0],
    ['with somebody else, and over', { leftMinor: 0, isTransferred: true, expiresOn: '2020-01-01' }, 'transferred', 0],
  ] as const)('%s', (_, change, state, spendable) => {
    const changed = { ...fund, ...change };
    expect([stateOf(changed, now), spendableMinor(changed, now)]).toEqual([state, spendable]);
  });
});

test.each([
  ['2026-12-01T00:00:00Z', 1],
  ['2026-12-01T11:59:59Z', 1],
  ['2026-12-01T12:00:00Z', 0],
  ['2026-12-02T11:59:59Z', 0],
  ['2026-12-02T12:00:00Z', -1],
])('a last day lasts as long as it is that day anywhere on Earth: at %s, %d days are left', (at, days) => {
  expect(daysLeft('2026-12-01', new Date(at))).toBe(days);
});

describe('a transfer', () => {
  test.each([
    ['of a whole personal fund may be', {}, undefined],
    ['of one that is with somebody else', { isTransferred: true, leftMinor: 0 }, 'fundNotTransferable'],
    ['of one that was received', { transferredFrom: 'AAAABBBBCCCC' }, 'fundNotTransferable'],
    ['of one that belongs to a company', { kind: 'business' }, 'fundNotTransferable'],
    ['of one that the airline says is not', { isTransferable: false }, 'fundNotTransferable'],
    ['of one that is over', { expiresOn: '2026-11-30' }, 'fundExpired'],
    ['of one that is spent', { leftMinor: 0 }, 'fundSpent'],
    ['of one that an order holds', { leftMinor: 0, heldMinor: 20_000 }, 'fundNotTransferable'],
    ['of one that is spent in part', { leftMinor: 19_999 }, 'fundNotTransferable'],
  ] as const)('%s', (_, change, fault) => {
    expect(transferFault({ ...fund, ...change }, now)).toBe(fault);
  });
});
