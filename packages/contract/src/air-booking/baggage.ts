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
