import { priceBases, type PriceBasis } from './list-options.ts';

const key = 'airline.priceBasis';

/** Reads what prices were last shown for on this device; for each person where nothing was chosen. */
export function readPriceBasis(storage: () => Pick<Storage, 'getItem'> = () => localStorage): PriceBasis {
  try {
    const stored = storage().getItem(key);
    return priceBases.find((basis) => basis === stored) ?? priceBases[0];
  } catch {
    // Storage that is denied holds nothing.
    return priceBases[0];
  }
}

/** Stores what prices are shown for, for the next search on this device. */
export function storePriceBasis(basis: PriceBasis, storage: () => Pick<Storage, 'setItem'> = () => localStorage): void {
  try {
    storage().setItem(key, basis);
  } catch {
    // Without storage the address alone says it.
  }
}
