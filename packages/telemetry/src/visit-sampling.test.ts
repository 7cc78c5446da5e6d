import { expect, test } from 'vitest';

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
