import { companionSaving, type givenBackAs, type OfferBound } from '@airline/contract';

import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';

/** A direction, as far as it says what its tickets cost. */
export type TicketedBound = Pick<OfferBound, 'perPassenger' | 'companion' | 'fare'>;

/** Adds up what so many tickets of a direction cost, in cents: a companion's costs its taxes and fees alone. */
export function ticketsTotal(bound: TicketedBound, tickets: number): number {
  return bound.perPassenger.amountMinor * tickets - companionSaving(bound);
}

/** What was paid for tickets, in cents, by what becomes of it when they are given up. */
export type PaidValue = Readonly<Record<(typeof givenBackAs)[number], number>>;

/**
 * Divides what was paid for the tickets of a direction by what becomes of it when they are given up:
 *
 * 1. within the free day all of it is money;
 * 2. later all of it is what the fare family says: money, a travel credit, or nothing;
 * 3. but of a family that gives money, what was paid for a fare that gives a credit stays one (`creditOnly`).
 */
export function paidValue(
  bound: TicketedBound & Pick<OfferBound, 'family' | 'creditOnly'>,
  tickets: number,
  isFree: boolean,
): PaidValue {
  const { family, creditOnly } = bound;
  const amountMinor = ticketsTotal(bound, tickets);
  const nothing = { money: 0, travelCredit: 0, none: 0 };
  if (isFree) return { ...nothing, money: amountMinor };
  const givenBackAs = fareConditions.find((fare) => fare.family === family)?.refund ?? 'none';
  if (givenBackAs !== 'money') return { ...nothing, [givenBackAs]: amountMinor };
  const creditMinor = Math.min(creditOnly?.amountMinor ?? 0, amountMinor);
  return { ...nothing, travelCredit: creditMinor, money: amountMinor - creditMinor };
}

/** Adds up what was paid for several directions. */
export function sumPaidValues(values: readonly PaidValue[]): PaidValue {
  const sum = (how: keyof PaidValue): number => values.reduce((total, value) => total + value[how], 0);
  return { money: sum('money'), travelCredit: sum('travelCredit'), none: sum('none') };
}
