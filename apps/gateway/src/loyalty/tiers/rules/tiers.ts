import { type MembershipTier, membershipTiers, type TierPeriod, tierOfYear } from '@airline/contract';

/** A direction that was flown, or is going to be, and the points that it earns. */
export interface QualifyingFlight {
  /** The day of its departure, by the clock there: its year is the one that it counts for. */
  readonly departsOn: string;
  /** When it departs. */
  readonly at: Date;
  readonly points: number;
}

/** Flights and their points. */
export interface Activity {
  readonly flights: number;
  readonly points: number;
}

/** Where the airline is, whose clock ends a tier. */
const airlineZone = 'America/Chicago';
const airlineDay = new Intl.DateTimeFormat('en-CA', { timeZone: airlineZone, dateStyle: 'short' });

/** Gives the calendar date at a moment, where the airline is. */
export function airlineDateAt(moment: Date): string {
  return airlineDay.format(moment);
}

/** Gives the year of a calendar date. */
export function yearOf(calendarDate: string): number {
  return Number(calendarDate.slice(0, 'YYYY'.length));
}

/** Adds up the flights of a calendar year. */
export function sumYear(flights: readonly QualifyingFlight[], year: number): Activity {
  const ofYear = flights.filter(({ departsOn }) => yearOf(departsOn) === year);
  return { flights: ofYear.length, points: ofYear.reduce((sum, { points }) => sum + points, 0) };
}

/** Gives the last day of a tier that is reached with flights of a year, or given in it. */
export function validUntilOf(year: number): string {
  return `${year + 1}-12-31`;
}

/**
 * Gives the tiers that flights reach, in any order of them:
 *
 * 1. a flight counts for the year of its departure, by the clock there;
 * 2. each tier counts from the departure of the flight that reaches it on, in the order of departures;
 * 3. until the end of the next year.
 */
export function toEarnedPeriods(flights: readonly QualifyingFlight[]): readonly TierPeriod[] {
  const inOrder = flights.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const sums = new Map<number, Activity>();
  const periods: TierPeriod[] = [];
  for (const { departsOn, at, points } of inOrder) {
    const year = yearOf(departsOn);
    const before = sums.get(year) ?? { flights: 0, points: 0 };
    const after = { flights: before.flights + 1, points: before.points + points };
    sums.set(year, after);
    for (const tier of membershipTiers.slice(rankOf(tierOfYear(before)) + 1, rankOf(tierOfYear(after)) + 1)) {
      periods.push({ tier, year, cause: 'earned', since: at.toISOString(), validUntil: validUntilOf(year) });
    }
  }
  return periods;
}

/** Gives the highest tier that counts at a moment, and the last day on which it does; the lowest one does not end. */
export function tierAt(
  periods: readonly Pick<TierPeriod, 'tier' | 'since' | 'validUntil'>[],
  now: Date,
): { readonly tier: MembershipTier; readonly validUntil?: string } {
  const today = airlineDateAt(now);
  const counting = periods.filter(({ since, validUntil }) => Date.parse(since) <= now.getTime() && today <= validUntil);
  const [best] = counting.toSorted(
    (one, other) => rankOf(other.tier) - rankOf(one.tier) || other.validUntil.localeCompare(one.validUntil),
  );
  return best === undefined ? { tier: 'member' } : { tier: best.tier, validUntil: best.validUntil };
}

function rankOf(tier: MembershipTier): number {
  return membershipTiers.indexOf(tier);
}
