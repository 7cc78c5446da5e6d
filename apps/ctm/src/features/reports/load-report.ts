import { listReportViews, readCompanyReport, type ReportPage, type ReportViews } from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';

import { isCovered, parseDays, parseReportAddress, type ReportAddress } from './report-address.ts';
import { addressOfView } from './saved-view.ts';

/** What the page shows; without a page of the report where its days are none. */
export interface LoadedReport {
  readonly address: ReportAddress;
  readonly page: ReportPage | undefined;
  /** The kept views, and the id of the one that is shown; `lost` where the address names one that is not there. */
  readonly kept: ReportViews & { readonly shown?: string | undefined; readonly isLost: boolean };
  readonly now: Date;
}

/** Fetches the part of a report that the address says, by itself or by a kept view, and the kept views. */
export async function loadReport(
  { request }: { readonly request: Request },
  { session }: AppServices,
): Promise<LoadedReport> {
  const now = session.now();
  const params = new URL(request.url).searchParams;
  const asked = params.get('view') ?? undefined;
  const listing = session.call(listReportViews, { signal: request.signal });
  const views = asked === undefined ? undefined : valueOrThrow(await listing);
  const view = views?.views.find(({ id }) => id === asked);
  const address =
    view === undefined
      ? parseReportAddress(params, now)
      : addressOfView(view, { days: parseDays(params), cursor: params.get('cursor') ?? undefined }, now);
  const page = await loadPage(address, { session, signal: request.signal });
  const kept = {
    ...(views ?? valueOrThrow(await listing)),
    shown: view?.id,
    isLost: asked !== undefined && view === undefined,
  };
  return { address, page, kept, now };
}

async function loadPage(
  { report, selection, cursor }: ReportAddress,
  { session, signal }: Pick<AppServices, 'session'> & { readonly signal: AbortSignal },
): Promise<ReportPage | undefined> {
  if (!isCovered(selection)) return undefined;
  const language = document.documentElement.lang === 'en' ? ('en' as const) : ('es' as const);
  const query = { ...selection, language, limit: 100, ...(cursor === undefined ? {} : { cursor }) };
  return valueOrThrow(await session.call(readCompanyReport, { parameters: { report }, query, signal }));
}
