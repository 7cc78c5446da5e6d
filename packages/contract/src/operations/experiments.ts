import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { experiment, variantName } from '../telemetry/experiments.ts';

const share = z.object({ from: z.number(), to: z.number() });

/** Accepts what an experiment has shown so far. */
export const experimentReport = z.object({
  experiment,
  startedAt: instant,
  /** When it ends by itself, or was ended. */
  endsAt: instant,
  isRunning: z.boolean(),
  /** In the order of the experiment's variants. */
  variants: z.array(
    z.object({
      name: variantName,
      /** Browsers that were shown it. */
      exposures: z.int(),
      /** Those of them that reached the goal. */
      conversions: z.int(),
      /** The share that converted, 0 to 1, with its interval (Wilson, 95 %); absent without exposures. */
      rate: z.optional(z.extend(share, { value: z.number() })),
      /** The share minus that of the default, -1 to 1, with its interval (Newcombe); absent for the default, and without exposures. */
      difference: z.optional(z.extend(share, { value: z.number() })),
    }),
  ),
  /** Whether exposures are as far from the weights as chance makes them less than once in a thousand: then the figures mean nothing. */
  isSplitWrong: z.boolean(),
});

export type ExperimentReport = z.infer<typeof experimentReport>;

/** Reports the experiments that run or have ended within the time for which figures are kept, the latest first. */
export const reportExperiments = {
  method: 'GET',
  path: '/api/operations/v1/experiments',
  area: 'operations',
  summary:
    'Reports what experiments have shown: exposures, conversions, and intervals of their shares and differences.',
  authentication: 'required',
  callers: 'operators',
  charges: [{ budget: 'operating', cost: 10 }],
  success: 200,
  answer: z.object({ reports: z.array(experimentReport) }),
} as const satisfies Endpoint;
