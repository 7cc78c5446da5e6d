import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { assignVariant } from './assign-variant.ts';

const visitor = fc.stringMatching(/^[0-9a-f]{32}$/);
const name = fc.stringMatching(/^[a-z]{2,12}-[1-9]$/);
const weights = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 4 });
const variantsOf = (each: readonly number[]) => each.map((weight, place) => ({ name: `variant-${place}`, weight }));

test('a browser has one of the variants, and the same one each time', () => {
  fc.assert(
    fc.property(visitor, name, weights, (value, experiment, each) => {
      const variants = variantsOf(each);
      const assigned = assignVariant({ name: experiment, variants }, value);
      expect(variants.map((variant) => variant.name)).toContain(assigned);
      expect(assignVariant({ name: experiment, variants }, value)).toBe(assigned);
    }),
  );
});

/** A number for a browser of the test: as random as the real ones, and the same in each run. */
const visitorAt = (place: number) => (Math.imul(place + 1, 0x9e37_79b1) >>> 0).toString(16).padStart(32, '0');
const browsers = Array.from({ length: 20_000 }, (_, place) => visitorAt(place));
const within = 5 * Math.sqrt(browsers.length / 4);

test('of many browsers each variant has the share of its weight', () => {
  fc.assert(
    fc.property(name, weights, (experiment, each) => {
      const variants = variantsOf(each);
      const assigned = browsers.map((value) => assignVariant({ name: experiment, variants }, value));
      const total = each.reduce((sum, weight) => sum + weight, 0);
      for (const variant of variants) {
        const count = assigned.filter((found) => found === variant.name).length;
        expect(Math.abs(count - (browsers.length * variant.weight) / total)).toBeLessThan(within);
      }
    }),
    { numRuns: propertyRuns(10) },
  );
});

test('what a browser has in one experiment says nothing of another', () => {
  const variants = variantsOf([1, 1]);
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 2, maxLength: 2 }), ([one = '', other = '']) => {
      const isSame = browsers.filter(
        (value) => assignVariant({ name: one, variants }, value) === assignVariant({ name: other, variants }, value),
      );
      expect(Math.abs(isSame.length - browsers.length / 2)).toBeLessThan(within);
    }),
    { numRuns: propertyRuns(10) },
  );
});
