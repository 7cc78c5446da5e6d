import type { Offer } from '@airline/contract';

type PricedJourney = Pick<Offer, 'bounds' | 'party' | 'price' | 'companion'>;

/** Points that one ticket earns with one direction. */
export interface EarnedPoints {
  /** The place of the direction, from 0. */
  readonly bound: number;
  readonly points: number;
  /** The departure of the direction's last leg, with its offset. */
  readonly countsFrom: string;
  /** The day of that departure, by the clock there. */
  readonly departsOn: string;
}

/** Gives the points that one ticket earns with a whole journey; that of a companion earns none. */
export function pointsOfTicket({
  party: { adults, children },
  price,
  companion,
}: Omit<PricedJourney, 'bounds'>): number {
  return price.pointsEarned / (adults + children - (companion === undefined ? 0 : 1));
}

/** Tells whether a traveller with a ticket earns points, by their position in the order: a companion, who pays no fare, does not. */
export function earnsPoints({ companion }: Pick<PricedJourney, 'companion'>, position: number): boolean {
  return companion?.passenger !== position;
}

/**
 * Gives the points that one ticket earns with each direction, and from when on they count. They add up to those of the whole
 * journey; one that was priced as a whole earns them with its last direction.
 */
export function pointsOfBounds(journey: PricedJourney): readonly EarnedPoints[] {
  // One direction of such a journey may have been changed since, and then says what it alone would earn.
  const isWhole = journey.bounds.some(({ pointsEarned }) => pointsEarned === undefined);
  return journey.bounds.map(({ itinerary, pointsEarned = 0 }, bound, { length }) => {
    const countsFrom = itinerary.legs.at(-1)?.departsAt ?? '';
    return {
      bound,
      points: isWhole ? (bound === length - 1 ? pointsOfTicket(journey) : 0) : pointsEarned,
      countsFrom,
      departsOn: countsFrom.slice(0, 'YYYY-MM-DD'.length),
    };
  });
}
