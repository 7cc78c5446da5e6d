import type { OfferBound } from '@airline/contract';

import { type PaidValue, paidValue } from '../../orders/rules/paid-value.ts';

/** What new tickets cost beside what was paid for those that they replace, in cents. */
export interface TicketSettlement {
  readonly dueMinor: number;
  readonly refundMinor: number;
  readonly creditMinor: number;
  readonly forfeitedMinor: number;
  /** What of the new tickets was paid by what would be a travel credit, or less, if it were given back. */
  readonly creditOnlyMinor: number;
}

/**
 * Pays new tickets with what was paid for those that they replace: first with what would be forfeited, then with what would be a
 * travel credit, then with money. So no more than what was paid for fares that give money back ever comes back as money, and as
 * much of that as can be.
 *
 * What lap infants pay is money always: `infantsMinor` says by how much it grows, or shrinks where it is below zero.
 */
export function settleTickets(
  paid: PaidValue,
  { ticketsMinor, infantsMinor }: { readonly ticketsMinor: number; readonly infantsMinor: number },
): TicketSettlement {
  const byForfeited = Math.min(paid.none, ticketsMinor);
  const byCredit = Math.min(paid.travelCredit, ticketsMinor - byForfeited);
  const moneyLeft = paid.money - (ticketsMinor - byForfeited - byCredit) - infantsMinor;
  return {
    dueMinor: Math.max(0, -moneyLeft),
    refundMinor: Math.max(0, moneyLeft),
    creditMinor: paid.travelCredit - byCredit,
    forfeitedMinor: paid.none - byForfeited,
    creditOnlyMinor: byForfeited + byCredit,
  };
}

/**
 * Marks what of new tickets stays a travel credit at most. Fares that give no money back take it in first: of them nothing else
 * comes back anyway.
 */
export function markCreditOnly<Bound extends OfferBound>(
  bounds: readonly Bound[],
  tickets: number,
  creditOnlyMinor: number,
): readonly Bound[] {
  const values = bounds.map((bound) => paidValue({ ...bound, creditOnly: undefined }, tickets, false));
  let leftMinor = values.reduce((left, value) => left - value.travelCredit - value.none, creditOnlyMinor);
  return bounds.map(({ creditOnly: _before, ...bound }, place) => {
    const amountMinor = Math.max(0, Math.min(leftMinor, values[place]?.money ?? 0));
    leftMinor -= amountMinor;
    const marked = amountMinor === 0 ? bound : { ...bound, creditOnly: { amountMinor, currency: 'USD' } };
    return marked as Bound;
  });
}
