/** Tells whether a card has expired everywhere: its month ends last where clocks are twelve hours behind UTC. */
export function isExpired(
  { expiryMonth, expiryYear }: { readonly expiryMonth: number; readonly expiryYear: number },
  now: Date,
): boolean {
  return Date.UTC(expiryYear, expiryMonth, 1, 12) <= now.getTime();
}
