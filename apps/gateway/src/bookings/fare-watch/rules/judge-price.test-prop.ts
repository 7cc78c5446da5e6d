import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { judgePrice, tellsFrom, type WatchState } from './judge-price.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const looks = fc.array(
  fc.record({
    hoursLater: fc.integer({ min: 1, max: 60 }),
    price: fc.option(fc.integer({ min: 1_000, max: 200_000 }), { nil: undefined }),
  }),
  { maxLength: 60 },
);

test('whatever prices do, each mail tells less than the one before by what is worth it, a day later at least, and the lowest is mailed', () => {
  fc.assert(
    fc.property(looks, (sequence) => {
      let now = new Date('2026-11-25T12:00:00Z');
      let state: WatchState = { below: undefined, toldAt: undefined };
      const told: { readonly price: number; readonly at: Date; readonly before: number }[] = [];
      for (const { hoursLater, price } of sequence) {
        now = new Date(now.getTime() + hoursLater * hourMs);
        const verdict = judgePrice(state, price, now);
        if (price === undefined || verdict === 'wait') continue;
        if (verdict === 'tell') told.push({ price, at: now, before: state.below ?? Infinity });
        state = { below: price, toldAt: verdict === 'tell' ? now : state.toldAt };
      }
      for (const { price, before } of told) expect(price).toBeLessThanOrEqual(tellsFrom(before));
      for (const [index, { before, at }] of told.slice(1).entries()) {
        expect(before).toBe(told[index]?.price);
        expect(at.getTime() - (told[index]?.at.getTime() ?? NaN)).toBeGreaterThanOrEqual(dayMs);
      }
      // A look more than a day later at a price that is worth it is never passed over.
      const { below = 50_000 } = state;
      const later = new Date(now.getTime() + dayMs);
      expect(judgePrice({ ...state, below }, tellsFrom(below), later)).toBe('tell');
    }),
  );
});
