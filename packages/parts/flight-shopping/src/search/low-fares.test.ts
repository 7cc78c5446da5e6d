// @vitest-environment node
import { expect, test } from 'vitest';

import { dayPrice } from './low-fares.ts';

const day = (amountMinor: number) => ({
  date: '2026-12-01',
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
