import { randomUUID } from 'node:crypto';

import type { PolicyRule } from '@airline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestCompany, type TestCompany } from '../../../test-support/company-trips.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { simulatePolicy } from './simulate-policy.ts';

const now = new Date('2026-11-26T12:00:00Z');

let database: OpenDatabase;
let own: TestCompany;

beforeAll(async () => {
  database = await openMemoryDatabase();
  own = await openTestCompany(database.db, { trips: 250, now });
  await openTestCompany(database.db, { trips: 20, now, seed: 2, name: 'Navarro' });
});
afterAll(() => database.close());

const rules: readonly PolicyRule[] = [
  { id: randomUUID(), kind: 'overLowest', percent: 20, outcome: 'blocked' },
  { id: randomUUID(), kind: 'daysAhead', days: 10, outcome: 'reason' },
];
const year = 365 * 24 * 60 * 60 * 1000;
const tripsOfYear = () => own.trips.filter(({ bookedAt }) => now.getTime() - bookedAt.getTime() <= year);

test('a draft is tried on each trip of the last year of its company alone, and says what the blocked ones cost above the lowest', async () => {
  const simulated = await simulatePolicy(database.db, { companyId: own.id, rules, tripsAtOnce: 60 }, now);
  // Directions share what a trip costs above its lowest fares: by the trip, or by its directions, it is above by the same share.
  const isAbove = ({ lowestMinor, offer }: TestCompany['trips'][number]) =>
    offer.price.total.amountMinor * 100 > lowestMinor * 120;
  const blocked = tripsOfYear().filter(isAbove);
  expect(simulated.trips).toBe(tripsOfYear().length);
  expect(simulated.inside + simulated.reason + simulated.blocked).toBe(simulated.trips);
  // A cent of rounding decides where a trip is above by a fifth, to the cent.
  expect(Math.abs(simulated.blocked - blocked.length)).toBeLessThanOrEqual(simulated.trips / 50);
  const saved = blocked.reduce((sum, { lowestMinor, offer }) => sum + offer.price.total.amountMinor - lowestMinor, 0);
  expect(simulated.saved.amountMinor / saved).toBeCloseTo(1, 1);
  expect(simulated.breaks.map(({ ruleId }) => ruleId)).toEqual(rules.map(({ id }) => id));
  expect(simulated.stopped).toHaveLength(25);
});

test('without rules every trip is inside, and a rule more never lets more through', async () => {
  const none = await simulatePolicy(database.db, { companyId: own.id, rules: [] }, now);
  expect(none).toMatchObject({ inside: none.trips, reason: 0, blocked: 0, stopped: [], saved: { amountMinor: 0 } });
  const one = await simulatePolicy(database.db, { companyId: own.id, rules: rules.slice(0, 1) }, now);
  const two = await simulatePolicy(database.db, { companyId: own.id, rules }, now);
  expect(two.inside).toBeLessThanOrEqual(one.inside);
  expect(two.blocked).toBe(one.blocked);
});
