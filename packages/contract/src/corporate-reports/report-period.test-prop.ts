import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { mostReportDays } from './report-definitions.ts';
import { daysOfPeriod, relativePeriods } from './report-period.ts';

const dayMs = 24 * 60 * 60 * 1000;
const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });

test('each period is one that a report covers, and is today, before it or after it as its name says', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...relativePeriods), (now, name) => {
      const { from, to } = daysOfPeriod({ kind: 'relative', name }, now);
      const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(mostReportDays);
      const today = now.toISOString().slice(0, 10);
      const isBefore = name === 'lastMonth' || name === 'lastYear';
      expect(isBefore ? to < today : from <= today && today <= to).toBe(true);
      expect(name === 'next14Days' ? from : isBefore ? today : to).toBe(today);
    }),
  );
});

test('the last month is whole, and ends on the day before this one begins', () => {
  fc.assert(
    fc.property(instants, (now) => {
      const last = daysOfPeriod({ kind: 'relative', name: 'lastMonth' }, now);
      const current = daysOfPeriod({ kind: 'relative', name: 'thisMonth' }, now);
      expect(last.from.slice(0, 7)).toBe(last.to.slice(0, 7));
      expect(last.from.endsWith('-01')).toBe(true);
      expect(Date.parse(last.to) + dayMs).toBe(Date.parse(current.from));
    }),
  );
});

test.each([
  ['last7Days', '2026-02-23', '2026-03-01'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['twelveMonths', '2025-04-01', '2026-03-01'],
  ['lastYear', '2025-01-01', '2025-12-31'],
] as const)('%s of 1 March 2026 is %s to %s', (name, from, to) => {
  expect(daysOfPeriod({ kind: 'relative', name }, new Date('2026-03-01T23:59:59Z'))).toEqual({ from, to });
});
