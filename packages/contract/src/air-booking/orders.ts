import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { tokenMissingCode, proofCodes } from '../problem-codes.ts';
import { agreementFieldCodes, passengerFieldCodes, paymentFieldCodes, wantedExtraFieldCodes } from '../field-codes.ts';
import { campaign } from '../telemetry/campaign.ts';
import { fundProof, toFundReference } from '../travel-funds/values.ts';
import { agreement } from './agreement.ts';
import { contact, passenger } from './passengers.ts';
import { trip } from './trips.ts';
import { instant, money, recordLocator } from './values.ts';
import { wallet } from './wallets.ts';
import { wantedExtras } from './wanted-extras.ts';

/** Accepts one form of payment: a card, by the token that the processor or a wallet gave for it, PayPal, a member's points, or a travel fund. */
export const paymentForm = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('card'),
    /** The processor's token; no card number ever reaches the gateway. */
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,128}$/)),
  }),
  z.strictObject({
    kind: z.literal('points'),
    /** All of the offer's `price.points`: what the person was shown. */
    points: z.int().check(z.positive()),
  }),
  /** The person agrees on PayPal's own page, where the order's `challengeUrl` leads. */
  z.strictObject({ kind: z.literal('payPal') }),
  /** The person agreed to the amount on the sheet of their wallet: the token pays that amount, once. */
  z.strictObject({
    kind: z.literal('wallet'),
    wallet,
    /** As the wallet gave it, encrypted for the processor. */
    token: z.string().check(z.minLength(8), z.maxLength(10_000)),
  }),
  z.strictObject({
    kind: z.literal('travelFund'),
    /** The fund's number as it is typed, and its holder's names: who has them can spend it. */
    ...fundProof.shape,
    /** How much of it: what is left of it at most, and what is due. */
    amount: z.extend(money, { amountMinor: z.int().check(z.positive()) }),
  }),
]);

export type PaymentForm = z.infer<typeof paymentForm>;

/** Accepts one form of payment of an order: beside what pays anything, a card of the company that the trip is booked under, by its id. */
export const orderPaymentForm = z.discriminatedUnion('kind', [
  ...paymentForm.def.options,
  z.strictObject({ kind: z.literal('companyCard'), cardId: z.uuid() }),
]);

export type OrderPaymentForm = z.infer<typeof orderPaymentForm>;

/** Why a card of a company pays nothing of a trip that is booked, or why nothing else does. */
export const companyPaymentProblems = [
  'companyAccessDenied',
  'ownTripsOnly',
  'companyCardRequired',
  'companyCardNotAllowed',
  'companyCardNotFound',
] as const;

/** Tells whether forms of payment go together: a company pays at most one of them, points at most one, and each travel fund once. */
export function goTogether(forms: readonly OrderPaymentForm[]): boolean {
  const count = (...kinds: readonly OrderPaymentForm['kind'][]): number =>
    forms.filter(({ kind }) => kinds.includes(kind)).length;
  const funds = forms.flatMap((form) => (form.kind === 'travelFund' ? [toFundReference(form.number)] : []));
  return (
    count('card', 'companyCard', 'payPal', 'wallet') <= 1 &&
    count('points') <= 1 &&
    new Set(funds).size === funds.length
  );
}

/**
 * Accepts what a company wants to know of a trip that is booked under it: the company is the one of who books.
 *
 * Who may not book for others of the company is among those who travel.
 */
export const companyTrip = z.strictObject({
  /** Who of the travellers is of the company: the place of each among the passengers, from 0, and who they are there. */
  travellers: z
    .array(z.strictObject({ passenger: z.int().check(z.minimum(0), z.maximum(15)), memberId: z.uuid() }))
    .check(
      z.minLength(1),
      z.maxLength(16),
      z.refine((list) => new Set(list.map(({ passenger }) => passenger)).size === list.length),
      z.refine((list) => new Set(list.map(({ memberId }) => memberId)).size === list.length),
    ),
  /** What the company's own books call the trip. */
  reference: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  costCentreId: z.optional(z.uuid()),
  /** Why the trip is outside the policy, in the words of who books. */
  reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
});

export type CompanyTrip = z.infer<typeof companyTrip>;

/** Accepts an order: an offer, who flies, where news goes, and how it is paid. */
export const orderRequest = z.strictObject({
  /** The token of an {@link offer}, unchanged. */
  offer: z.string().check(z.maxLength(20_000)),
  /** As many of each kind as the offer's party, in any order. */
  passengers: z.array(passenger).check(z.minLength(1), z.maxLength(16)),
  contact,
  /**
   * Up to three: a member's points for the fares, travel funds for the amounts that they say, and a card, a wallet or PayPal for what
   * the others leave. Together they pay all of it, to the cent.
   */
  payments: z.array(orderPaymentForm).check(z.minLength(1), z.maxLength(3), z.refine(goTogether)),
  /** What is bought beside the fares, for passengers by their places: what pays the rest of the order pays it too. Neither points nor travel funds do. */
  extras: z.optional(wantedExtras),
  /** The company that it is booked under, by what the company wants to know; absent for a private trip. */
  company: z.optional(companyTrip),
  /** What the person was shown and agreed to by ordering. */
  agreement,
  /** Where the visit came from, of a person who lets themselves be measured. */
  campaign: z.optional(campaign),
});

