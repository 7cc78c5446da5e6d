import type { OfferBound, Party } from '@airline/contract';

import type { FieldFault } from '../../../http/field-fault.ts';
import type { FaredBound } from '../../../flights/shopping/rules/offers/index.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import type { BoundChange } from './change-quote.ts';

/** Directions of an offer as a request puts them into a trip: which of the trip's each of them replaces. */
export interface OfferedChange {
  readonly offer: Pick<OfferContent, 'party'> & { readonly bounds: readonly (OfferBound & FaredBound)[] };
  readonly bounds: readonly number[];
}

/**
 * Puts the directions of an offer into the places of a trip's that they replace, or says why they do not fit:
 *
 * 1. the offer is for the trip's party: `partyMismatch`;
 * 2. each of its directions replaces one that the trip has, and no two the same one: `boundUnknown`, at the place that has none, or
 *    at `/bounds` where places are missing.
 */
export function placeOffer(
  trip: Pick<OfferContent, 'party' | 'bounds'>,
  { offer, bounds }: OfferedChange,
): { readonly changes: readonly BoundChange[] } | { readonly faults: readonly FieldFault[] } {
  const changes = offer.bounds.flatMap((to, place) => {
    const bound = bounds[place];
    return bound === undefined ? [] : [{ bound, to }];
  });
  const misplaced = bounds.flatMap((bound, place): readonly FieldFault[] => {
    const isPlaced = place < offer.bounds.length && bound < trip.bounds.length && bounds.indexOf(bound) === place;
    return isPlaced ? [] : [{ pointer: `/bounds/${place}`, code: 'boundUnknown' }];
  });
  const faults: readonly FieldFault[] = [
    ...(isSameParty(offer.party, trip.party) ? [] : [{ pointer: '/offer', code: 'partyMismatch' }]),
    ...misplaced,
    ...(bounds.length < offer.bounds.length ? [{ pointer: '/bounds', code: 'boundUnknown' }] : []),
  ];
  return faults.length > 0 ? { faults } : { changes };
}

function isSameParty(one: Party, other: Party): boolean {
  return one.adults === other.adults && one.children === other.children && one.lapInfants === other.lapInfants;
}
