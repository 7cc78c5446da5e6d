import type { ExtraKind } from '../air-booking/extra-prices.ts';
import type { OfferBound } from '../air-booking/offers.ts';
import type { FareFamily } from '../air-booking/values.ts';
import { type PolicyOutcome, policyOutcomes, type PolicyRule } from './policy.ts';

/** One direction, as far as rules look at it. */
export interface PolicyBound {
  readonly family: FareFamily;
  /** What a passenger with a ticket pays for it, in cents, taxes and fees inside. */
  readonly fareMinor: number;
  /** The lowest such fare of its day that the same party can book. */
  readonly lowestMinor: number;
  readonly stops: number;
  /** Where it begins and ends: the stations, and the places that were searched. */
  readonly places: readonly string[];
}

/** An extra, as far as rules look at it. */
export interface PolicyExtra {
  readonly kind: ExtraKind;
  /** What one costs, in cents: nothing where the fare includes it. */
  readonly amountMinor: number;
}

/** A trip, as far as rules look at it. */
export interface PolicyTrip {
  /** Whole days from the day of the booking to that of the first departure, as the calendar counts them. */
  readonly daysAhead: number;
  readonly bounds: readonly PolicyBound[];
  /** What is bought beside the fares; nothing by default. */
  readonly extras?: readonly PolicyExtra[];
}

/** What a policy says of a trip, and why. */
export interface PolicyVerdict {
  readonly outcome: PolicyOutcome;
  /** The rules that the trip breaks, in the order of the policy. */
  readonly breaks: readonly PolicyRule[];
}

/**
 * Says what a policy says of a trip: the hardest outcome of the rules that it breaks, `inside` where it breaks none.
 *
 * A rule looks at each direction by itself, and one that breaks it is enough; `daysAhead` looks at the trip, and `extras` at each extra. A rule more never allows more.
 *
 * @example
 * ```ts
 * import { applyPolicy } from '@airline/contract';
 *
 * const id = '6d0c1f4e-6a60-4a3e-9f0b-2a51a54f0021';
 * const bound = { family: 'flex', fareMinor: 30_000, lowestMinor: 20_000, stops: 0, places: ['DAL', 'HOU'] } as const;
 * const { outcome } = applyPolicy([{ id, kind: 'overLowest', percent: 25, outcome: 'reason' }], { daysAhead: 9, bounds: [bound] });
 * console.log(outcome); // reason
 * ```
 */
export function applyPolicy(rules: readonly PolicyRule[], trip: PolicyTrip): PolicyVerdict {
  const breaks = rules.filter((rule) => isBroken(rule, trip));
  const hardest = Math.max(0, ...breaks.map(({ outcome }) => policyOutcomes.indexOf(outcome)));
  return { outcome: policyOutcomes[hardest] ?? 'inside', breaks };
}

/** Says what a policy says of extras alone, as of those that are bought for a trip that is booked already. */
export function judgeExtras(rules: readonly PolicyRule[], extras: readonly PolicyExtra[]): PolicyVerdict {
  return applyPolicy(
    rules.filter(({ kind }) => kind === 'extras'),
    { daysAhead: 0, bounds: [], extras },
  );
}

function isBroken(rule: PolicyRule, { daysAhead, bounds, extras = [] }: PolicyTrip): boolean {
  switch (rule.kind) {
    case 'families':
      return bounds.some(({ family }) => rule.families.includes(family));
    case 'overLowest':
      return bounds.some(({ fareMinor, lowestMinor }) => fareMinor * 100 > lowestMinor * (100 + rule.percent));
    case 'daysAhead':
      return daysAhead < rule.days;
    case 'stops':
      return bounds.some(({ stops }) => stops > rule.most);
    case 'places':
      return bounds.some(({ places }) => places.some((place) => rule.places.includes(place)));
    case 'extras':
      return extras.some(({ kind, amountMinor }) => rule.extras.includes(kind) && amountMinor > (rule.mostMinor ?? 0));
  }
}

/**
 * Writes a direction of an offer, or of a search, as rules look at it. Nothing found, or dearer than the direction itself: the direction is
 * the lowest, for its price is held.
 */
export function toPolicyBound(
  {
    origin,
    destination,
    family,
    perPassenger: { amountMinor: fareMinor },
    itinerary: { legs, stops },
  }: Pick<OfferBound, 'origin' | 'destination' | 'family' | 'perPassenger'> & {
    readonly itinerary: Pick<OfferBound['itinerary'], 'legs' | 'stops'>;
  },
  lowestMinor: number | undefined,
): PolicyBound {
  const stations = [legs[0]?.from, legs.at(-1)?.to].filter((station) => station !== undefined);
  return {
    family,
    fareMinor,
    lowestMinor: Math.min(fareMinor, lowestMinor ?? fareMinor),
    stops,
    places: [origin, destination, ...stations],
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Counts the days from an instant, by the calendar of UTC, to a date; none to one that is past. */
export function daysAheadOf(date: string, now: Date): number {
  const today = Date.parse(now.toISOString().slice(0, 'YYYY-MM-DD'.length));
  return Math.max(0, Math.round((Date.parse(date) - today) / dayMs));
}
