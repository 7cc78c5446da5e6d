/** Who paid, as they recognise it. */
export interface PayerHint {
  /** Of a card; empty for an account. */
  readonly brand: string;
  /** Of a card; empty for an account. */
  readonly lastFour: string;
  /** Of a PayPal account, masked; `null` for a card. */
  readonly account: string | null;
}
