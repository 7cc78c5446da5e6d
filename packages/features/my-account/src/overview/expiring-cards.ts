interface KeptCard {
  /** 1 to 12. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly isExpired: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;
const soonMs = 60 * dayMs;

/** Counts the cards that have expired, or will within sixty days: a card is good until its month is over. */
export function countExpiringCards(cards: readonly KeptCard[], now: Date): number {
  return cards.filter(
    ({ isExpired, expiryMonth, expiryYear }) =>
      isExpired || Date.UTC(expiryYear, expiryMonth, 1) - now.getTime() <= soonMs,
  ).length;
}
