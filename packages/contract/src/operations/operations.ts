import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import { settingsVersion } from '../client-settings/client-settings.ts';
import type { Endpoint } from '../endpoint.ts';
import { routePattern } from '../telemetry/measurement.ts';

const count = z.int().check(z.nonnegative());
const jobKind = z.string().check(z.maxLength(60));

/** Accepts how an instance of the gateway does. */
const health = z.object({
  database: z.enum(['embedded', 'postgresql']),
  isDatabaseUp: z.boolean(),
  isScheduleReady: z.boolean(),
  /** When the instance that answers was started. */
  startedAt: instant,
});

/** Accepts the settings that the instance works with. */
const settings = z.object({
  version: settingsVersion,
  /** Where they were read: the file's name, or the variable itself; `defaults` for none. */
  source: z.string(),
  environment: z.string(),
  values: z.array(
    z.object({
      /** As a deployment writes it: `limits.maximumTicketedPassengers`. */
      path: z.string(),
      value: z.string(),
      /** Who has set it. */
      from: z.enum(['deployment', 'default']),
    }),
  ),
  flags: z.array(z.object({ name: z.string(), isOn: z.boolean(), from: z.enum(['deployment', 'default']) })),
});

/** Accepts how many jobs of a kind are where. */
const jobCount = z.object({ kind: jobKind, due: count, waiting: count, running: count, givenUp: count });

/** Accepts a job that was given up; never what it is about. */
const failedJob = z.object({ id: z.int(), kind: jobKind, attempts: count, gaveUpAt: instant });

/** Accepts errors of browsers that are one: same app, page, event and message. */
const crash = z.object({
  app: z.string(),
  route: z.string(),
  event: z.string(),
  message: z.optional(z.string()),
  count,
  firstAt: instant,
  lastAt: instant,
  /** What the person who met it last was shown. */
  lastReference: z.optional(z.string()),
});

/** Accepts the 75th percentile of a web vital of a page: CLS without unit, the others in milliseconds. */
const webVital = z.object({
  route: routePattern,
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  p75: z.number().check(z.nonnegative()),
  visits: count,
});

/** Accepts how many requests and tries a limit refused. */
const refusals = z.object({ limit: z.string(), lastDay: count, lastWeek: count });

/** The most jobs that are listed, and that are retried at once. */
export const maximumListedJobs = 50;

/** Accepts what the operators' page shows. */
export const operationsState = z.object({
  health,
  settings,
  jobs: z.array(jobCount),
  failedJobs: z.array(failedJob),
  /** Of the last seven days, the most frequent first. */
  crashes: z.array(crash),
  /** Of the last 28 days. */
  webVitals: z.array(webVital),
  limits: z.array(refusals),
});

export type OperationsState = z.infer<typeof operationsState>;

/** Shows operators how the product does. */
export const readOperations = {
  method: 'GET',
  path: '/api/operations/v1/state',
  area: 'operations',
  summary: 'Shows operators the health, settings, jobs, crashes, web vitals and limits of the product.',
  authentication: 'required',
  callers: 'operators',
  charges: [{ budget: 'operating', cost: 1 }],
  success: 200,
  answer: operationsState,
} as const satisfies Endpoint;

/** Lets jobs that were given up run again. What is none, or was retried meanwhile, is left out of the answer. */
export const retryJobs = {
  method: 'POST',
  path: '/api/operations/v1/job-retries',
  area: 'operations',
  summary: 'Lets jobs that were given up run again, with all their attempts; the audit log says who did.',
  body: z.strictObject({
    ids: z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(maximumListedJobs)),
  }),
  authentication: 'recent',
  callers: 'operators',
  charges: [{ budget: 'operating', cost: 10 }],
  success: 200,
  answer: z.object({ retried: z.array(z.int()) }),
} as const satisfies Endpoint;
