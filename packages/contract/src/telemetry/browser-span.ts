import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { routePattern } from './measurement.ts';
import { browserSpansPath, maximumSpansPerRequest } from './values.ts';

const hour = 3_600_000;

/**
 * Accepts one span of a browser: a press, or a call that followed from it.
 *
 * It has no room for anything about a person: what was pressed is not sent, and a call has the pattern of its endpoint.
 *
 * Source: W3C Trace Context §3.2 for the ids.
 */
export const browserSpan = z.strictObject({
  traceId: z.string().check(z.regex(/^(?!0{32})[\da-f]{32}$/)),
  spanId: z.string().check(z.regex(/^(?!0{16})[\da-f]{16}$/)),
  parentSpanId: z.optional(z.string().check(z.regex(/^(?!0{16})[\da-f]{16}$/))),
  app: z.enum(['traveller', 'ctm', 'webview']),
  /** The pattern of the page, never its address. */
  route: routePattern,
  /** The method and the pattern of the endpoint; absent for a press. */
  call: z.optional(
    z.string().check(z.regex(/^(GET|POST|PUT|PATCH|DELETE) (\/[\w.-]+|\/\{\w+\}){1,10}$/), z.maxLength(160)),
  ),
  /** The status of the call's answer; absent where none came. */
  status: z.optional(z.int().check(z.gte(100), z.lte(599))),
  /** Milliseconds since 1970, by the browser's clock. */
  startedAtMs: z.number().check(z.nonnegative(), z.lte(1e14)),
  durationMs: z.number().check(z.nonnegative(), z.lte(hour)),
});

export type BrowserSpan = z.infer<typeof browserSpan>;

/** Accepts what a browser sends: its spans, how many its full queue had to drop before them, and when it sent them. */
export const browserSpans = z.strictObject({
  spans: z.array(browserSpan).check(z.minLength(1), z.maxLength(maximumSpansPerRequest)),
  dropped: z.int32().check(z.nonnegative()),
  /** Milliseconds since 1970, by the browser's clock: what that is ahead or behind is taken off. */
  sentAtMs: z.number().check(z.nonnegative(), z.lte(1e14)),
});

export type BrowserSpans = z.infer<typeof browserSpans>;

/** Takes the spans of browsers for the deployment's collector; where there is none they go nowhere. */
export const recordBrowserSpans = {
  method: 'POST',
  path: browserSpansPath,
  area: 'telemetry',
  summary: 'Takes what browsers traced: presses and the calls that followed, by the patterns of pages and endpoints.',
  body: browserSpans,
  callers: 'anybody',
  takesNoApiKey: true,
  charges: [
    { budget: 'telemetry', cost: 'kilobytes' },
    { budget: 'telemetryStorage', cost: 'kilobytes' },
  ],
  success: 202,
} as const satisfies Endpoint;
