import { expect, test } from 'vitest';

import { findPromotionLabel, nextPromotionChange } from './promotion-label.ts';

const times = { startsAt: '2026-12-01T06:00:00Z', endsAt: '2026-12-31T06:00:00Z', timeZone: 'America/Chicago' };
const regular = { kind: 'default', ...times } as const;
const chiefs = { kind: 'chiefs', ...times } as const;

test.each([
  ['2026-12-01T05:59:59.999Z', undefined, undefined],
  ['2026-12-01T06:00:00Z', 'new', 'new'],
  ['2026-12-23T06:00:00Z', 'daysLeft', 'endsSoon'],
  ['2026-12-31T05:30:00Z', 'lastHour', 'endsSoon'],
  ['2026-12-31T06:00:00Z', 'ended', 'ended'],
])('at %s the label is %s, and of the chiefs %s', (at, style, chiefsStyle) => {
  expect(findPromotionLabel(regular, new Date(at))?.styleType).toBe(style);
  expect(findPromotionLabel(chiefs, new Date(at))?.styleType).toBe(chiefsStyle);
});

test('the next change is also the end of registration where the label stays as it is', () => {
  const optInEndsAt = '2026-12-25T06:00:00Z';
  const at = new Date('2026-12-24T06:00:00Z');
  expect(nextPromotionChange({ ...chiefs, optInEndsAt }, at)?.toISOString()).toBe('2026-12-25T06:00:00.000Z');
  expect(nextPromotionChange(chiefs, at)?.toISOString()).toBe('2026-12-31T06:00:00.000Z');
});
