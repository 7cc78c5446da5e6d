import { expect, test } from 'vitest';

import vectors from '../../vectors/travel-policy.json' with { type: 'json' };
import { applyPolicy, daysAheadOf, type PolicyBound } from './apply-policy.ts';
import { policyRule } from './policy.ts';

const id = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0021';

test.each(vectors.cases)('$rule, of a direction with $bound, is broken: $isBroken', ({ rule, bound, isBroken }) => {
  const [first] = vectors.trip.bounds;
  const read = policyRule.parse({ id, outcome: 'blocked', ...rule });
  const trip = { ...vectors.trip, bounds: [first as PolicyBound, { ...first, ...bound } as PolicyBound] };
  expect(applyPolicy([read], trip)).toEqual(
    isBroken ? { outcome: 'blocked', breaks: [read] } : { outcome: 'inside', breaks: [] },
  );
});

test('days ahead are counted by the calendar, and never below none', () => {
  const now = new Date('2026-11-26T23:59:00Z');
  expect(['2026-11-26', '2026-11-27', '2026-12-10', '2026-11-20'].map((date) => daysAheadOf(date, now))).toEqual([
    0, 1, 14, 0,
  ]);
});
