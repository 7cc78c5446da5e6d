import { expect, test } from 'vitest';

import { cheapestDates, cheapestDatesByMonth, dayPrice, isReturnDay, journeyPrice } from './low-fares.ts';

const day = (amountMinor: number, date = '2026-12-01') => ({
  date,
  perPassenger: { amountMinor, currency: 'USD' as const },
  pointsPerPassenger: 7_020,
});

test.each([
  [12_858, '$129'],
  [12_900, '$129'],
  [99_901, '$1,000'],
  [100_001, '$1,001'],
  [112_000, '$1,120'],
])('%i cents are %s on a day', (amountMinor, text) => {
  expect(dayPrice(day(amountMinor), 'es-US', false)).toBe(text);
});

test('points are written in full, and a day without flights has no price', () => {
  expect(dayPrice(day(12_858), 'es-US', true)).toBe('7,020');
  expect(dayPrice({ date: '2026-12-01' }, 'es-US', false)).toBeUndefined();
});

test('a journey costs the sum of its days to the cent, however their cells are rounded, and nothing is said where one has no price', () => {
  expect(journeyPrice([day(12_858), day(9_901)], 'es-US', false)).toBe('$227.59');
  expect(journeyPrice([day(21_960), day(23_840)], 'es-US', false)).toBe('$458');
  expect(journeyPrice([day(12_858), day(9_901)], 'es-US', true)).toBe('14,040');
  expect(journeyPrice([day(12_858), { date: '2026-12-08' }], 'es-US', false)).toBeUndefined();
  expect(journeyPrice([day(12_858), undefined], 'es-US', false)).toBeUndefined();
});

const row = (...prices: readonly (number | undefined)[]) =>
  prices.map((amountMinor, index) => {
    const date = `2026-12-0${index + 1}`;
    return amountMinor === undefined ? { date } : day(amountMinor, date);
  });

test.each([
  ['the lowest one', row(12_100, 9_900, 13_000), ['2026-12-02']],
  ['two that show the same dollars', row(9_801, 9_900, 13_000), ['2026-12-01', '2026-12-02']],
  ['none where all show one price', row(9_900, 9_801), []],
  ['none where nothing is for sale', row(undefined, undefined), []],
  ['no day without flights', row(undefined, 9_900, 12_000), ['2026-12-02']],
])('of the days that are shown stands out: %s', (_, days, cheapest) => {
  expect(cheapestDates([...days, undefined], false)).toEqual(cheapest);
});

test('in points the fewest points stand out, whatever the price in dollars', () => {
  const [first, second] = row(9_900, 12_000);
  expect(cheapestDates([first, { ...second, date: '2026-12-02', pointsPerPassenger: 6_000 }], true)).toEqual([
    '2026-12-02',
  ]);
});

test('a calendar compares the days of each month with each other', () => {
  const days = [
    day(8_810, '2026-12-01'),
    day(8_850, '2026-12-02'),
    day(9_000, '2026-12-03'),
    { date: '2026-12-04' },
    day(20_000, '2027-01-01'),
    day(19_000, '2027-01-02'),
    day(5_000, '2027-02-01'),
  ];
  expect(cheapestDatesByMonth(days, false)).toEqual(['2026-12-01', '2026-12-02', '2027-01-02']);
  expect(cheapestDatesByMonth(days, true)).toEqual([]);
});

test.each([
  { date: '2026-12-24', departure: '', isReturn: false },
  { date: '2026-12-15', departure: '2026-12-16', isReturn: false },
  { date: '2026-12-16', departure: '2026-12-16', isReturn: false },
  { date: '2026-12-17', departure: '2026-12-16', isReturn: true },
  { date: '2026-12-24', departure: '2026-12-16', isReturn: true },
])('of a departure on “$departure” the $date is a day to return on: $isReturn', ({ date, departure, isReturn }) => {
  expect(isReturnDay(date, departure)).toBe(isReturn);
});
