import {
  companyReportNames,
  type CompanyReportName,
  companyReports,
  mostReportDays,
  reportFilters,
  type ReportSelection,
} from '@airline/contract';

/** What the address of the page says. */
export interface ReportAddress {
  readonly report: CompanyReportName;
  readonly selection: Omit<ReportSelection, 'language'>;
  readonly cursor: string | undefined;
}

const dayMs = 24 * 60 * 60 * 1000;
const dateShape = /^\d{4}-\d{2}-\d{2}$/;
const toDate = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Periods that are asked for at a press, by the day of now in UTC. */
export function listPeriods(now: Date) {
  const at = now.getTime();
  const today = toDate(at);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const aYearAgo = toDate(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1));
  return {
    month: { from: firstOfMonth, to: today },
    year: { from: `${today.slice(0, 5)}01-01`, to: today },
    twelveMonths: { from: aYearAgo, to: today },
    nextWeeks: { from: today, to: toDate(at + 14 * dayMs) },
  } as const;
}

/** Reads the address: what it does not say is the default of its report. */
export function parseReportAddress(params: URLSearchParams, now: Date): ReportAddress {
  const report = companyReportNames.find((name) => name === params.get('report')) ?? 'monthly-spend';
  const periods = listPeriods(now);
  const byDefault =
    report === 'traveller-tracker' ? periods.nextWeeks : report === 'air-spend' ? periods.month : periods.twelveMonths;
  const dateOf = (name: 'from' | 'to') => {
    const given = params.get(name) ?? '';
    return dateShape.test(given) && !Number.isNaN(Date.parse(given)) ? given : byDefault[name];
  };
  const known: readonly string[] = companyReports[report].filters;
  const filters = reportFilters.flatMap((name) => {
    const value = (params.get(name) ?? '').trim().slice(0, 60);
    return value === '' || !known.includes(name) ? [] : [[name, value] as const];
  });
  return {
    report,
    selection: { from: dateOf('from'), to: dateOf('to'), ...Object.fromEntries(filters) },
    cursor: params.get('cursor') ?? undefined,
  };
}

/** Whether the days of an address are a period that a report covers. */
export function isCovered({ from, to }: ReportAddress['selection']): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days >= 1 && days <= mostReportDays;
}

/** Writes what of an address stands behind its `?`. */
export function toReportQuery({
  report,
  selection,
  cursor,
}: Omit<ReportAddress, 'cursor'> & { readonly cursor?: string | undefined }): string {
  const given = Object.entries({ report, ...selection, cursor });
  return new URLSearchParams(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))).toString();
}

/** Reads the days that an address says; `undefined` where it does not say both. */
export function parseDays(params: URLSearchParams): { readonly from: string; readonly to: string } | undefined {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return [from, to].every((day) => dateShape.test(day) && !Number.isNaN(Date.parse(day))) ? { from, to } : undefined;
}
