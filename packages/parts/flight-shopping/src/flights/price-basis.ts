import type { Party } from '@airline/contract';

import { priceBases, type PriceBasis } from './list-options.ts';

const key = 'airline.priceBasis';

/** Reads what prices were last shown for on this device; where nothing was chosen, what {@link usualBasis} says. */
export function readPriceBasis(
  usual: PriceBasis,
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): PriceBasis {
  try {
    const stored = storage().getItem(key);
    return priceBases.find((basis) => basis === stored) ?? usual;
  } catch {
    // Storage that is denied holds nothing.
    return usual;
  }
}

/**
 * Returns what the prices of a search are for by default: who travels with others pays for all. For the whole journey they would wait
 * for the flights back, and the list would be ordered anew when these come.
 */
export function usualBasis({ adults, children, lapInfants }: Party): PriceBasis {
  return adults + children + lapInfants === 1 ? 'person' : 'party';
}

/** Stores what prices are shown for, for the next search on this device. */
export function storePriceBasis(basis: PriceBasis, storage: () => Pick<Storage, 'setItem'> = () => localStorage): void {
  try {
    storage().setItem(key, basis);
  } catch {
    // Without storage the address alone says it.
  }
}
