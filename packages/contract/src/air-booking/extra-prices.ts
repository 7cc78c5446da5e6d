import { baggageCharges } from './baggage.ts';

/** What has one price for everybody: a checked bag more, a place ahead in line, one of the first places of a flight. */
export const listedExtraKinds = ['bag', 'earlyBird', 'upgradedBoarding'] as const;

/** Names an extra that has one price for everybody. */
export type ListedExtraKind = (typeof listedExtraKinds)[number];

/** What is sold to a trip beside its fares: what has one price, and seats, which cost what their kind and the fare say. */
export const extraKinds = [...listedExtraKinds, 'seat'] as const;

/** Names what is sold to a trip beside its fares. */
export type ExtraKind = (typeof extraKinds)[number];

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' }) as const;

/**
 * What an extra costs, taxes included: a bag and early bird check-in for each traveller and direction, upgraded boarding for each traveller
 * and flight. Source: decided by this product.
 */
export const extraPrices = {
  bag: baggageCharges.extraBag,
  earlyBird: usd(2_500),
  upgradedBoarding: usd(3_000),
} as const;

/** The kinds of seats: of most, with more room for the legs, and at an emergency exit. */
export const seatKinds = ['plain', 'extra', 'exit'] as const;

/** Names a kind of seat. */
export type SeatKind = (typeof seatKinds)[number];

/**
 * What a seat costs that is chosen, by its kind, for each traveller and flight, taxes included. A fare that boards ahead includes a plain
 * one, one that boards first includes any. Who chooses none gets a free one at check-in. Source: decided by this product.
 */
export const seatPrices = { plain: usd(1_500), extra: usd(4_500), exit: usd(3_500) } as const;

/**
 * How many extras there are: bags beyond those of the fare that a traveller may buy for a direction, and the first places in line that
 * each flight sells. Source: decided by this product.
 */
export const extraLimits = { bagsForEachTraveller: 5, upgradedPlaces: 15 } as const;
