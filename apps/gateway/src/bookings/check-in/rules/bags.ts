import { fareTable, type MembershipTier, tierRules } from '@airline/contract';

import { accountingCode } from '../../orders/rules/ticket-number.ts';
import type { CheckInTrip } from './check-in-trip.ts';

/** The tiers of travellers who are members, by their positions in the order. */
export type TravellerTiers = ReadonlyMap<number, MembershipTier>;

/** How many checked bags a traveller may drop for a direction, by its place: those of the fare and of their tier, and those that were bought. */
export function countPaidBags(
  { offer, extras, passengers }: Pick<CheckInTrip, 'offer' | 'extras' | 'passengers'>,
  { place, passenger, tiers }: { readonly place: number; readonly passenger: number; readonly tiers: TravellerTiers },
): number {
  const family = offer.bounds[place]?.family;
  const isLapInfant = passengers.find(({ position }) => position === passenger)?.kind === 'lapInfant';
  const ofFare = fareTable.find((fare) => fare.family === family)?.checkedBags ?? 0;
  const included = isLapInfant ? 0 : ofFare + tierRules[tiers.get(passenger) ?? 'member'].extraBags;
  return (
    included +
    extras.filter((extra) => extra.kind === 'bag' && extra.bound === place && extra.passenger === passenger).length
  );
}

/** Gives the tags of the bags that a traveller drops for a direction, the oldest first. */
export function listBagTags(
  { offer, checkIns }: Pick<CheckInTrip, 'offer' | 'checkIns'>,
  place: number,
  passenger: number,
): readonly string[] {
  const first = offer.bounds[place]?.itinerary.legs[0];
  return checkIns.find((each) => each.passenger === passenger && each.legId === first?.id)?.bagTags ?? [];
}

const serialDigits = 6;

/**
 * Writes the number of a bag tag: a digit that is the carrier's own to use, its accounting code, and six digits that count.
 *
 * Source: IATA resolution 740.
 */
export function formatBagTag(serial: number): string {
  return `0${accountingCode}${String(serial).padStart(serialDigits, '0')}`;
}

const consecutiveDigits = 3;
const tagItems = ['bagTags', 'secondBagTags', 'thirdBagTags'] as const;

/**
 * Writes tags as a boarding pass has them (items 23, 31 and 32): the first of a run, and how many follow it. More runs than three have no
 * item, and are left out.
 */
export function toTagItems(tags: readonly string[]): Readonly<Partial<Record<(typeof tagItems)[number], string>>> {
  const runs: { readonly first: string; more: number }[] = [];
  for (const tag of tags.toSorted()) {
    const run = runs.at(-1);
    if (run !== undefined && Number(tag) === Number(run.first) + run.more + 1) run.more += 1;
    else runs.push({ first: tag, more: 0 });
  }
  return Object.fromEntries(
    tagItems.flatMap((item, index) => {
      const run = runs[index];
      return run === undefined ? [] : [[item, `${run.first}${String(run.more).padStart(consecutiveDigits, '0')}`]];
    }),
  );
}
