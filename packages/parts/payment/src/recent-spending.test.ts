import { expect, test } from 'vitest';

import { findRecentSpending } from './recent-spending.ts';

const now = new Date('2026-11-25T12:00:00Z');
const movement = (kind: 'spent' | 'returned' | 'earned', points: number, at = '2026-11-25T11:55:00Z') => ({
  kind,
  points,
  at,
  isPending: false,
});

test.each([
  ['spent a moment ago', 600, [movement('spent', -8_400)], 8_400],
  ['spent on two trips', 600, [movement('spent', -4_000), movement('spent', -4_000)], 8_000],
  ['spent before the flights were chosen', 600, [movement('spent', -8_400, '2026-11-25T11:39:59Z')], undefined],
  ['given back since', 8_300, [movement('spent', -8_400), movement('returned', 8_400)], undefined],
  ['too few all the same', 600, [movement('spent', -7_000)], undefined],
  ['still enough', 8_400, [movement('spent', -8_400)], undefined],
  ['earned', 600, [movement('earned', 9_000)], undefined],
  ['never any', 600, [], undefined],
])('points that were %s', (_, balance, movements, spent) => {
  expect(findRecentSpending({ balance, movements }, 8_400, now)).toBe(spent);
});
