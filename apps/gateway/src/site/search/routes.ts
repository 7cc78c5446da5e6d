import { endpoints, type Language, type StructuredSuggestion } from '@airline/contract';
import { Hono, type Context } from 'hono';

import { isDocumentRequest } from '../../http/document-answers.ts';
import type { KeptAnswer, KeptAnswers } from '../../http/kept-answers.ts';
import { pageLanguage } from '../../http/page-language.ts';
import { parseQuery } from '../../http/parse-query.ts';
import { refuse, toProblem, type Refusal } from '../../http/refusal.ts';
import { findResults, readRanks } from './find-results.ts';
import { checkCollection, languageOfProfile, tidyQuery } from './read-question.ts';
import { faultPage, resultPage } from './result-page.ts';
import { weighSuggestions, type SiteIndex, type SuggestionOrder } from './rules/index.ts';
import type { SiteSearch } from './site-search.ts';

/** A query is somebody's own: nothing between keeps it, and no page that is followed learns it. */
const personal = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  vary: 'Accept-Encoding',
} as const;
const script = {
  ...personal,
  'content-type': 'text/javascript; charset=UTF-8',
  'cross-origin-resource-policy': 'cross-origin',
};

/** What is found without a profile where no person's language is looked at. */
const dataLanguage: Language = 'es';

const suggestionDefaults = { show: 10, alpha: 0.5 } as const;
const mostSuggestions = 50;
const orders: readonly SuggestionOrder[] = ['weight', 'length', 'alphabet'];
const collators = { es: new Intl.Collator('es'), en: new Intl.Collator('en') } as const;

/** The answers that are given again to who asks the same. */
export interface KeptSearches {
  readonly suggestions: KeptAnswers;
  readonly results: KeptAnswers;
}

/**
 * Searches the site in Funnelback's public format.
 *
 * What a suggestion is made of is the site's own text; of the query nothing is in an answer but by JSON or escaped.
 */
export function siteSearchRoutes(search: SiteSearch, kept: KeptSearches): Hono {
  const answerOf = (value: unknown, index: SiteIndex): KeptAnswer => ({
    body: JSON.stringify(value),
    headers: personal,
    isCurrent: () => search.current() === index,
  });
  return new Hono()
    .get(endpoints.suggestSearches.path, (context) => {
      const checked = checkCollection(context, ['collection', 'partial_query']);
      if ('refused' in checked) return refuse(context, checked.refused);
      const parsed = parseQuery(context, endpoints.suggestSearches.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { partial_query, profile, show, sort = '0', fmt = 'json', alpha, callback } = parsed.value;
      const language = languageOfProfile(profile, dataLanguage);
      const { collection } = checked;
      const index = search.current();
      const found = index.suggest({ query: tidyQuery(partial_query), collection, language });
      const weighed = weighSuggestions(found, {
        alpha: Number(alpha ?? suggestionDefaults.alpha),
        order: orders[Number(sort)] ?? 'weight',
        show: Math.min(mostSuggestions, Number(show ?? suggestionDefaults.show)),
        collator: collators[language],
      });
      // A plus that nobody encoded arrives as a blank.
      if (fmt === 'json')
        return kept.suggestions.give(
          context,
          answerOf(
            weighed.map(({ title }) => title),
            index,
          ),
        );
      const structured = weighed.map(({ title, kind, weight, address }) => ({
        key: title,
        disp: title,
        disp_t: 'T' as const,
        wt: weight.toFixed(1),
        cat: kind,
        cat_t: 'T' as const,
        action: address,
        action_t: 'U' as const,
      })) satisfies StructuredSuggestion[];
      return callback === undefined
        ? kept.suggestions.give(context, answerOf(structured, index))
        : context.body(writeCall(callback, structured), 200, script);
    })
    .get(endpoints.searchSite.path, (context) => {
      const asked = readSearch(context, endpoints.searchSite.query, dataLanguage);
      if ('refused' in asked) return refuse(context, asked.refused);
      const index = search.current();
      return kept.results.give(context, answerOf(findResults(index, asked.question), index));
    })
    .get(endpoints.showSearchResults.path, (context) => {
      const byDefault = pageLanguage(context);
      const asked = readSearch(context, endpoints.showSearchResults.query, byDefault);
      if ('refused' in asked) return refusePage(context, asked.refused, byDefault);
      const { question } = asked;
      return context.html(resultPage(findResults(search.current(), question), question), 200, personal);
    });
}

function readSearch(context: Context, schema: typeof endpoints.searchSite.query, byDefault: Language) {
  const checked = checkCollection(context, ['collection']);
  if ('refused' in checked) return checked;
  const parsed = parseQuery(context, schema);
  if ('refused' in parsed) return parsed;
  const { query = '', profile } = parsed.value;
  const language = languageOfProfile(profile, byDefault);
  const { collection } = checked;
  return {
    question: {
      originalQuery: query,
      query: tidyQuery(query),
      collection,
      language,
      profile: profile ?? '_default',
      ...readRanks(parsed.value),
    },
  };
}

/** Refuses a search: with a page that searches anew to who sees pages, with a problem to programs. */
function refusePage(context: Context, refusal: Refusal, language: Language): Response | Promise<Response> {
  if (!isDocumentRequest(context)) return refuse(context, refusal);
  const { status } = toProblem(refusal, '');
  const name = refusal.kind === 'named' && status !== 422 ? refusal.name : 'badRequest';
  return context.html(faultPage(name, language), status as 400 | 404 | 422, personal);
}

/**
 * Writes a script that calls a function with suggestions. The comment in front keeps the first bytes from being taken for another
 * file format, and what JSON allows and older scripts end a line by is escaped.
 */
function writeCall(callback: string, suggestions: readonly StructuredSuggestion[]): string {
  const json = JSON.stringify(suggestions)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
  return `/**/${callback}(${json});`;
}
