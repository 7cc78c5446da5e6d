import { expect, test, vi } from 'vitest';

import { chooseMeasuring } from './measuring-choice.ts';
import { memoryStorage } from './test-support/memory-storage.ts';
import { isVisitMeasured } from './visit-sampling.ts';

test.each([
  [100, 0.999_999, true],
  [100, 0, true],
  [25, 0.249, true],
  [25, 0.25, false],
  [0, 0, false],
])('at %s percent, a visit that draws %s is measured: %s', (samplingRatePercent, draw, expected) => {
  expect(isVisitMeasured({ samplingRatePercent }, {}, () => draw)).toBe(expected);
});

test.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('a person who asks by %s is never measured', (_, browser) => {
  expect(isVisitMeasured({ samplingRatePercent: 100 }, browser, () => 0)).toBe(false);
});

test.each([{ globalPrivacyControl: false }, { doNotTrack: '0' }, { doNotTrack: null }, { doNotTrack: 'unspecified' }])(
  'a browser that says %o asks for nothing',
  (browser) => {
    expect(isVisitMeasured({ samplingRatePercent: 100 }, browser, () => 0)).toBe(true);
  },
);

test('a person who has chosen here not to be measured is not, until they choose otherwise', () => {
  vi.stubGlobal('localStorage', memoryStorage()());
  vi.stubGlobal('sessionStorage', memoryStorage()());
  expect(chooseMeasuring(false)).toBe(true);
  expect(isVisitMeasured({ samplingRatePercent: 100 }, {}, () => 0)).toBe(false);
  chooseMeasuring(true);
  expect(isVisitMeasured({ samplingRatePercent: 100 }, {}, () => 0)).toBe(true);
  vi.unstubAllGlobals();
});

test('a browser that stores nothing says so', () => {
  expect(chooseMeasuring(false)).toBe(false);
});
