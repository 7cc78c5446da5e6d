import { describe, expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { arrivalDayShift, blockMinutes, daysOfBits, flightName, parseCabinSeats, weekdayBits } from './leg-pattern.ts';

describe('block time and arrival date follow from local times and UTC variations', () => {
  test.each([
    ['DAL 07:30 -6 > HOU 08:35 -6', 65, 0],
    ['LAS 22:50 -8 > BWI 06:05 -5', 255, 1],
    ['BWI 23:59 -5 > BWI 00:00 -5', 1, 1],
    // Arriving by the clock before it left.
    ['BNA 12:00 -5 > MDW 11:59 -6', 59, 0],
    // Across the date line: west a day is lost, east one is won.
    ['LAX 22:30 -8 > AKL 08:20 +13', 770, 2],
    ['AKL 19:10 +13 > LAX 10:05 -8', 715, 0],
    ['APW 00:30 +13 > PPG 01:10 -11', 40, -1],
    // A whole day is the longest, never nothing.
    ['HNL 10:00 -10 > HNL 10:00 -10', 1440, 1],
    ['KTM 10:00 +5.75 > DEL 11:15 +5.5', 90, 0],
  ])('%s: %i minutes, %i days', (route, minutes, days) => {
    expect(blockMinutes(leg(route))).toBe(minutes);
    expect(arrivalDayShift(leg(route))).toBe(days);
  });

  test('an arrival at 2400 belongs to the day that ends', () => {
    expect(arrivalDayShift(leg('DAL 22:30 -6 > HOU 24:00 -6'))).toBe(0);
    expect(blockMinutes(leg('DAL 22:30 -6 > HOU 24:00 -6'))).toBe(90);
    expect(arrivalDayShift(leg('DAL 22:30 -6 > HOU 00:00 -6'))).toBe(1);
  });
});

test.each([
  ['Y175', 175],
  ['J14W34Y316VV364', 364],
  ['W18Y112VVCGO', 130],
  ['VV118', undefined],
  ['', undefined],
  [undefined, undefined],
])('the configuration %s has %s seats', (configuration, seats) => {
  expect(parseCabinSeats(configuration)).toBe(seats);
});

test.each([
  ['1234567', 127],
  ['1', 1],
  ['7', 64],
  ['135', 21],
  ['', 0],
])('the days %s are the bits %i, both ways', (days, bits) => {
  expect(weekdayBits(days)).toBe(bits);
  expect(daysOfBits(bits)).toBe(days);
});

test('digits that are no weekday count for nothing', () => {
  expect(weekdayBits('089')).toBe(0);
});

test('a flight is named by carrier, number and suffix', () => {
  expect(flightName({ carrier: 'WN', flightNumber: 12 })).toBe('WN12');
  expect(flightName({ carrier: 'WN', flightNumber: 12, operationalSuffix: 'B' })).toBe('WN12B');
});
