import type { Offer } from '@airline/contract';

type PricedJourney = Pick<Offer, 'bounds' | 'party' | 'price'>;

/** Points that one ticket earns with one direction. */
export interface EarnedPoints {
  /** The place of the direction, from 0. */
  readonly bound: number;
  readonly points: number;
  /** The departure of the direction's last leg, with its offset. */
  readonly countsFrom: string;
}

/** Gives the points that one ticket earns with a whole journey. */
export function pointsOfTicket({ party: { adults, children }, price }: Omit<PricedJourney, 'bounds'>): number {
  return price.pointsEarned / (adults + children);
}

/**
 * Gives the points that one ticket earns with each direction, and from when on they count. They add up to those of the whole
 * journey; one that was priced as a whole earns them with its last direction.
 */
export function pointsOfBounds(journey: PricedJourney): readonly EarnedPoints[] {
  return journey.bounds.map(({ itinerary, pointsEarned }, bound, { length }) => ({
    bound,
    points: pointsEarned ?? (bound === length - 1 ? pointsOfTicket(journey) : 0),
    countsFrom: itinerary.legs.at(-1)?.departsAt ?? '',
  }));
}
