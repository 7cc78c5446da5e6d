import { limits } from '@airline/client-config/limits';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatLowFares, parseLowFares, type LowFareQuestion } from './low-fare-question.ts';

const date = fc.constantFrom('', '2026-12-01', '2026-12-31', '2028-02-29');
const question: fc.Arbitrary<LowFareQuestion> = fc
  .record({
    route: fc.uniqueArray(fc.constantFrom('DAL', 'HOU', 'NEWYORK', 'CUN'), { minLength: 2, maxLength: 2 }),
    isReturn: fc.boolean(),
    adults: fc.integer({ min: 1, max: 4 }),
    children: fc.integer({ min: 0, max: 4 }),
    lapInfants: fc.constantFrom(0, 1),
    inPoints: fc.boolean(),
    date,
    returnDate: date,
  })
  .map(({ route: [origin = '', destination = ''], adults, children, lapInfants, ...rest }) => ({
    ...rest,
    origin,
    destination,
    party: { adults, children, lapInfants },
    returnDate: rest.isReturn ? rest.returnDate : '',
  }));

test('a question is read again as it was written, with the days that are chosen so far', () => {
  fc.assert(
    fc.property(question, (asked) => {
      expect(parseLowFares(formatLowFares(asked), limits)).toEqual({ question: asked });
    }),
  );
});

test.each(['from=DAL', 'from=DAL&to=DAL', 'from=QQQ&to=HOU', 'from=MAD&to=HOU', ''])(
  'the address %j asks for nothing',
  (search) => {
    expect(parseLowFares(new URLSearchParams(search), limits)).toHaveProperty('draft');
  },
);
