import { type Funnel, funnelPeriods, type FunnelPeriod, readFunnel, reportExperiments } from '@airline/contract';
import { type AnswerOf, valueOrThrow } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';

/** Reads which period the address asks for; a week where it says none. */
export function parsePeriod(params: URLSearchParams): FunnelPeriod {
  return funnelPeriods.find((days) => String(days) === params.get('days')) ?? 7;
}

/** Fetches the funnel of the period that the address says. Nothing of it is kept: the figures of now are asked for each time. */
export async function loadFunnel(
  { request }: { readonly request: Request },
  { session }: AppServices,
): Promise<Funnel> {
  const days = parsePeriod(new URL(request.url).searchParams);
  return valueOrThrow(await session.call(readFunnel, { query: { days }, signal: request.signal }));
}

/** Fetches the reports of experiments. */
export async function loadReports(
  { request }: { readonly request: Request },
  { session }: AppServices,
): Promise<AnswerOf<typeof reportExperiments>['reports']> {
  return valueOrThrow(await session.call(reportExperiments, { signal: request.signal })).reports;
}
