/** Why a payment did not come about. */
export type UnpaidReason =
  | 'declined'
  | 'insufficientFunds'
  | 'challengeFailed'
  | 'payerCancelled'
  | 'paymentTokenInvalid'
  | 'paymentUnavailable'
  | 'holdExpired';

/** Why the seats of an order were given back. */
export type ReleaseReason =
  | UnpaidReason
  /** Too many orders wait for the consent to payments by the same card. */
  | 'tooManyHolds'
  /** Too many seats of a leg wait for banks' consents. */
  | 'tooManyHoldsOnFlight';

/** Why the new seats of a change were given back: it was not paid, or the order was changed or cancelled meanwhile. */
export type ChangeReleaseReason = UnpaidReason | 'changeChanged';

/** Why a purchase of extras was let go: it was not paid, or the order was changed or cancelled meanwhile. */
export type PurchaseReleaseReason = UnpaidReason | 'extrasChanged';
