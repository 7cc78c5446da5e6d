/** Why a payment was refused, as the processor tells it. */
const declineReasons = ['declined', 'insufficientFunds', 'challengeFailed', 'payerCancelled'] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** Reads the reason of a refused payment; a code of an unknown processor is a plain refusal. */
export function parseDeclineReason(code: string | undefined): DeclineReason {
  return declineReasons.find((reason) => reason === code) ?? 'declined';
}

/** Refusals of the gateway that another card, or some time, help against. */
const heldBackPayments = ['tooManyHolds', 'tooManyHoldsOnFlight', 'tooManyDeclines'] as const;

type HeldBackPayment = (typeof heldBackPayments)[number];

/** Tells whether a payment was held back: the person chooses another card, or waits. */
export function isHeldBack(name: string): name is HeldBackPayment {
  return heldBackPayments.some((each) => each === name);
}

/** What the review hands to the payment page when a payment was refused, or not even tried. */
export type PaymentTrouble = DeclineReason | 'tokenInvalid' | 'pointsInsufficient' | HeldBackPayment;

/** Reads what another page left in the history entry. */
export function parsePaymentTrouble(state: unknown): PaymentTrouble | undefined {
  if (typeof state !== 'object' || state === null || !('trouble' in state)) return undefined;
  const troubles = [...declineReasons, 'tokenInvalid', 'pointsInsufficient', ...heldBackPayments] as const;
  return troubles.find((trouble) => trouble === state.trouble);
}
