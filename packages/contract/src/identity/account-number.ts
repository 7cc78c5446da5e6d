const noBreakSpace = '\u00A0';

/**
 * Writes a member's account number in groups, as people read it out: `5000 000 017`. The gateway takes it with and without blanks.
 *
 * Takes it as it is stored or as people type it, with blanks and hyphens; any other text stays as it is.
 */
export function formatAccountNumber(accountNumber: string): string {
  const digits = accountNumber.replaceAll(/[\s-]/g, '');
  if (!/^\d{10}$/.test(digits)) return accountNumber;
  return [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].join(noBreakSpace);
}
