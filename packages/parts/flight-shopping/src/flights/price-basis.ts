import { priceBases, type PriceBasis } from './list-options.ts';

const key = 'airline.priceBasis';

/** Finds what somebody has chosen on this device that prices are shown for; `undefined` where nobody has. */
export function findPriceBasis(storage: () => Pick<Storage, 'getItem'> = () => localStorage): PriceBasis | undefined {
  try {
    const stored = storage().getItem(key);
    return priceBases.find((basis) => basis === stored);
  } catch {
    // Storage that is denied holds nothing.
    return undefined;
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
