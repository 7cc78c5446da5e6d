import * as fc from 'fast-check';
import { test } from 'vitest';

import { pageNumbers } from './page-numbers.ts';

const place = fc
  .integer({ min: 1, max: 500 })
  .chain((pageCount) => fc.record({ pageCount: fc.constant(pageCount), page: fc.integer({ min: 1, max: pageCount }) }));

test('the row rises, holds both ends, the page and its neighbours, and a gap stands for two pages at least', () => {
  fc.assert(
    fc.property(place, ({ page, pageCount }) => {
      const row = pageNumbers(page, pageCount);
      const numbers = new Set(row.filter((entry) => typeof entry === 'number'));
      const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
      const steps = row.slice(1).map((entry, index) => {
        const before = row[index];
        if (typeof entry !== 'number') return 'gap';
        return typeof before === 'number'
          ? entry - before
          : entry - (Number(row[index - 1]) || 1) > 2
            ? 'wide'
            : 'narrow';
      });
      return (
        row.length <= 7 &&
        wanted.every((number) => numbers.has(number)) &&
        steps.every((step) => step === 1 || step === 'gap' || step === 'wide')
      );
    }),
  );
});
