import { expect, test } from 'vitest';

import { judgePrice, tellsFrom } from './judge-price.ts';

const now = new Date('2026-11-25T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test.each([
  ['nothing on sale', 20_000, undefined, undefined, 'wait'],
  ['the first price that there is', undefined, undefined, 18_000, 'begin'],
  ['the same price', 20_000, undefined, 20_000, 'wait'],
  ['a dearer one', 20_000, undefined, 26_000, 'wait'],
  ['one that is lower by less than five dollars', 20_000, undefined, 19_501, 'wait'],
  ['one that is lower by five dollars', 20_000, undefined, 19_500, 'tell'],
  ['one that is lower by five dollars of a journey of a thousand', 100_000, undefined, 99_500, 'wait'],
  ['one that is lower by a hundredth of it', 100_000, undefined, 99_000, 'tell'],
  ['a lower one, less than a day after a mail', 20_000, 23.9, 10_000, 'wait'],
  ['a lower one, a day after a mail', 20_000, 24, 10_000, 'tell'],
] as const)('%s', (_, below, toldHoursAgo, price, verdict) => {
  const toldAt = toldHoursAgo === undefined ? undefined : hoursAgo(toldHoursAgo);
  expect(judgePrice({ below, toldAt }, price, now)).toBe(verdict);
});

test('what is worth a mail is lower by five dollars and by one in a hundred', () => {
  expect([0, 20_000, 50_000, 50_001, 100_000].map(tellsFrom)).toEqual([-500, 19_500, 49_500, 49_500, 99_000]);
});
