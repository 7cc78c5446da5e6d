/** Why the seats of an order were given back. */
export type ReleaseReason =
  | 'declined'
  | 'insufficientFunds'
  | 'challengeFailed'
  | 'paymentTokenInvalid'
  | 'paymentUnavailable'
  | 'holdExpired';
