import {
  daysOfPeriod,
  type RelativePeriod,
  relativePeriods,
  type ReportFilters,
  type ReportPeriod,
  type ReportView,
} from '@airline/contract';

import type { ReportAddress } from './report-address.ts';

/** Makes what the page shows of a kept view: its days of now, or the days that its mail was about. */
export function addressOfView(
  { report, filters, period }: Pick<ReportView, 'report' | 'filters' | 'period'>,
  { days, cursor }: { readonly days?: ReportDays | undefined; readonly cursor?: string | undefined },
  now: Date,
): ReportAddress {
  return { report, selection: { ...filters, ...(days ?? daysOfPeriod(period, now)) }, cursor };
}

/** The days of a report, both of them in it. */
export interface ReportDays {
  readonly from: string;
  readonly to: string;
}

/** Takes the filters from what the page shows. */
export function filtersOf({ traveller, reference, costCentre }: ReportAddress['selection']): ReportFilters {
  return {
    ...(traveller === undefined ? {} : { traveller }),
    ...(reference === undefined ? {} : { reference }),
    ...(costCentre === undefined ? {} : { costCentre }),
  };
}

/** Makes a period of what was chosen: one that moves, or `fixed` for the days that the page shows. */
export function toPeriod(chosen: string, { from, to }: ReportDays): ReportPeriod {
  const name = relativePeriods.find((each) => each === chosen);
  return name === undefined ? { kind: 'fixed', from, to } : { kind: 'relative', name };
}

/** Guesses the period that somebody means by days: the one that has them now. */
export function guessPeriod({ from, to }: ReportDays, now: Date): RelativePeriod | 'fixed' {
  const found = relativePeriods.find((name) => {
    const days = daysOfPeriod({ kind: 'relative', name }, now);
    return days.from === from && days.to === to;
  });
  return found ?? 'fixed';
}
