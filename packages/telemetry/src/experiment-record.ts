import { experimentGoals, experimentName, variantName, type Measurement } from '@airline/contract';
import * as z from 'zod/mini';

import { readStored, store, type BrowserStorage } from './browser-storage.ts';
import { storedKeys } from './stored-keys.ts';

// The sites' Content-Security-Policy allows no code made at run time: without this zod would try, and the browser report it.
z.config({ jitless: true });

const ofBrowser = (): BrowserStorage => localStorage;

/** The longest that an experiment runs: 28 days. What was seen before that is forgotten. */
const keptMs = 28 * 24 * 60 * 60 * 1000;

const entry = z.object({
  variant: variantName,
  goal: z.enum(experimentGoals),
  /** Milliseconds since 1970. */
  seenAt: z.number(),
  isConverted: z.boolean(),
});
const record = z.record(experimentName, entry);

/** What a browser was shown of experiments, by their names. */
type ExperimentRecord = z.infer<typeof record>;

/** What is recorded of an experiment when its variant is shown. */
export interface SeenVariant {
  readonly experiment: string;
  readonly variant: string;
  /** The step that the experiment is after. */
  readonly goal: (typeof experimentGoals)[number];
}

function readRecord(storage: () => BrowserStorage, now: number): ExperimentRecord {
  const { data = {} } = record.safeParse(readStored(storage, storedKeys.experimentsSeen));
  return Object.fromEntries(Object.entries(data).filter(([, { seenAt }]) => now - seenAt < keptMs));
}

/** Records that a variant is shown; false when this browser has been shown one of the experiment before, and has told so. */
export function recordExposure(
  { experiment, variant, goal }: SeenVariant,
  now = Date.now(),
  storage = ofBrowser,
): boolean {
  const seen = readRecord(storage, now);
  if (Object.hasOwn(seen, experiment)) return false;
  store(storage, storedKeys.experimentsSeen, {
    ...seen,
    [experiment]: { variant, goal, seenAt: now, isConverted: false },
  });
  return true;
}

/** Gives what is to be told beside a measurement that is the goal of experiments that this browser was shown: each conversion once. */
export function takeConversions(taken: Measurement, now = Date.now(), storage = ofBrowser): readonly Measurement[] {
  const seen = readRecord(storage, now);
  const due = Object.entries(seen).filter(([, { goal, isConverted }]) => goal === taken.event && !isConverted);
  if (due.length === 0) return [];
  const converted = due.map(([experiment, each]) => [experiment, { ...each, isConverted: true }] as const);
  store(storage, storedKeys.experimentsSeen, { ...seen, ...Object.fromEntries(converted) });
  const { app, route, language, settings, occurredAt } = taken;
  const origin = { app, route, language, ...(settings === undefined ? {} : { settings }), occurredAt };
  return due.map(([experiment, { variant }]) => ({ event: 'experimentConverted', ...origin, experiment, variant }));
}
