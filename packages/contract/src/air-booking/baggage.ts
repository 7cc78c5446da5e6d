const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' }) as const;

/**
 * What a bag may measure and weigh, and until when it is taken. Inches and pounds, as the scales at the counters have them; a checked
 * bag's size is the sum of its length, width and height. Source: decided by this product.
 */
export const baggageRules = {
  personalItem: { inches: [18, 14, 8] },
  carryOn: { inches: [24, 16, 10] },
  checked: { linearInches: 62, pounds: 50 },
  /** What is larger or heavier than a checked bag may be, and is taken at a charge: nothing is taken above this. */
  most: { linearInches: 80, pounds: 70 },
  dropClosesMinutesBeforeDeparture: 45,
} as const;

/** What is charged for a bag and direction beyond what the fare includes, taxes included. Source: decided by this product. */
export const baggageCharges = { extraBag: usd(7500), overweight: usd(10_000), oversize: usd(10_000) } as const;

/**
 * What is no suitcase, and how it travels: `free` beside the bags, `carryOn` in place of the carry-on bag, `checkedBag` as a checked bag
 * with the same sizes, weights and charges. Source: the help and the page of bags and fees, which say the same in words.
 */
export const specialItems = [
  { id: 'sports', travels: 'checkedBag' },
  { id: 'smallInstrument', travels: 'carryOn' },
  { id: 'largeInstrument', travels: 'checkedBag' },
  { id: 'strollerAndCarSeat', travels: 'free' },
  { id: 'diaperBag', travels: 'free' },
  { id: 'assistiveDevice', travels: 'free' },
  { id: 'medicalDevice', travels: 'free' },
] as const;
