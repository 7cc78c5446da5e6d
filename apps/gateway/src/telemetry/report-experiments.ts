import type { ExperimentReport } from '@airline/contract';

import type { Database } from '../database/database.ts';
import { countVariants, type ExperimentRow, listEndedAfter, type VariantCount } from './experiment-store.ts';
import { experimentsKeptMs } from './measurement-store.ts';
import { isSplitWrong, newcombeInterval, type Proportion, wilsonInterval } from './rules/share-interval.ts';

/** Reports the experiments of whose measurements something can be left. */
export async function reportExperiments(db: Database, now: Date): Promise<readonly ExperimentReport[]> {
  const experiments = await listEndedAfter(db, new Date(now.getTime() - experimentsKeptMs));
  const counts = experiments.length === 0 ? [] : await countVariants(db);
  return experiments.map((row) => reportOne(row, counts, now));
}

function reportOne(
  { definition, startedAt, endsAt }: ExperimentRow,
  counts: readonly VariantCount[],
  now: Date,
): ExperimentReport {
  const variants = definition.variants.map(({ name, weight }) => {
    const found = counts.find(({ experiment, variant }) => experiment === definition.name && variant === name);
    const exposures = found?.exposures ?? 0;
    // What a browser tells of last arrives first now and then: a conversion without its exposure counts for nothing.
    return { name, weight, exposures, conversions: Math.min(found?.conversions ?? 0, exposures) };
  });
  const [byDefault] = variants;
  const proportionOf = ({ exposures, conversions }: (typeof variants)[number]): Proportion => ({
    count: conversions,
    of: exposures,
  });
  return {
    experiment: definition,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    isRunning: endsAt > now,
    variants: variants.map((variant) => {
      const { name, exposures, conversions } = variant;
      if (exposures === 0) return { name, exposures, conversions };
      const rate = wilsonInterval(proportionOf(variant));
      if (byDefault === undefined || variant === byDefault || byDefault.exposures === 0)
        return { name, exposures, conversions, rate };
      const difference = newcombeInterval(proportionOf(variant), proportionOf(byDefault), variants.length - 1);
      return { name, exposures, conversions, rate, difference };
    }),
    isSplitWrong: isSplitWrong(variants.map(({ exposures: count, weight }) => ({ count, weight }))),
  };
}
