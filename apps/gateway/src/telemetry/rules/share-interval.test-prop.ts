import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { newcombeInterval, type Proportion, wilsonInterval } from './share-interval.ts';

const proportion = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((of) => fc.record({ count: fc.integer({ min: 0, max: of }), of: fc.constant(of) }));
const complement = ({ count, of }: Proportion): Proportion => ({ count: of - count, of });

test('a share lies in its interval, and the interval between 0 and 1', () => {
  fc.assert(
    fc.property(proportion, (given) => {
      const { from, value, to } = wilsonInterval(given);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from).toBeLessThanOrEqual(value);
      expect(to).toBeGreaterThanOrEqual(value);
      expect(to).toBeLessThanOrEqual(1);
    }),
  );
});

test('those who did not convert have the same interval from the other end', () => {
  fc.assert(
    fc.property(proportion, (given) => {
      const { from, to } = wilsonInterval(given);
      const other = wilsonInterval(complement(given));
      expect(other.from).toBeCloseTo(1 - to, 9);
      expect(other.to).toBeCloseTo(1 - from, 9);
    }),
  );
});

test('a difference lies in its interval, between -1 and 1, and the other way round is its mirror', () => {
  fc.assert(
    fc.property(proportion, proportion, fc.integer({ min: 1, max: 3 }), (one, other, comparisons) => {
      const { from, value, to } = newcombeInterval(one, other, comparisons);
      expect(from).toBeGreaterThanOrEqual(-1 - 1e-9);
      expect(from).toBeLessThanOrEqual(value);
      expect(to).toBeGreaterThanOrEqual(value);
      expect(to).toBeLessThanOrEqual(1 + 1e-9);
      const mirrored = newcombeInterval(other, one, comparisons);
      expect(mirrored.from).toBeCloseTo(-to, 9);
      expect(mirrored.to).toBeCloseTo(-from, 9);
    }),
  );
});

test('ten times as many cases of the same share make the interval narrower', () => {
  fc.assert(
    fc.property(proportion, ({ count, of }) => {
      const width = (times: number) => {
        const { from, to } = wilsonInterval({ count: count * times, of: of * times });
        return to - from;
      };
      expect(width(10)).toBeLessThan(width(1));
    }),
  );
});
