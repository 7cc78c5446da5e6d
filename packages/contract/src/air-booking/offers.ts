import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { boundFieldCodes, journeyFieldCodes, partyFieldCodes } from '../field-codes.ts';
import { itinerary } from './itineraries.ts';
import { party, passengerKind } from './party.ts';
import { calendarDate, fareFamily, instant, money, placeCode } from './values.ts';

/** The taxes and fees of a ticket, by their codes on it. */
export const taxCodes = ['US', 'ZP', 'AY', 'XF', 'US2', 'XA', 'XY', 'YC', 'XT'] as const;

/** The excise, a share of the fare in money: where points pay the fare there is none. */
export const exciseCode = 'US' satisfies (typeof taxCodes)[number];

/** Accepts one tax or fee; its name stands in i18n. */
export const taxAmount = z.object({ code: z.enum(taxCodes), amount: money });

export type TaxAmount = z.infer<typeof taxAmount>;

/** Accepts what all passengers of one kind pay together, for all directions. */
export const passengerPrice = z.object({
  kind: passengerKind,
  count: z.int().check(z.positive()),
  /** The fare without taxes and fees. */
  base: money,
  taxes: z.array(taxAmount),
  /** `base` and `taxes`, added. */
  total: money,
  /** The line of a member's companion, who has no fare to pay. */
  isCompanion: z.optional(z.literal(true)),
});

/** Accepts the price of an offer or an order, taken apart: the passengers' totals add up to `total`. */
export const price = z.object({
  total: money,
  passengers: z.array(passengerPrice),
  /** What the journey would cost in points, all passengers; the taxes that points cannot pay are not in it. */
  points: z.int(),
  /** What a card pays when points pay the fares: the taxes and fees but the excise on fares, all passengers. */
  taxesWithPoints: money,
  /** Reward points that the journey earns, all passengers. */
  pointsEarned: z.int(),
});

export type Price = z.infer<typeof price>;

/** Accepts what the price of one direction is made of: of each passenger with a ticket, and of each lap infant. */
const boundFare = z.object({
  /** The fare without taxes and fees. */
  base: money,
  taxes: z.array(taxAmount),
  /** What a lap infant pays, who has no fare. */
  lapInfantTaxes: z.array(taxAmount),
  /** What the fare costs in points; the taxes that points cannot pay are not in it. */
  points: z.int(),
});

export type BoundFare = z.infer<typeof boundFare>;

/** Accepts one direction of an offer. */
export const offerBound = z.object({
  origin: placeCode,
  destination: placeCode,
  date: calendarDate,
  itinerary,
  family: fareFamily,
  /** For each passenger with a ticket, taxes and fees inside. */
  perPassenger: money,
  /** Reward points that each passenger with a ticket earns; absent where the journey was priced as a whole. */
  pointsEarned: z.optional(z.int()),
  /** What `perPassenger` is made of; absent where the journey was priced as a whole. */
  fare: z.optional(boundFare),
  /**
   * Of a direction that was changed: so much of what its tickets cost together comes back as a travel credit whatever its fare
   * says, for it was paid for a fare that gives one.
   */
  creditOnly: z.optional(money),
  /** One ticket of this kind is that of the member's companion, who pays its taxes and fees alone: see {@link companionSaving}. */
  companion: z.optional(z.enum(['adult', 'child'])),
});

export type OfferBound = z.infer<typeof offerBound>;

/**
 * Gives what a companion does not pay of a ticket of a direction: its fare, and the excise, which is a share of the fare. Nothing where
 * nobody flies as a companion.
 */
export function companionSaving({ companion, fare }: Pick<OfferBound, 'companion' | 'fare'>): number {
  if (companion === undefined || fare === undefined) return 0;
  const excise = fare.taxes.filter(({ code }) => code === exciseCode);
  return excise.reduce((sum, { amount }) => sum + amount.amountMinor, fare.base.amountMinor);
}

/** Accepts who flies as the companion of a member: the places of both among the passengers of the order, from 0. */
export const companionSeat = z.object({ passenger: z.int(), member: z.int() });

/** Accepts a price that holds until it expires. */
export const offer = z.object({
  /** What an order gives back unchanged: the offer itself, signed. */
  token: z.string(),
  expiresAt: instant,
  party,
  bounds: z.array(offerBound).check(z.minLength(1), z.maxLength(6)),
  price,
  /** Whether a cancellation within 24 hours of booking gives all money back. */
  freeCancellation: z.boolean(),
  /** Who flies as the member's companion; absent where nobody does. */
  companion: z.optional(companionSeat),
  /** The directions whose price is no longer what the request said it was shown as. */
  changes: z.array(z.object({ bound: z.int(), shown: money, now: money })),
});

export type Offer = z.infer<typeof offer>;

const chosenBound = z.strictObject({
  origin: placeCode,
  destination: placeCode,
  date: calendarDate,
  itineraryId: z.string().check(z.maxLength(120)),
  family: fareFamily,
  /** The price for each passenger that the person saw when they chose. */
  shown: money,
});

/** Accepts what a person chose: one itinerary and fare for each direction. */
export const offerRequest = z.strictObject({
  party,
  bounds: z.array(chosenBound).check(z.minLength(1), z.maxLength(6)),
});

export type OfferRequest = z.infer<typeof offerRequest>;

/** Prices a choice and promises that price for 20 minutes. */
export const createOffer = {
  method: 'POST',
  path: '/api/air-booking/v1/offers',
  area: 'air-booking',
  summary: 'Prices the chosen itineraries for a party and holds that price, signed, for 20 minutes; no seats are held.',
  body: offerRequest,
  callers: 'anybody',
  charges: [{ budget: 'flightShopping', cost: 1 }],
  success: 200,
  answer: offer,
  fieldCodes: [...partyFieldCodes, ...boundFieldCodes, ...journeyFieldCodes],
  problems: ['soldOut', 'flightDeparted'],
} as const satisfies Endpoint;
