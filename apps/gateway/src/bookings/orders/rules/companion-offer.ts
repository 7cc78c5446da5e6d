import type { CompanionPerson, OfferBound, Passenger } from '@airline/contract';

import { isSamePerson } from '../../../accounts/identity/rules/person-name.ts';
import { type FaredBound, offerPrice } from '../../../flights/shopping/rules/offers/index.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';

/** Who flies, as far as it tells who they are. */
export type Flying = Pick<Passenger, 'kind' | 'firstName' | 'lastName' | 'birthDate'>;

/** A member who may fly with a companion, and whom they named. */
export interface CompanionBenefit {
  readonly member: CompanionPerson;
  readonly companion: CompanionPerson;
  /** The last day on which a direction with the companion departs, by the clock there. */
  readonly validUntil: string;
}

/**
 * Finds the companion and the member among who flies; `undefined` where the companion's ticket costs what everybody's does:
 *
 * 1. both are there, by names as people write them and by birth date; the companion has a ticket, and is no lap infant;
 * 2. all directions depart on the last day of the benefit or before.
 */
export function findCompanion(
  { bounds }: Pick<OfferContent, 'bounds'>,
  passengers: readonly Flying[],
  benefit: CompanionBenefit | undefined,
): NonNullable<OfferContent['companion']> | undefined {
  if (benefit === undefined || bounds.some(({ date }) => date > benefit.validUntil)) return undefined;
  const placeOf = (person: CompanionPerson) =>
    passengers.findIndex(
      (each) => each.kind !== 'lapInfant' && each.birthDate === person.birthDate && isSamePerson(person, each),
    );
  const [passenger, member] = [placeOf(benefit.companion), placeOf(benefit.member)];
  return passenger < 0 || member < 0 || passenger === member ? undefined : { passenger, member };
}

/** Prices an offer for who flies: with a companion, who pays taxes and fees alone, or without one. */
export function priceWithCompanion(
  { companion: _before, ...offer }: OfferContent,
  passengers: readonly Flying[],
  companion: OfferContent['companion'],
): OfferContent {
  const kind = companion && passengers[companion.passenger]?.kind;
  const fared = offer.bounds.map(({ companion: _one, ...bound }): OfferBound =>
    kind === undefined || kind === 'lapInfant' ? bound : { ...bound, companion: kind },
  );
  if (!fared.every(isFared)) return offer;
  return {
    ...offer,
    ...(companion === undefined ? {} : { companion }),
    bounds: fared,
    price: offerPrice(fared, offer.party),
  };
}

function isFared(bound: OfferBound): bound is OfferBound & FaredBound {
  return bound.fare !== undefined && bound.pointsEarned !== undefined;
}
