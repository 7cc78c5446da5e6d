import { distanceBetween, getStation } from '@airline/reference-data/stations';

import type { Itinerary } from '../../../search/rules/itinerary.ts';
import { createBoundedCache } from '../../../search/rules/bounded-cache.ts';

/**
 * Kilograms of carbon dioxide for each passenger and mile, by the length of the flight in miles.
 *
 * Source: United States Environmental Protection Agency, GHG Emission Factors Hub (2025), table 10, air travel. Carbon dioxide
 * alone: no methane, no nitrous oxide, no effect of contrails; all cabins and aircraft together.
 */
const factors = [
  { belowMiles: 300, kilogramsPerMile: 0.207 },
  { belowMiles: 2300, kilogramsPerMile: 0.129 },
  { belowMiles: Number.POSITIVE_INFINITY, kilogramsPerMile: 0.163 },
] as const;

const REMEMBERED_LEGS = 10_000;

const legKilograms = createBoundedCache(REMEMBERED_LEGS, (leg: string): number => {
  const [from, to] = leg.split('-').map(getStation);
  return from && to ? co2KilogramsOver(distanceBetween(from, to)) : 0;
});

/** Estimates the carbon dioxide of one passenger on one flight of so many miles, in kilograms. */
export function co2KilogramsOver(miles: number): number {
  const { kilogramsPerMile } = factors.find(({ belowMiles }) => miles < belowMiles) ?? factors[2];
  return miles * kilogramsPerMile;
}

/** Estimates the carbon dioxide of one passenger with a seat, over the great circles of all legs, in whole kilograms. */
export function co2Kilograms({ legs }: Itinerary): number {
  return Math.round(
    legs.reduce((sum, { departure, arrival }) => sum + legKilograms(`${departure.station}-${arrival.station}`), 0),
  );
}
