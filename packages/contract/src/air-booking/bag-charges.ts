import { baggageCharges } from './baggage.ts';
import { fareTable } from './fare-table.ts';
import type { FareFamily, Money } from './values.ts';

/** The checked bags of one traveller on one direction. A bag may be both too heavy and too large. */
export interface CheckedBags {
  readonly bags: number;
  /** How many of them weigh more than `baggageRules.checked.pounds`. */
  readonly overweight: number;
  /** How many of them measure more than `baggageRules.checked.linearInches`. */
  readonly oversize: number;
}

/** What one kind of charge comes to, on all directions. */
export interface BagCharge {
  readonly kind: keyof typeof baggageCharges;
  /** How many bags are charged on each direction. */
  readonly bags: number;
  readonly amount: Money;
}

/** What the bags of one traveller cost, taxes included. */
export interface BagPrice {
  /** How many of the bags the fare includes on each direction. */
  readonly included: number;
  /** The charges that apply, none of which is zero. */
  readonly charges: readonly BagCharge[];
  readonly total: Money;
}

/**
 * Gives what the checked bags of one traveller cost on so many directions of one fare.
 *
 * A fare includes bags by number: one of those that it includes still pays for its weight and its size. It does not check that the
 * numbers are whole, nor that there are as many bags as are too heavy or too large. Source: `baggageCharges` and `fareTable`.
 */
export function priceBags(family: FareFamily, checked: CheckedBags, directions: number): BagPrice {
  const allowance = fareTable.find((fare) => fare.family === family)?.checkedBags ?? 0;
  const included = Math.min(checked.bags, allowance);
  const counts = { extraBag: checked.bags - included, overweight: checked.overweight, oversize: checked.oversize };
  const charges = (['extraBag', 'overweight', 'oversize'] as const)
    .map((kind): BagCharge => {
      const { amountMinor, currency } = baggageCharges[kind];
      return { kind, bags: counts[kind], amount: { amountMinor: amountMinor * counts[kind] * directions, currency } };
    })
    .filter(({ bags }) => bags > 0);
  const amountMinor = charges.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  return { included, charges, total: { amountMinor, currency: 'USD' } };
}
