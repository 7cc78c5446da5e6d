import { expect, test } from 'vitest';

import { formatTicketNumber } from './ticket-number.ts';

test('a ticket number has 13 digits, of which the last one checks the others by seven', () => {
  for (const serial of [1, 42, 123_456_789, 999_999_999]) {
    const number = formatTicketNumber(serial);
    expect(number).toMatch(/^989\d{10}$/);
    expect(Number(number.slice(0, 12)) % 7).toBe(Number(number.slice(12)));
  }
});

test.each([0, -1, 1.5, 1_000_000_000, Number.NaN])('%s is no serial number', (serial) => {
  expect(() => formatTicketNumber(serial)).toThrow(RangeError);
});
