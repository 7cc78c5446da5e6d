import { relativePeriods } from '@airline/contract';
import { expect, test } from 'vitest';

import { addressOfView, filtersOf, guessPeriod, toPeriod } from './saved-view.ts';

const now = new Date('2026-11-26T12:00:00Z');
const lastMonth = { kind: 'relative', name: 'lastMonth' } as const;
const october = { from: '2026-10-01', to: '2026-10-31' };

test('a view shows its days of now, and those of its mail where that led here', () => {
  const view = { report: 'air-spend', filters: { costCentre: 'V-100' }, period: lastMonth } as const;
  expect(addressOfView(view, {}, now)).toEqual({
    report: 'air-spend',
    selection: { costCentre: 'V-100', ...october },
    cursor: undefined,
  });
  const days = { from: '2026-08-01', to: '2026-08-31' };
  expect(addressOfView(view, { days, cursor: 'WyJh' }, now)).toMatchObject({ selection: days, cursor: 'WyJh' });
});

test('what is kept of a page are its filters, and its days as a period', () => {
  expect(filtersOf({ ...october, traveller: 'Gil' })).toEqual({ traveller: 'Gil' });
  expect(toPeriod('lastMonth', october)).toEqual(lastMonth);
  expect(toPeriod('fixed', october)).toEqual({ kind: 'fixed', ...october });
});

test('days that a period has now are taken for it, and others for fixed ones', () => {
  expect(guessPeriod(october, now)).toBe('lastMonth');
  expect(guessPeriod({ from: '2026-10-02', to: '2026-10-31' }, now)).toBe('fixed');
  expect(relativePeriods).toContain(guessPeriod({ from: '2026-01-01', to: '2026-11-26' }, now));
});
