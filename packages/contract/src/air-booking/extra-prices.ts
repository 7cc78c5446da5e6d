import { baggageCharges } from './baggage.ts';

/** What is sold to a trip beside its fares: a checked bag more, a place ahead in line, one of the first places of a flight. */
export const extraKinds = ['bag', 'earlyBird', 'upgradedBoarding'] as const;

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

/**
 * How many extras there are: bags beyond those of the fare that a traveller may buy for a direction, and the first places in line that
 * each flight sells. Source: decided by this product.
 */
export const extraLimits = { bagsForEachTraveller: 5, upgradedPlaces: 15 } as const;
