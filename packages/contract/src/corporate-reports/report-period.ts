import * as z from 'zod/mini';

import { calendarDate } from '../air-booking/values.ts';

/** Periods that move with the day, by the names that people give them. All of them are worked out of a day in UTC, as the days of reports are. */
export const relativePeriods = [
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
  'twelveMonths',
  'next14Days',
] as const;

export type RelativePeriod = (typeof relativePeriods)[number];

/** Accepts the days of a report that somebody keeps: fixed ones, or some that move with the day. */
export const reportPeriod = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('relative'), name: z.enum(relativePeriods) }),
  z.strictObject({ kind: z.literal('fixed'), from: calendarDate, to: calendarDate }),
]);

export type ReportPeriod = z.infer<typeof reportPeriod>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Works out the days of a period, both of them in it, from the day that an instant has in UTC.
 *
 * - `last7Days`, `last30Days`: so many days that end today. `next14Days`: today and the two weeks after it.
 * - `thisMonth`, `thisYear`: from its first day to today. `lastMonth`, `lastYear`: the whole one before.
 * - `twelveMonths`: from the first of the month eleven months ago to today.
 */
export function daysOfPeriod(period: ReportPeriod, now: Date): { readonly from: string; readonly to: string } {
  if (period.kind === 'fixed') return { from: period.from, to: period.to };
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const today = Date.UTC(year, month, day);
  const [from, to] = boundsOf(period.name, { year, month, today });
  return { from: toDate(from), to: toDate(to) };
}

function boundsOf(
  name: RelativePeriod,
  { year, month, today }: Readonly<Record<'year' | 'month' | 'today', number>>,
): readonly [from: number, to: number] {
  switch (name) {
    case 'last7Days':
      return [today - 6 * dayMs, today];
    case 'last30Days':
      return [today - 29 * dayMs, today];
    case 'thisMonth':
      return [Date.UTC(year, month, 1), today];
    case 'lastMonth':
      return [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)];
    case 'thisYear':
      return [Date.UTC(year, 0, 1), today];
    case 'lastYear':
      return [Date.UTC(year - 1, 0, 1), Date.UTC(year - 1, 11, 31)];
    case 'twelveMonths':
      return [Date.UTC(year, month - 11, 1), today];
    case 'next14Days':
      return [today, today + 14 * dayMs];
  }
}

function toDate(at: number): string {
  return new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
