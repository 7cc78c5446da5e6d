import { array, assert, boolean, constant, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';

import { toRunningBalance } from './running-balance.ts';

const movement = record({
  points: integer({ min: -50_000, max: 50_000 }),
  kind: constantFrom('earned' as const, 'spent' as const, 'returned' as const),
  at: constant('2026-12-01T12:00:00Z'),
  isPending: boolean(),
});

test('from nothing, each movement that counts leads to the balance beside it, and the newest to what there is now', () => {
  assert(
    property(array(movement, { maxLength: 30 }), (movements) => {
      const balance = movements.reduce((sum, { points, isPending }) => sum + (isPending ? 0 : points), 0);
      let before = 0;
      const reached = movements.toReversed().map(({ points, isPending }) => {
        if (isPending) return undefined;
        before += points;
        return before;
      });
      const shown = toRunningBalance({ balance, movements }).map(({ balanceAfter }) => balanceAfter);
      expect(shown.toReversed()).toEqual(reached);
    }),
  );
});
