import { budgets } from '@airline/contract';
import { expect, test, vi } from 'vitest';

import { createRateLimits, type Payer } from './limit-rate.ts';
import { createMemoryCounters } from './memory-counters.ts';

function openLimits() {
  const clock = { ms: 0 };
  const now = (): Date => new Date(clock.ms);
  const shared = createMemoryCounters(now);
  const count = vi.spyOn(shared, 'count');
  return { clock, count, limits: createRateLimits(shared, async () => new Uint8Array(32), now) };
}

const here: Payer = { network: '192.0.2.1' };

test('a budget is used up by what requests cost, for one network alone, until its window is over', async () => {
  const { limits, clock, count } = openLimits();
  const { most, windowSeconds } = budgets.flightShopping;
  expect(await limits.charge('flightShopping', here, most)).toBeUndefined();
  clock.ms = 1_500;
  expect(await limits.charge('flightShopping', here, 1)).toBe(windowSeconds - 1);
  expect(await limits.charge('flightShopping', { network: '192.0.2.2' }, 1)).toBeUndefined();
  expect(await limits.charge('publicReading', here, 1)).toBeUndefined();
  clock.ms = windowSeconds * 1000;
  expect(await limits.charge('flightShopping', here, 1)).toBeUndefined();
  expect(count).not.toHaveBeenCalled();
});

test('a shared budget that is used up is asked for no more: who goes on writes nothing', async () => {
  const { limits, count, clock } = openLimits();
  const { most, windowSeconds } = budgets.tripProofs;
  expect(await limits.charge('tripProofs', here, most)).toBeUndefined();
  expect(await limits.charge('tripProofs', here, 1)).toBe(windowSeconds);
  count.mockClear();
  for (let again = 0; again < 10; again += 1) expect(await limits.charge('tripProofs', here, 1)).toBe(windowSeconds);
  expect(count).not.toHaveBeenCalled();
  clock.ms = windowSeconds * 1000;
  expect(await limits.charge('tripProofs', here, 1)).toBeUndefined();
});

test('the key of a shared budget tells nobody the network', async () => {
  const { limits, count } = openLimits();
  await limits.charge('tripProofs', here, 1);
  expect(JSON.stringify(count.mock.calls)).not.toContain('192.0.2');
});

test('the /64 networks of one /48 have as much as sixteen of them', async () => {
  const { limits } = openLimits();
  const { most } = budgets.publicReading;
  for (let network = 0; network < 16; network += 1) {
    const payer = { network: `2001:db8:1:${network}::/64` };
    expect(await limits.charge('publicReading', payer, most)).toBeUndefined();
    expect(await limits.charge('publicReading', payer, 1)).toBeGreaterThan(0);
  }
  expect(await limits.charge('publicReading', { network: '2001:db8:1:ff::/64' }, 1)).toBeGreaterThan(0);
  expect(await limits.charge('publicReading', { network: '2001:db8:2:ff::/64' }, 1)).toBeUndefined();
});

test('what counts by account leaves an address room for twenty accounts', async () => {
  const { limits } = openLimits();
  const { most } = budgets.ownAccount;
  expect(await limits.charge('ownAccount', { accountId: 'ana' }, most)).toBeUndefined();
  expect(await limits.charge('ownAccount', { accountId: 'ana' }, 1)).toBeGreaterThan(0);
  expect(await limits.charge('ownAccount', { accountId: 'bea' }, 1)).toBeUndefined();
  expect(await limits.charge('ownAccount', here, 20 * most)).toBeUndefined();
  expect(await limits.charge('ownAccount', here, 1)).toBeGreaterThan(0);
});
