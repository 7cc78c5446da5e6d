const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** Gives the name that a card's brand goes by; one that is not known stands for itself. */
export function brandName(brand: string): string {
  return brandNames[brand] ?? brand;
}
