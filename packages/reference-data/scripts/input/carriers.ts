import { carrierDesignator } from '../../src/carrier.ts';
import type { CompiledStation } from '../stations.ts';

/** Partners that sell a journey on to their own home, by public announcement; see SOURCES.md for what is unsure. */
const partners: Readonly<Record<string, readonly string[]>> = {
  KEF: ['FI'],
  TPE: ['BR', 'CI'],
};

/** Gives the designators of the carriers that sell a station: the airline's own where it flies, and partners'. */
export function findCarriers(station: CompiledStation): readonly string[] {
  return [...(station.isActive ? [carrierDesignator] : []), ...(partners[station.id] ?? [])];
}
