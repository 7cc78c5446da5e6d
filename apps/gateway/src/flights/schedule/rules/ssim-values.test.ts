import { describe, expect, test } from 'vitest';

import {
  readCount,
  readDate,
  readDays,
  readTime,
  readVariation,
  writeDate,
  writeDays,
  writeTime,
  writeVariation,
} from './ssim-values.ts';

describe('dates', () => {
  test.each([
    ['09JUN05', '2005-06-09'],
    ['29FEB28', '2028-02-29'],
    ['01JAN70', '1970-01-01'],
    ['31DEC69', '2069-12-31'],
    ['31DEC99', '1999-12-31'],
    ['01JAN00', '2000-01-01'],
  ])('%s is %s, both ways', (text, date) => {
    expect(readDate(text)).toBe(date);
    expect(writeDate(date)).toBe(text);
  });

  test.each(['00XXX00', '29FEB26', '31APR26', '00JAN26', '9JUN05 ', '09jun05', '09JUN2005', '', '       '])(
    "'%s' is none",
    (text) => expect(readDate(text)).toBeUndefined(),
  );

  test.each(['1969-12-31', '2070-01-01', '2026-02-29'])('%s cannot be written', (date) => {
    expect(() => writeDate(date)).toThrow(RangeError);
  });
});

describe('times', () => {
  test.each([
    ['0000', 0],
    ['0730', 450],
    ['2359', 1439],
    ['2400', 1440],
  ])('%s is %i minutes, both ways', (text, minutes) => {
    expect(readTime(text)).toBe(minutes);
    expect(writeTime(minutes)).toBe(text);
  });

  test.each(['2401', '1260', '12:0', '730 ', '', '2500'])("'%s' is none", (text) => {
    expect(readTime(text)).toBeUndefined();
  });
});

describe('UTC variations', () => {
  test.each([
    ['+0000', 0],
    ['-0500', -300],
    ['+0530', 330],
    ['-0330', -210],
    ['+1400', 840],
    ['-1200', -720],
  ])('%s is %i minutes, both ways', (text, minutes) => {
    expect(readVariation(text)).toBe(minutes);
    expect(writeVariation(minutes)).toBe(text);
  });

  test('-0000 is the zero that equals +0000', () => {
    expect(Object.is(readVariation('-0000'), 0)).toBe(true);
  });

  test.each(['+1401', '-1201', '0500', ' 0500', '+0560', '+05 0', ''])("'%s' is none", (text) => {
    expect(readVariation(text)).toBeUndefined();
  });
});

describe('days of operation', () => {
  test.each([
    ['1234567', '1234567'],
    [' 2 4   ', '24'],
    ['      7', '7'],
    ['1      ', '1'],
  ])("'%s' is %s, both ways", (text, days) => {
    expect(readDays(text)).toBe(days);
    expect(writeDays(days)).toBe(text);
  });

  test.each(['       ', '24     ', '1234568', '7654321', '12 45 6'])("'%s' is none", (text) => {
    expect(readDays(text)).toBeUndefined();
  });
});

test.each([
  ['  10', 10],
  ['0010', 10],
  ['9999', 9999],
  ['0000', undefined],
  ['    ', undefined],
  ['10  ', undefined],
  [' 1 0', undefined],
])("the number '%s' is %s", (text, count) => {
  expect(readCount(text)).toBe(count);
});
