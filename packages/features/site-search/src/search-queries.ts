import { searchPageSize, searchSite, suggestSearches, type StructuredSuggestion } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import type { Language } from '@airline/i18n';
import type { SearchSuggestion } from '@airline/ui/search-box';
import { queryOptions } from '@tanstack/react-query';

/** What is searched for, and which page of the results is in sight, from 1. */
export interface SiteQuestion {
  readonly query: string;
  readonly page: number;
}

const collection = 'site';
/** As many suggestions as a person looks over. */
const suggestionCount = 7;
/** The text of the site changes with its releases. */
const FRESH_MS = 300_000;

/** Asks for a page of results in a language. */
export function siteSearchQuery(gateway: GatewayClient, { query, page }: SiteQuestion, language: Language) {
  const start = (page - 1) * searchPageSize.byDefault + 1;
  return queryOptions({
    queryKey: ['site-search', language, query, page],
    queryFn: async ({ signal }) => {
      const asked = { collection, query, profile: language, start_rank: String(start) };
      const { response } = valueOrThrow(await gateway.call(searchSite, { query: asked, signal }));
      return response.resultPacket;
    },
    staleTime: FRESH_MS,
  });
}

/** Asks what may be meant by what is typed; nothing where the gateway cannot say. */
export async function askSuggestions(
  gateway: GatewayClient,
  typed: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly SearchSuggestion[]> {
  const outcome = await gateway.call(suggestSearches, {
    query: { collection, partial_query: typed, profile: language, fmt: 'json++', show: String(suggestionCount) },
    signal,
  });
  if ('failure' in outcome) return [];
  return outcome.value.filter((each) => typeof each !== 'string').map(toSuggestion);
}

function toSuggestion({ action, disp, cat }: StructuredSuggestion): SearchSuggestion {
  return cat === disp ? { href: action, label: disp } : { href: action, label: disp, detail: cat };
}
