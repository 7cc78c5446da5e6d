import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import { settingsVersion } from '../client-settings/client-settings.ts';
import type { Endpoint } from '../endpoint.ts';
import { clientReportsPath } from './values.ts';

/** The most reports one request carries: the length of the client's queue (docs/rules.md §9). */
export const maximumReportsPerRequest = 20;

/**
 * Accepts one line that a browser reports about itself.
 *
 * It has no room for a URL's query, a name, or anything typed: `route` is the pattern of the page, not its address.
 */
export const clientReport = z.strictObject({
  app: z.enum(['traveller', 'ctm', 'webview']),
  level: z.enum(['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR']),
  /** A fixed word for what happened, such as `pageCrashed`. */
  event: z.string().check(z.regex(/^[a-z][A-Za-z]{2,39}$/)),
  /** What the person was shown, so that support finds this report. */
  reference: z.optional(z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{8}$/))),
  route: z.string().check(z.maxLength(200)),
  /** The error's own name and message, cut to 500 UTF-16 units. */
  message: z.optional(z.string().check(z.maxLength(500))),
  stack: z.optional(z.string().check(z.maxLength(4_000))),
  language: z.enum(['es', 'en']),
  /** The deployment's settings that the page works with. */
  settings: z.optional(settingsVersion),
  /** Instant, UTC, as the browser's clock had it. */
  occurredAt: instant,
});

export type ClientReport = z.infer<typeof clientReport>;

/** Accepts what the browser's logger sends: the reports, and how many its full queue had to drop before them. */
export const clientReports = z.strictObject({
  reports: z.array(clientReport).check(z.minLength(1), z.maxLength(maximumReportsPerRequest)),
  dropped: z.int32().check(z.nonnegative()),
});

export type ClientReports = z.infer<typeof clientReports>;

/** Takes what browsers report about themselves. */
export const recordClientReports = {
  method: 'POST',
  path: clientReportsPath,
  area: 'telemetry',
  summary: 'Takes what browsers report about themselves: errors and their references, nothing personal.',
  body: clientReports,
  largestBodyBytes: maximumReportsPerRequest * 8 * 1024,
  callers: 'anybody',
  takesNoApiKey: true,
  charges: [
    { budget: 'telemetry', cost: 'kilobytes' },
    { budget: 'telemetryStorage', cost: 'kilobytes' },
  ],
  success: 202,
} as const satisfies Endpoint;
