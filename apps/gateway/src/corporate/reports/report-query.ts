import {
  companyReports,
  type CompanyReportName,
  mostReportDays,
  reportFilters,
  type ReportSelection,
} from '@airline/contract';

import type { FieldFault } from '../../http/field-fault.ts';

/** What a report is made of: whose trips, which days, and what it is narrowed by. */
export interface ReportQuery extends ReportSelection {
  readonly report: CompanyReportName;
  readonly companyId: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Lists what is wrong with the days and filters of a report; none where it can be made. */
export function checkReportQuery({ report, from, to, ...selection }: Omit<ReportQuery, 'companyId'>): FieldFault[] {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  const known: readonly string[] = companyReports[report].filters;
  return [
    ...(days < 1 ? [{ pointer: '/to', code: 'reportEndsBeforeStart' as const }] : []),
    ...(days > mostReportDays ? [{ pointer: '/to', code: 'rangeTooLong' as const }] : []),
    ...reportFilters
      .filter((name) => selection[name] !== undefined && !known.includes(name))
      .map((name) => ({ pointer: `/${name}`, code: 'filterUnknown' as const })),
  ];
}
