import type { Failure } from '@airline/gateway-client';

/** Why a payment was refused, as the processor tells it. */
const declineReasons = ['declined', 'insufficientFunds', 'challengeFailed', 'payerCancelled'] as const;

type DeclineReason = (typeof declineReasons)[number];

/** Reads the reason of a refused payment; a code of an unknown processor is a plain refusal. */
function parseDeclineReason(code: string | undefined): DeclineReason {
  return declineReasons.find((reason) => reason === code) ?? 'declined';
}

/** Refusals of the gateway that another card, or some time, help against. */
const heldBackPayments = ['tooManyHolds', 'tooManyHoldsOnFlight', 'tooManyDeclines'] as const;

type HeldBackPayment = (typeof heldBackPayments)[number];

/** Tells whether a payment was held back: the person chooses another card, or waits. */
function isHeldBack(name: string): name is HeldBackPayment {
  return heldBackPayments.some((each) => each === name);
}

/** Refusals of the gateway that a travel fund led to. */
const fundTroubles = ['fundNotFound', 'fundExpired', 'fundSpent', 'fundChanged'] as const;

type FundTrouble = (typeof fundTroubles)[number];

/** Tells whether an order was refused for a travel fund: the person pays without it, or with less of it. */
export function isFundTrouble(name: string): name is FundTrouble {
  return fundTroubles.some((each) => each === name);
}

/** What the review hands to the payment page when a payment was refused, or not even tried. */
export type PaymentTrouble = DeclineReason | 'tokenInvalid' | 'pointsInsufficient' | HeldBackPayment | FundTrouble;

/** Reads what another page left in the history entry. */
export function parsePaymentTrouble(state: unknown): PaymentTrouble | undefined {
  if (typeof state !== 'object' || state === null || !('trouble' in state)) return undefined;
  const troubles = [
    ...declineReasons,
    'tokenInvalid',
    'pointsInsufficient',
    ...heldBackPayments,
    ...fundTroubles,
  ] as const;
  return troubles.find((trouble) => trouble === state.trouble);
}

/** Reads why a payment was refused, where another card, or another way to pay, helps; `undefined` where something else was. */
export function findPaymentTrouble(failure: Failure): PaymentTrouble | undefined {
  if (failure.kind !== 'refused') return undefined;
  const { name, problem } = failure;
  if (name === 'paymentDeclined') return parseDeclineReason(problem.errors?.[0]?.code);
  if (name === 'paymentTokenInvalid') return 'tokenInvalid';
  return isHeldBack(name) || isFundTrouble(name) || name === 'pointsInsufficient' ? name : undefined;
}

const refusalKinds = {
  paymentDeclined: 'declined',
  paymentTokenInvalid: 'tokenInvalid',
  paymentUnavailable: 'unavailable',
  holdExpired: 'holdExpired',
} as const;

/** Names a refused payment as it is measured; `undefined` where something else was refused. */
export function paymentRefusalKind(
  failure: Failure,
): (typeof refusalKinds)[keyof typeof refusalKinds] | 'tooMany' | undefined {
  if (failure.kind !== 'refused') return undefined;
  if (isHeldBack(failure.name)) return 'tooMany';
  return failure.name in refusalKinds ? refusalKinds[failure.name as keyof typeof refusalKinds] : undefined;
}
