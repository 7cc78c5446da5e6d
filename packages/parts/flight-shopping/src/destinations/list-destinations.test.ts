import { expect, test } from 'vitest';

import { chooseWithin, type Destination } from './list-destinations.ts';
import { monthsAhead } from './months-ahead.ts';

const at = (station: string, amountMinor: number): Destination => ({
  station,
  lowest: { date: '2026-12-08', perPassenger: { amountMinor, currency: 'USD' }, pointsPerPassenger: 0 },
});

test('the cheapest comes first, what costs exactly the budget is within it, and what is sold out has no price', () => {
  const destinations = [at('AUS', 9_000), at('ABQ', 10_000), at('LAX', 10_001), { station: 'HOU' }, at('ATL', 9_000)];
  const { withinBudget, soldOut, lowestMinor } = chooseWithin(destinations, 10_000);
  expect(withinBudget.map(({ station }) => station)).toEqual(['ATL', 'AUS', 'ABQ']);
  expect(soldOut).toEqual([{ station: 'HOU' }]);
  expect(lowestMinor).toBe(9_000);
  expect(chooseWithin([{ station: 'HOU' }], undefined).lowestMinor).toBeUndefined();
});

test('the months begin with this one, and the first shown is that of three weeks later', () => {
  const { months, first } = monthsAhead('2026-11-23');
  expect([months[0], months[1], months.at(-1), months.length]).toEqual(['2026-11', '2026-12', '2027-09', 11]);
  expect(first).toBe('2026-12');
});
