import { expect, test } from 'vitest';

import { orderByPriority } from './order-by-priority.ts';

test('who needs help is seated first, then by tier, then who connects, then who booked first', () => {
  const plain = { needsHelp: false, tier: undefined, legs: 1, bookedAt: 1 };
  const inOrder = [
    { ...plain, needsHelp: true, bookedAt: 9 },
    { ...plain, tier: 'platinum', bookedAt: 8 },
    { ...plain, tier: 'member', bookedAt: 7 },
    { ...plain, legs: 2, bookedAt: 6 },
    plain,
    { ...plain, bookedAt: 2 },
  ] as const;
  expect(orderByPriority(inOrder.toReversed(), (party) => party)).toEqual(inOrder);
});
