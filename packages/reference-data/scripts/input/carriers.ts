import type { CompiledStation } from '../stations.ts';

/** The carrier's own designator. */
const OWN_CARRIER = 'WN';

/** Partners that sell a journey on to their own home, by public announcement; see SOURCES.md for what is unsure. */
const partners: Readonly<Record<string, readonly string[]>> = {
  KEF: ['FI'],
  TPE: ['BR', 'CI'],
};

/** Gives the designators of the carriers that sell a station: the own one where it flies, and partners. */
export function carriersOf(station: CompiledStation): readonly string[] {
  return [...(station.isActive ? [OWN_CARRIER] : []), ...(partners[station.id] ?? [])];
}
