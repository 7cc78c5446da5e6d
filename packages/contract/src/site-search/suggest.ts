import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';

/** What a callback may be: a name, or names with dots between, and nothing that a script could be. */
export const callbackName = /^[A-Za-z_$][\w$.]{0,63}$/;

const name = z.string().check(z.maxLength(64));
const wholeNumber = (most: number) =>
  z.string().check(z.regex(new RegExp(`^(?:0|[1-9]\\d{0,${String(most).length - 1}})$`)));

/** Accepts a suggestion with what it leads to, as Funnelback's `json++` writes it. */
export const structuredSuggestion = z.object({
  /** What was found by, in full. */
  key: z.string(),
  /** What is shown, and its type: always text. */
  disp: z.string(),
  disp_t: z.literal('T'),
  /** Its weight, from 0 to 100, with one decimal. */
  wt: z.string(),
  /** What it belongs to, in words, and its type: always text. */
  cat: z.string(),
  cat_t: z.literal('T'),
  /** The address that it leads to, and its type: always an address. */
  action: z.string(),
  action_t: z.literal('U'),
});

export type StructuredSuggestion = z.infer<typeof structuredSuggestion>;

/** Accepts suggestions: as texts, or structured. */
export const suggestions = z.union([z.array(z.string()), z.array(structuredSuggestion)]);

/** Suggests what somebody may be typing. The query is personal: it is stored nowhere, and stands in no log. */
export const suggestSearches = {
  method: 'GET',
  path: '/s/suggest.json',
  area: 'site-search',
  summary:
    'Suggests pages, help and places for what somebody has typed so far: a bare array of texts, or of objects by fmt=json++. With a callback and json++ it is a script that calls it.',
  query: z.object({
    collection: name,
    partial_query: z.string().check(z.maxLength(1_000)),
    profile: z.optional(name),
    show: z.optional(wholeNumber(100)),
    sort: z.optional(z.enum(['0', '1', '2'])),
    fmt: z.optional(z.enum(['json', 'json++', 'json  '])),
    alpha: z.optional(z.string().check(z.regex(/^(?:0?\.\d{1,6}|0|1|1\.0{1,6})$/))),
    callback: z.optional(z.string().check(z.regex(callbackName))),
  }),
  callers: 'anybody',
  charges: [{ budget: 'siteSearch', cost: 1 }],
  success: 200,
  answer: suggestions,
  otherMediaType: 'text/javascript',
  problems: ['missingParameter', 'invalidCollection'],
} as const satisfies Endpoint;