export type OrderRequest = z.infer<typeof orderRequest>;

/** Accepts what proves, beside its id, that a waiting order is one's own: 32 bytes, base64url. Given to the person who ordered alone. */
export const completionSecret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Accepts what became of an order. */
export const orderOutcome = z.discriminatedUnion('status', [
  /** Paid and ticketed. */
  z.object({ status: z.literal('confirmed'), trip }),
  /** The bank asks the person something (3-D Secure): go to the address, then complete the order. Seats are held until then. */
  z.object({
    status: z.literal('challenge'),
    orderId: z.uuid(),
    completionSecret,
    challengeUrl: z.string(),
    holdExpiresAt: instant,
  }),
  /** The processor has not told yet: complete the order in a moment. Seats are held until then. */
  z.object({ status: z.literal('processing'), orderId: z.uuid(), completionSecret, holdExpiresAt: instant }),
]);

export type OrderOutcome = z.infer<typeof orderOutcome>;

/**
 * Books: takes the seats, has the payment authorised, and gives the trip with its record locator. With an access token the
 * trip is the account's; points need the token of a member (401120721 without) who proved who they are
 * within the last ten minutes (401120726 or 401120746 otherwise). With `company` the trip is that of the person's company, whose
 * policy decides: `policyBlocks` names the kind of the rule in `rule`, and `reasonRequired` the kinds of the rules that it is asked for. A refusal of a travel fund points at its form of payment;
 * `fundChanged` says in `leftMinor` what is left of it.
 */
export const createOrder = {
  method: 'POST',
  path: '/api/air-booking/v1/orders',
  area: 'air-booking',
  summary: 'Books an offer: takes its seats, has it paid, and gives the trip. All of it happens, or nothing.',
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'ordering', cost: 10 }],
  body: orderRequest,
  success: 201,
  answer: orderOutcome,
  isIdempotent: true,
  fieldCodes: [...passengerFieldCodes, ...agreementFieldCodes, ...wantedExtraFieldCodes, ...paymentFieldCodes],
  problems: [
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
    'idempotencyKeyInUse',
    'offerInvalid',
    'offerExpired',
    'offerAlreadyOrdered',
    'soldOut',
    'tooManyHolds',
    'tooManyHoldsOnFlight',
    'tooManyDeclines',
    'flightDeparted',
    'holdExpired',
    'paymentDeclined',
    'payPalNotOffered',
    'walletNotOffered',
    'paymentTokenInvalid',
    'paymentUnavailable',
    'pointsInsufficient',
    'pointsLocked',
    'companionChanged',
    'fundNotFound',
    'fundExpired',
    'fundSpent',
    'fundChanged',
    'extraNotOpen',
    'extraClosed',
    'extraSoldOut',
    'extraNotOffered',
    'extrasChanged',
    'seatTaken',
    'notPermitted',
    'companyAccessDenied',
    'memberNotFound',
    'ownTripsOnly',
    'policyBlocks',
    'reasonRequired',
    'referenceRequired',
    'approvalRequired',
    'approvalUsed',
    'costCentreRequired',
    'costCentreNotFound',
    'companyCardRequired',
    'companyCardNotAllowed',
    'companyCardNotFound',
  ],
  codes: [tokenMissingCode, ...proofCodes],
} as const satisfies Endpoint;

/** Accepts what became of an order that waited. */
export const completionOutcome = z.discriminatedUnion('status', [
  ...orderOutcome.def.options,
  /** Confirmed a while ago: the trip is shown to who names one of its travellers. */
  z.object({ status: z.literal('booked'), recordLocator }),
]);

export type CompletionOutcome = z.infer<typeof completionOutcome>;

/** Ends an order that waited for the bank or the processor. The trip is given until a quarter of an hour after its confirmation. */
export const completeOrder = {
  method: 'POST',
  path: '/api/air-booking/v1/orders/{orderId}/completion',
  area: 'air-booking',
  summary: 'Asks the processor what became of an order’s payment, and books or releases the order accordingly.',
  parameters: z.object({ orderId: z.uuid() }),
  body: z.strictObject({ completionSecret }),
  callers: 'anybody',
  charges: [{ budget: 'ordering', cost: 1 }],
  success: 200,
  answer: completionOutcome,
  isIdempotent: true,
  problems: [
    'idempotencyKeyMissing',
    'orderNotFound',
    'holdExpired',
    'tooManyHolds',
    'tooManyHoldsOnFlight',
    'paymentDeclined',
    'paymentUnavailable',
  ],
} as const satisfies Endpoint;
