import type { Measurement } from '@airline/contract';
import { expect, test } from 'vitest';

import { recordExposure, takeConversions } from './experiment-record.ts';
import { memoryStorage } from './test-support/memory-storage.ts';

const origin = {
  app: 'traveller',
  route: '/air/booking/review',
  language: 'es',
  occurredAt: '2026-11-21T07:00:00.000Z',
} as const;
const goal: Measurement = { event: 'paymentSent', ...origin, isFirst: true };
const shown = { experiment: 'results-order', variant: 'cheapest', goal: 'paymentSent' } as const;
const converted = { event: 'experimentConverted', ...origin, experiment: 'results-order', variant: 'cheapest' };
const day = 24 * 60 * 60 * 1000;

test('an exposure is reported once by a browser, whatever the variant', () => {
  const storage = memoryStorage();
  expect(recordExposure(shown, 0, storage)).toBe(true);
  expect(recordExposure(shown, 1, storage)).toBe(false);
  expect(recordExposure({ ...shown, variant: 'best' }, 2, storage)).toBe(false);
  expect(recordExposure({ ...shown, experiment: 'other' }, 3, storage)).toBe(true);
});

test('a conversion is reported once, with the variant that was shown, and only after it', () => {
  const storage = memoryStorage();
  expect(takeConversions(goal, 0, storage)).toEqual([]);
  recordExposure(shown, 1, storage);
  expect(takeConversions({ event: 'offerExpired', ...origin }, 2, storage)).toEqual([]);
  expect(takeConversions(goal, 3, storage)).toEqual([converted]);
  expect(takeConversions(goal, 4, storage)).toEqual([]);
});

test('what was shown 28 days ago is forgotten', () => {
  const storage = memoryStorage();
  recordExposure(shown, 0, storage);
  expect(takeConversions(goal, 28 * day, storage)).toEqual([]);
  expect(recordExposure(shown, 28 * day, storage)).toBe(true);
});
