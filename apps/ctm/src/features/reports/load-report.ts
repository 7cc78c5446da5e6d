import { readCompanyReport, type ReportPage } from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';

import { isCovered, parseReportAddress, type ReportAddress } from './report-address.ts';

/** What the page shows; without a page of the report where its days are none. */
export interface LoadedReport {
  readonly address: ReportAddress;
  readonly page: ReportPage | undefined;
  readonly now: Date;
}

/** Fetches the part of a report that the address says. */
export async function loadReport(
  { request }: { readonly request: Request },
  { session }: AppServices,
): Promise<LoadedReport> {
  const now = session.now();
  const address = parseReportAddress(new URL(request.url).searchParams, now);
  if (!isCovered(address.selection)) return { address, page: undefined, now };
  const { report, selection, cursor } = address;
  const language = document.documentElement.lang === 'en' ? ('en' as const) : ('es' as const);
  const query = { ...selection, language, limit: 100, ...(cursor === undefined ? {} : { cursor }) };
  const outcome = await session.call(readCompanyReport, { parameters: { report }, query, signal: request.signal });
  return { address, page: valueOrThrow(outcome), now };
}
