import type { AirportGroup } from './airport-groups.ts';
import type { LoyaltyAirport, LoyaltyStation } from './loyalty-types.ts';

/** Who belongs to whom among the entries that are searched; an id that none of them has is passed over. */
export interface Family {
  readonly membersOf: (group: AirportGroup) => readonly LoyaltyAirport[];
  /** Who asks for one of these is served by the group's other members. */
  readonly inactiveMembersOf: (group: AirportGroup) => readonly LoyaltyAirport[];
  readonly groupsOf: (airport: LoyaltyAirport) => readonly AirportGroup[];
}

/** Reads the family from the entries' own `children` and `parents`. */
export function familyOf(entries: readonly LoyaltyStation[]): Family {
  const airports = new Map<string, LoyaltyAirport>();
  const groups = new Map<string, AirportGroup>();
  for (const entry of entries) {
    if (entry.isAirportGroup) groups.set(entry.id, entry);
    else airports.set(entry.id, entry);
  }
  const membersOf = (group: AirportGroup) => group.children.flatMap((id) => airports.get(id) ?? []);
  return {
    membersOf,
    inactiveMembersOf: (group) => membersOf(group).filter((member) => !member.isActive),
    groupsOf: (airport) => airport.parents.flatMap((id) => groups.get(id) ?? []),
  };
}
