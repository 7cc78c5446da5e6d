import { expect, test } from 'vitest';

import { formatAccountNumber } from './account-number.ts';

test.each([
  ['5000000017', '5000\u00A0000\u00A0017'],
  ['5000-000 017', '5000\u00A0000\u00A0017'],
  ['500000001', '500000001'],
  ['ana.perez', 'ana.perez'],
  ['', ''],
])('%j is read as %j', (accountNumber, text) => {
  expect(formatAccountNumber(accountNumber)).toBe(text);
});
