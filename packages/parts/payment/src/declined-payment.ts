/** Why a payment was refused, as the processor tells it. */
const declineReasons = ['declined', 'insufficientFunds', 'challengeFailed'] as const;

export type DeclineReason = (typeof declineReasons)[number];

/** Reads the reason of a refused payment; a code of an unknown processor is a plain refusal. */
export function parseDeclineReason(code: string | undefined): DeclineReason {
  return declineReasons.find((reason) => reason === code) ?? 'declined';
}

/** What the review hands to the payment page when a card was refused. */
export type PaymentTrouble = DeclineReason | 'tokenInvalid';

/** Reads what another page left in the history entry. */
export function parsePaymentTrouble(state: unknown): PaymentTrouble | undefined {
  if (typeof state !== 'object' || state === null || !('trouble' in state)) return undefined;
  return ([...declineReasons, 'tokenInvalid'] as const).find((trouble) => trouble === state.trouble);
}
