import type { Measurement } from '@airline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { chooseMeasuring } from './measuring-choice.ts';
import { recordExposure } from './experiment-record.ts';
import { startPreparation } from './prepare-measurement.ts';
import { memoryStorage } from './test-support/memory-storage.ts';

const sent: Measurement = {
  event: 'paymentSent',
  app: 'traveller',
  route: '/air/booking/review',
  language: 'es',
  occurredAt: '2026-11-21T07:00:00.000Z',
};
const { event: _, ...origin } = sent;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage()());
  vi.stubGlobal('sessionStorage', memoryStorage()());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a step says that it is the first and where the visit came from, and the goal that it is stands beside it', () => {
  const prepare = startPreparation('?cmpid=Spring-26&rr_number=5000000017');
  recordExposure({ experiment: 'pay-words', variant: 'short', goal: 'paymentSent' });
  const campaign = { cmpid: 'Spring-26' };
  expect(prepare(sent)).toEqual([
    { ...sent, isFirst: true, campaign },
    { event: 'experimentConverted', ...origin, experiment: 'pay-words', variant: 'short', campaign },
  ]);
  expect(prepare(sent)).toEqual([{ ...sent, campaign }]);
});

test('who chooses not to be measured tells nothing from then on, and nothing of it stays in the browser', () => {
  const prepare = startPreparation('?cmpid=Spring-26');
  recordExposure({ experiment: 'pay-words', variant: 'short', goal: 'paymentSent' });
  prepare({ ...sent, event: 'searchSent' });
  chooseMeasuring(false);
  expect(prepare(sent)).toEqual([]);
  chooseMeasuring(true);
  expect(prepare(sent)).toEqual([{ ...sent, isFirst: true }]);
});

test('what the gateway would refuse is left out, and marks nothing', () => {
  const prepare = startPreparation('');
  expect(prepare({ ...sent, language: 'fr' } as unknown as Measurement)).toEqual([]);
  expect(prepare(sent)).toEqual([{ ...sent, isFirst: true }]);
});
