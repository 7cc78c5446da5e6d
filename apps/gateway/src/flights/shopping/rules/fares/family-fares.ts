import type { FareFamily } from '@airline/contract';

/** What a family costs above the one below it: at least so many dollars, and at least a share of the basic fare. */
const steps: readonly { readonly family: FareFamily; readonly leastDollars: number; readonly share: number }[] = [
  { family: 'basic', leastDollars: 0, share: 0 },
  { family: 'classic', leastDollars: 20, share: 0.12 },
  { family: 'flex', leastDollars: 35, share: 0.18 },
  { family: 'premium', leastDollars: 60, share: 0.3 },
];

/** The fare of one family without taxes and fees, for one passenger and direction, in whole dollars. */
export interface FamilyFare {
  readonly family: FareFamily;
  readonly dollars: number;
}

/** Gives the fares of all families from the basic one, the cheapest first, each dearer than the one before. */
export function familyFares(basicDollars: number): readonly FamilyFare[] {
  let dollars = basicDollars;
  return steps.map(({ family, leastDollars, share }) => {
    dollars += Math.max(leastDollars, Math.round(basicDollars * share));
    return { family, dollars };
  });
}
