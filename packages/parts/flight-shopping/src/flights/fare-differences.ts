import type { FareConditions, FareFamily } from '@airline/contract';
import { fareFeatures } from '@airline/itinerary';
import type { FareFeature } from '@airline/ui/fare-card';
import type { TFunction } from 'i18next';

/** What the fares of an airline have in common, and in what they differ. */
export interface FareDifferences {
  /** The labels of what each of them includes alike. */
  readonly common: readonly string[];
  /** The ids of what they differ in, in the order of a fare's features. */
  readonly differing: readonly string[];
  readonly featuresOf: (family: FareFamily) => readonly FareFeature[];
}

/** Compares what fares include: a line that says the same of all of them is no difference. */
export function fareDifferences(
  conditions: readonly FareConditions[],
  t: TFunction<'itinerary'>,
  inPoints: boolean,
): FareDifferences {
  const features = new Map(conditions.map((fare) => [fare.family, fareFeatures(fare, t, { inPoints })]));
  const [first = []] = features.values();
  const isAlike = ({ id, label, included }: FareFeature) =>
    [...features.values()].every((fare) =>
      fare.some((other) => other.id === id && other.label === label && other.included === included),
    );
  const alike = new Set(first.filter(isAlike).map(({ id }) => id));
  return {
    common: first.filter(({ id, included }) => included && alike.has(id)).map(({ label }) => label),
    differing: first.filter(({ id }) => !alike.has(id)).map(({ id }) => id),
    featuresOf: (family) => (features.get(family) ?? []).filter(({ id }) => !alike.has(id)),
  };
}
