import type { Money } from '@airline/contract';

/** Writes an amount as the Payment Request API reads it: `129.00`. */
export function formatDecimal({ amountMinor }: Money): string {
  const digits = String(amountMinor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
