import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { dateOfDay, dayOfDate } from '../../schedule/rules/index.ts';
import { type FlownPeriod, periodOfLeg, periodOfWay } from './flown-period.ts';

const winter = leg('DAL 07:00 -6 > HOU 08:05 -6', { firstDate: '2026-11-01', lastDate: '2027-03-13' });
const summer = leg('DAL 07:00 -5 > HOU 08:05 -5', { firstDate: '2027-03-14', lastDate: '2027-06-05' });
const textOf = ({ firstDay, lastDay }: FlownPeriod) =>
  `${dateOfDay(firstDay)} ${lastDay === Infinity ? '' : dateOfDay(lastDay)}`;

test('the night in which both clocks change ends no period', () => {
  expect(textOf(periodOfLeg(winter, [summer, winter]))).toBe('2026-11-01 2027-06-05');
  expect(textOf(periodOfLeg(summer, [summer, winter]))).toBe('2026-11-01 2027-06-05');
});

test.each([
  ['other times', { departure: { ...summer.departure, time: 425 } }],
  ['another length', { arrival: { ...summer.arrival, utcVariation: -360 } }],
  ['other days of the week', { daysOfOperation: '12345' }],
  ['a week without a flight between', { firstDate: '2027-03-21' }],
  ['every other week alone', { frequencyRate: 2 as const }],
])('%s end it', (_, change) => {
  expect(textOf(periodOfLeg(winter, [winter, { ...summer, ...change }]))).toBe('2026-11-01 2027-03-13');
});

test('until further notice has no last date', () => {
  const { lastDate: _, ...open } = summer;
  expect(textOf(periodOfLeg(winter, [winter, open]))).toBe('2026-11-01 ');
});

test('a way over night departs on the days before those of its second leg', () => {
  const first = periodOfLeg(winter, []);
  const second = periodOfLeg({ ...winter, daysOfOperation: '17', firstDate: '2026-12-01', lastDate: '2026-12-31' }, []);
  const way = periodOfWay([
    { period: first, afterDays: 0 },
    { period: second, afterDays: 1 },
  ]);
  // Its second leg departs on Mondays and Sundays of December: it departs on Sundays and Saturdays.
  expect(way.weekdayBits).toBe(0b110_0000);
  expect(textOf(way)).toBe('2026-12-05 2026-12-27');
  expect(dayOfDate('2026-12-05')).toBe(way.firstDay);
});
