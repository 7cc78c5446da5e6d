/** Why the seats of an order were given back. */
export type ReleaseReason =
  | 'declined'
  | 'insufficientFunds'
  | 'challengeFailed'
  | 'payerCancelled'
  | 'paymentTokenInvalid'
  | 'paymentUnavailable'
  | 'holdExpired'
  /** Too many orders wait for the consent to payments by the same card. */
  | 'tooManyHolds'
  /** Too many seats of a leg wait for banks' consents. */
  | 'tooManyHoldsOnFlight';
