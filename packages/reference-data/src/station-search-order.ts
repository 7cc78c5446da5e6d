import type { AirportGroup } from './airport-groups.ts';
import type { LoyaltyStation } from './loyalty-types.ts';
import type { Family } from './station-search-family.ts';

const plainNumber = /^\d+(\.\d+)?$/;

/** A weight is read strictly: text that is no plain number weighs nothing. */
function weightOf({ weight }: LoyaltyStation): number {
  return plainNumber.test(weight) ? Number(weight) : 0;
}

/** Tells whether an entry is offered: a group is as long as one of its members is. */
export function isOffered(entry: LoyaltyStation, family: Family): boolean {
  if (!entry.isAirportGroup) return entry.isActive;
  const members = family.membersOf(entry);
  return members.length === 0 || members.some((member) => member.isActive);
}

/** Sorts the heaviest first; a group weighs what its heaviest active member does and stands before it. */
export function inOrderOfWeight(entries: readonly LoyaltyStation[], family: Family): LoyaltyStation[] {
  const weightOfGroup = (group: AirportGroup) =>
    Math.max(weightOf(group), ...family.membersOf(group).map((member) => (member.isActive ? weightOf(member) : 0)));
  return entries
    .map((entry) => ({ entry, weight: entry.isAirportGroup ? weightOfGroup(entry) : weightOf(entry) }))
    .toSorted((a, b) => b.weight - a.weight || Number(b.entry.isAirportGroup) - Number(a.entry.isAirportGroup))
    .map(({ entry }) => entry);
}
