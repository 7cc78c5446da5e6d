import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';

const name = z.string().check(z.maxLength(64));
const positive = z.string().check(z.regex(/^[1-9]\d{0,4}$/));

/** What both forms of the search take; all but the collection may be absent. */
const query = z.object({
  collection: name,
  query: z.optional(z.string().check(z.maxLength(1_000))),
  profile: z.optional(name),
  num_ranks: z.optional(positive),
  start_rank: z.optional(positive),
});

/** Accepts parts of a text that the query found: the first unit and the unit after the last one, in UTF-16 units, in order. */
export const textMarks = z.array(z.tuple([z.int(), z.int()]));

/** Accepts one result. */
export const searchResult = z.object({
  /** From 1. */
  rank: z.int(),
  /** From 0 to 1000, compared with the first result. */
  score: z.int(),
  title: z.string(),
  collection: z.string(),
  /** From the site's root, with its section. */
  liveUrl: z.string(),
  /** An excerpt around what was found. */
  summary: z.string(),
  metaData: z.object({
    /** The page, and its part, that a result stands in, the outer one first; empty for a page itself. */
    within: z.array(z.string()),
    titleMarks: textMarks,
    summaryMarks: textMarks,
  }),
});

export type SearchResult = z.infer<typeof searchResult>;

/** Accepts results, with what was asked and how many there are. */
export const searchResults = z.object({
  question: z.object({
    originalQuery: z.string(),
    query: z.string(),
    collection: z.object({ id: z.string() }),
    profile: z.string(),
  }),
  response: z.object({
    resultPacket: z.object({
      query: z.string(),
      queryAsProcessed: z.string(),
      resultsSummary: z.object({
        /** Those that have every word of the query, and those that have some. */
        fullyMatching: z.int(),
        partiallyMatching: z.int(),
        totalMatching: z.int(),
        numRanks: z.int(),
        currStart: z.int(),
        currEnd: z.int(),
        prevStart: z.nullable(z.int()),
        nextStart: z.nullable(z.int()),
      }),
      /** What may have been meant, and its address; `null` where every word is known. */
      spell: z.nullable(z.object({ text: z.string(), url: z.string() })),
      results: z.array(searchResult),
    }),
  }),
  error: z.null(),
});

export type SearchResults = z.infer<typeof searchResults>;

/** Searches the site. The query is personal: it is stored nowhere, and stands in no log. */
export const searchSite = {
  method: 'GET',
  path: '/s/search.json',
  area: 'site-search',
  summary: 'Finds pages, help and places, the best first, with excerpts and what may have been meant.',
  query,
  callers: 'anybody',
  charges: [{ budget: 'siteSearch', cost: 2 }],
  success: 200,
  answer: searchResults,
  problems: ['missingParameter', 'invalidCollection'],
} as const satisfies Endpoint;

/** Searches the site, as a page for people who run no script. */
export const showSearchResults = {
  method: 'GET',
  path: '/s/search.html',
  area: 'site-search',
  summary: 'Shows the results as a page that needs no script. Without a profile it is in the language of the person.',
  query,
  callers: 'anybody',
  takesNoApiKey: true,
  charges: [{ budget: 'siteSearch', cost: 2 }],
  success: 200,
  mediaType: 'text/html',
  problems: ['missingParameter', 'invalidCollection'],
} as const satisfies Endpoint;
