import { expect, test } from 'vitest';

import { formatSsimFault } from './ssim-fault.ts';

test('a fault of a field is reported with its place and what stands there', () => {
  expect(
    formatSsimFault({ line: 12, field: 'lastDate', columns: [22, 28], value: '31FEB26', reason: 'notADate' }),
  ).toBe("line 12, lastDate (columns 22–28) '31FEB26': is no date such as 09JUN26.");
});

test('a fault of a whole record is reported with its line', () => {
  expect(formatSsimFault({ line: 3, reason: 'badLength' })).toBe('line 3: is not 200 characters long.');
});
