import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { extraKinds } from '../air-booking/extra-prices.ts';
import { fareFamilies } from '../air-booking/values.ts';
import { applyPolicy, judgeExtras, type PolicyTrip } from './apply-policy.ts';
import { isWithinApproval, listUnapprovedRules } from './match-approval.ts';
import { policyOutcomes, type PolicyRule, ruleOutcomes } from './policy.ts';

const place = fc.constantFrom('DAL', 'HOU', 'LAX', 'JFK');
const base = { id: fc.uuid(), outcome: fc.constantFrom(...ruleOutcomes) };
const rule: fc.Arbitrary<PolicyRule> = fc.oneof(
  fc.record({
    ...base,
    kind: fc.constant('families' as const),
    families: fc.subarray([...fareFamilies], { minLength: 1 }),
  }),
  fc.record({ ...base, kind: fc.constant('overLowest' as const), percent: fc.nat({ max: 100 }) }),
  fc.record({ ...base, kind: fc.constant('daysAhead' as const), days: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ ...base, kind: fc.constant('stops' as const), most: fc.nat({ max: 1 }) }),
  fc.record({ ...base, kind: fc.constant('places' as const), places: fc.array(place, { minLength: 1, maxLength: 3 }) }),
  fc.record(
    {
      ...base,
      kind: fc.constant('extras' as const),
      extras: fc.subarray([...extraKinds], { minLength: 1 }),
      mostMinor: fc.integer({ min: 1, max: 9_000 }),
    },
    { requiredKeys: ['id', 'outcome', 'kind', 'extras'] },
  ),
);
const extra = fc.record({ kind: fc.constantFrom(...extraKinds), amountMinor: fc.integer({ min: 0, max: 9_000 }) });
const bound = fc.record({
  family: fc.constantFrom(...fareFamilies),
  fareMinor: fc.integer({ min: 5_000, max: 60_000 }),
  lowestMinor: fc.integer({ min: 5_000, max: 60_000 }),
  stops: fc.nat({ max: 2 }),
  places: fc.tuple(place, place),
});
const trip: fc.Arbitrary<PolicyTrip> = fc.record({
  daysAhead: fc.nat({ max: 40 }),
  bounds: fc.array(bound, { minLength: 1, maxLength: 3 }),
  extras: fc.array(extra, { maxLength: 4 }),
});
const hardness = (rules: readonly PolicyRule[], of: PolicyTrip) =>
  policyOutcomes.indexOf(applyPolicy(rules, of).outcome);

test('a rule more never allows more, wherever it stands', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), rule, fc.nat(), trip, (rules, more, at, of) => {
      expect(hardness(rules.toSpliced(at % (rules.length + 1), 0, more), of)).toBeGreaterThanOrEqual(
        hardness(rules, of),
      );
    }),
  );
});

test('the order of rules says nothing, and a trip is as hard as the hardest of its directions', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), trip, (rules, of) => {
      expect(hardness(rules.toReversed(), of)).toBe(hardness(rules, of));
      const alone = of.bounds.map((each) => hardness(rules, { ...of, bounds: [each] }));
      expect(hardness(rules, of)).toBe(Math.max(...alone));
    }),
  );
});

test('an extra more never allows more, and extras alone are no harder than their trip', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), trip, extra, (rules, of, more) => {
      const extras = of.extras ?? [];
      expect(hardness(rules, { ...of, extras: [...extras, more] })).toBeGreaterThanOrEqual(hardness(rules, of));
      const alone = policyOutcomes.indexOf(judgeExtras(rules, extras).outcome);
      expect(Math.max(alone, hardness(rules, { ...of, extras: [] }))).toBe(hardness(rules, of));
    }),
  );
});

test('a trip at the lowest fare that keeps to every other rule needs nothing, and says why when it does', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), trip, (rules, of) => {
      const { outcome, breaks } = applyPolicy(rules, of);
      expect(outcome === 'inside').toBe(breaks.length === 0);
      expect(rules.filter((each) => breaks.includes(each))).toEqual(breaks);
    }),
  );
});

test('more rules never make approved rules of more trips: what was not approved stays so', () => {
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), fc.array(rule, { maxLength: 3 }), trip, (rules, more, of) => {
      const { breaks } = applyPolicy(rules, of);
      const now = applyPolicy([...rules, ...more], of).breaks;
      const open = listUnapprovedRules(breaks, now);
      expect(open.every((each) => each.outcome === 'approval' && more.includes(each))).toBe(true);
      expect(listUnapprovedRules([...breaks, ...open], now)).toEqual([]);
    }),
  );
});

test('a higher price is never within an approval that a lower one is not', () => {
  const cents = fc.integer({ min: 1, max: 500_000 });
  fc.assert(
    fc.property(cents, cents, cents, fc.nat({ max: 50 }), (approved, one, other, percent) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const [isLowWithin, isHighWithin] = [low, high].map((now) => isWithinApproval(approved, now, percent));
      expect(isLowWithin || !isHighWithin).toBe(true);
      expect(isWithinApproval(approved, approved, percent)).toBe(true);
    }),
  );
});
