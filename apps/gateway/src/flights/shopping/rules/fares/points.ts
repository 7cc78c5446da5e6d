import type { FareFamily } from '@airline/contract';

import { fareConditions } from './fare-conditions.ts';

/** What a point is worth when it pays a fare: 1.3 cents. */
const TENTHS_OF_A_CENT_PER_POINT = 13;

/** Gives what a fare without taxes costs in whole points. */
export function pointsFor(baseMinor: number): number {
  return Math.round((baseMinor * 10) / TENTHS_OF_A_CENT_PER_POINT);
}

/** Gives the points that a fare without taxes earns: whole dollars only count. */
export function pointsEarned(family: FareFamily, baseMinor: number): number {
  const conditions = fareConditions.find((of) => of.family === family);
  return Math.floor(baseMinor / 100) * (conditions?.pointsPerDollar ?? 0);
}
