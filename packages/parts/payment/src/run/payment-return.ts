/** What the bank's page led back to: its id, and what proves that it is the person's own. */
export interface PaymentReturn {
  readonly id: string;
  readonly completionSecret: string;
}

/** Reads from a page's address what the bank's page led back to; its id stands in `parameter`. */
export function parsePaymentReturn(
  { search, hash }: { readonly search: string; readonly hash: string },
  parameter: string,
): PaymentReturn | undefined {
  const id = new URLSearchParams(search).get(parameter);
  const completionSecret = new URLSearchParams(hash.slice(1)).get('completion');
  return id === null || completionSecret === null ? undefined : { id, completionSecret };
}
