import { expect, test } from 'vitest';

import { formatDuration, isoDuration } from './format-duration.ts';

test.each([
  [0, '0 min', 'PT0H0M'],
  [59, '59 min', 'PT0H59M'],
  [60, '1 h', 'PT1H0M'],
  [61, '1 h 1 min', 'PT1H1M'],
  [125.9, '2 h 5 min', 'PT2H5M'],
  [1500, '25 h', 'PT25H0M'],
])('%d minutes are %s', (minutes, text, iso) => {
  expect(formatDuration(minutes, 'es')).toBe(text);
  expect(isoDuration(minutes)).toBe(iso);
});

test('the long form writes the units out', () => {
  expect(formatDuration(61, 'es', 'long')).toBe('1 hora 1 minuto');
  expect(formatDuration(125, 'en', 'long')).toBe('2 hours 5 minutes');
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is refused by name', (minutes) => {
  expect(() => formatDuration(minutes, 'es')).toThrow(String(minutes));
});
