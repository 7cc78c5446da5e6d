import { lastStartRank, longestQuery, searchPageSize } from '@airline/contract';
import { buildPath } from '@airline/links';

import type { SiteQuestion } from './search-queries.ts';

const lastPage = Math.floor(lastStartRank / searchPageSize.byDefault);

/** Reads what an address of the search's page asks for: a page that is none is the first. */
export function parseSiteQuestion(params: URLSearchParams): SiteQuestion {
  const page = Number(params.get('page') ?? '1');
  return {
    query: (params.get('query') ?? '').trim().slice(0, longestQuery),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** Builds the address of results: a search that is kept, shared and gone back to. */
export function searchHref({ query, page = 1 }: Partial<SiteQuestion>): string {
  const params = new URLSearchParams();
  if (query !== undefined && query !== '') params.set('query', query);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return buildPath('site-search') + (text === '' ? '' : `?${text}`);
}
