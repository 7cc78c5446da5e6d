import { describe, expect, test } from 'vitest';

import { dateFactor, timeFactor } from './travel-demand.ts';

describe('demand of a date', () => {
  test.each([
    ['2026-11-25', '2026-11-18', 'the day before Thanksgiving beside the week before'],
    ['2026-11-29', '2026-11-22', 'the Sunday after it beside the one before'],
    ['2027-11-24', '2027-11-17', 'the same a year later, when it falls on the 25th'],
    ['2026-12-22', '2026-12-15', 'Christmas week beside the week before'],
    ['2027-01-02', '2027-01-09', 'New Year beside the week after'],
    ['2027-07-06', '2027-10-05', 'summer beside autumn'],
    ['2027-02-05', '2027-02-03', 'a Friday beside a Wednesday'],
  ])('%s asks for more than %s: %s', (busy, quiet) => {
    expect(dateFactor(busy)).toBeGreaterThan(dateFactor(quiet));
  });
});

describe('demand of an hour', () => {
  test('the morning asks for more than noon, and the night for less', () => {
    expect(timeFactor(8 * 60)).toBeGreaterThan(timeFactor(12 * 60));
    expect(timeFactor(23 * 60)).toBeLessThan(timeFactor(12 * 60));
    expect(timeFactor(0)).toBe(timeFactor(1439));
  });
});
