import { money, type Offer, wantedExtra } from '@airline/contract';
import { listTravellers } from '@airline/travellers';
import * as z from 'zod/mini';

/** Accepts what somebody wants to buy beside the fares, as they were shown it. */
export const chosenExtra = z.object({
  ...wantedExtra.shape,
  /** What is due for it, all of its count. */
  due: money,
  /** Whether PayPal pays it too. */
  takesPayPal: z.boolean(),
});

/** What somebody wants to buy beside the fares, as they were shown it. */
export type ChosenExtra = z.infer<typeof chosenExtra>;

/**
 * Leaves of extras those that other flights have room for: whose direction is flown as before at the same fare, for a traveller of the
 * same kind. What the gateway still sells of them is another question.
 */
export function withoutOtherFlights(
  extras: readonly ChosenExtra[],
  before: Pick<Offer, 'bounds' | 'party'>,
  now: Pick<Offer, 'bounds' | 'party'>,
): readonly ChosenExtra[] {
  const kindsBefore = listTravellers(before.party).map(({ kind }) => kind);
  const kindsNow = listTravellers(now.party).map(({ kind }) => kind);
  return extras.filter(({ bound, traveller }) => {
    const [flown, wanted] = [before.bounds[bound], now.bounds[bound]];
    const isSameFlight = flown?.itinerary.id === wanted?.itinerary.id && flown?.family === wanted?.family;
    return wanted !== undefined && isSameFlight && kindsBefore[traveller] === kindsNow[traveller];
  });
}
