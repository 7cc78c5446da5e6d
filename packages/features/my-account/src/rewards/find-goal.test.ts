import { expect, test } from 'vitest';

import { findGoal } from './find-goal.ts';

const flown = { flights: 4, points: 9_000 };

test.each([
  ['the next tier', { tier: 'member', flown }, { tier: 'silver', isToKeep: false, flights: 6, points: 6_000 }],
  [
    'the one above a tier that stays',
    { tier: 'silver', validUntil: '2027-12-31', flown },
    { tier: 'gold', isToKeep: false, flights: 16, points: 21_000 },
  ],
  [
    'a tier that ends with this year',
    { tier: 'gold', validUntil: '2026-12-31', flown },
    { tier: 'gold', isToKeep: true, flights: 16, points: 21_000 },
  ],
  ['nothing above the highest', { tier: 'platinum', validUntil: '2027-12-31', flown }, undefined],
  [
    'the highest, which ends with this year',
    { tier: 'platinum', validUntil: '2026-12-31', flown },
    { tier: 'platinum', isToKeep: true, flights: 36, points: 51_000 },
  ],
] as const)('a member flies for %s', (_, status, goal) => {
  expect(findGoal({ year: 2026, ...status })).toEqual(goal);
});
