import { createHash, randomUUID } from 'node:crypto';

import type { OrderRequest } from '@airline/contract';

import { refusedByName, refusedUntilLater } from '../../http/refusal.ts';
import { toPaidWith } from './rules/paid-with.ts';
import {
  findKey,
  storeResponse,
  type StoredResponse,
  type StoredRequest,
  type KeyedRequest,
  takeOverKey,
} from '../../database/idempotency-key-store.ts';
import { holdOrder } from './hold-order-store.ts';
import type { NewOrder } from './new-order.ts';
import { readPayments } from './order-payment-store.ts';
import { findCompanyCardReference } from './company-card-payments.ts';
import { payHeld } from './pay-held.ts';
import { findLiveOrder, findOrder } from './order-store.ts';
import { explainChangedFunds, lastFourOf } from './check-funds.ts';
import { type CheckedOrder, checkOrder } from './check-order.ts';
import { toReturnUrl } from './completion-secret.ts';
import { toStoredResponse, type OrderResult } from './order-result.ts';
import { limitSeconds } from './rules/hold-limits.ts';
import type { BookingServices, OrderServices, OrderTiming } from './services.ts';
import { findPurchaseWithOrder, withOrder } from './extra-purchase-store.ts';
import type { ExtraPayment } from './order-extra-schema.ts';
import type { Tender } from './rules/tenders.ts';
import { findCharge, type OrderPayment } from './rules/order-payment.ts';
import { type HeldOrder, settleOrder, toSettleable } from './settle-order.ts';

/** A request for an order, by the key that makes it happen once. */
export interface KeyedOrder extends KeyedRequest {
  readonly order: OrderRequest;
  /** Whose the order is; that of a member, when points pay. */
  readonly accountId: string | undefined;
  /** The network address that it comes from. */
  readonly address: string;
  /** A keyed hash of the network address that it comes from. */
  readonly addressHash: string;
  /** What a person can quote of this request. */
  readonly reference: string;
}

const created = 201;

/**
 * Books: holds the seats in one statement, has the amount authorised outside of any transaction, and confirms or releases
 * the order in another one.
 *
 * A crash leaves a held order behind at worst, which a repeated request or the reconciler ends. A refusal that changed
 * nothing is not kept under its key.
 */
export async function createOrder(services: OrderServices, request: KeyedOrder): Promise<StoredResponse> {
  const now = services.now();
  const checked = await checkOrder(services, request, now);
  if ('refused' in checked) {
    // The first request may have been made in time: its answer counts.
    const kept = await findKey(services.db, request.key);
    return kept === undefined
      ? toStoredResponse(checked, created, request.reference)
      : answerAgain(services, request, kept);
  }
  const order = newOrder(request, checked, now, services.timing);
  const holding = await holdOrder(services.db, order);
  switch (holding) {
    case 'held':
      return pay(services, request, { ...order, ...order.contact, companyId: order.company?.companyId ?? null });
    case 'seatTaken':
    case 'extraSoldOut':
    case 'soldOut':
    case 'pointsInsufficient':
    case 'approvalUsed':
      return toStoredResponse(refusedByName(holding), created, request.reference);
    case 'fundChanged':
      return toStoredResponse(await explainChangedFunds(services.db, order.funds), created, request.reference);
    case 'tooManyHolds':
    case 'tooManyDeclines':
      return toStoredResponse(refusedUntilLater(holding, limitSeconds[holding]), created, request.reference);
    case 'keyTaken': {
      const kept = await findKey(services.db, request.key);
      return kept === undefined ? inUse(request) : answerAgain(services, request, kept);
    }
    case 'offerTaken':
      return toStoredResponse(await joinLiveOrder(services, order), created, request.reference);
  }
}

function newOrder(
  { key, requestHash, order, accountId, addressHash }: KeyedOrder,
  { offer, offerId, seats, tenders, extras, funds, company }: CheckedOrder,
  now: Date,
  timing: OrderTiming,
): NewOrder {
  const { passengers, contact, agreement, campaign } = order;
  const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
  const id = randomUUID();
  const toPayment = (tender: Tender): OrderPayment => ({
    ...tender,
    id: randomUUID(),
    currency: offer.price.total.currency,
    brand: '',
    lastFour: lastFourOf(funds, tender.position),
    account: null,
  });
  const payments = tenders.map(toPayment);
  const held = {
    addressHash,
    createdAt: now,
    holdExpiresAt: after(timing.unansweredHoldMs),
    settleAfter: after(timing.settleAfterMs),
  };
  return {
    id,
    offerHash: toHash(offerId),
    travellersHash: toHash(JSON.stringify({ passengers, contact, company: order.company, extras: order.extras })),
    offer,
    passengers,
    contact,
    accountId: accountId ?? null,
    paidWith: toPaidWith(order),
    payments,
    funds,
    company,
    agreement,
    campaign,
    seats,
    ...held,
    purchase:
      extras === undefined
        ? undefined
        : {
            ...held,
            id: randomUUID(),
            orderId: id,
            replaces: withOrder,
            // The order has it.
            policyReason: null,
            extras: extras.extras,
            payment: toExtrasPayment(payments, toPayment(extras.tender ?? nothingDue)),
          },
    request: { key, requestHash, lockedUntil: after(timing.requestLockMs) },
  };
}

/** What pays extras is moved with the charge that pays the order, where there is one: the company sees one payment. */
function toExtrasPayment(payments: readonly OrderPayment[], payment: OrderPayment): ExtraPayment {
  const charge = findCharge(payments);
  return charge === undefined ? payment : { ...payment, movedWith: charge.id };
}

/** Seats for which nothing is due are paid by nothing. */
const nothingDue: Tender = { position: 0, kind: 'card', wallet: null, amountMinor: 0, points: null };

function toHash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

async function pay(services: BookingServices, request: KeyedOrder, order: HeldOrder): Promise<StoredResponse> {
  const { key, reference } = request;
  const { payments: forms, contact } = request.order;
  const returnUrl = await toReturnUrl(services, order.id);
  const cardOf = (cardId: string) => findCompanyCardReference(services.db, cardId, order.companyId);
  return payHeld(services, toSettleable(services, order), { forms, contact, returnUrl, key, reference, cardOf });
}

/** Answers a request whose key is known: with the answer it had, or by ending what the first request left. */
async function answerAgain(
  services: BookingServices,
  request: KeyedOrder,
  kept: StoredRequest,
): Promise<StoredResponse> {
  const { db, timing } = services;
  const { key, reference } = request;
  if (kept.requestHash !== request.requestHash)
    return toStoredResponse(refusedByName('idempotencyKeyReused'), created, reference);
  const order = await findOrder(db, kept.orderId);
  // Who may spend points, or travels for a company, with one account does not get the answer of another one's order.
  const isOfAccount = order !== undefined && (order.paidWith === 'points' || order.companyId !== null);
  if (isOfAccount && order.accountId !== request.accountId)
    return toStoredResponse(refusedByName('idempotencyKeyReused'), created, reference);
  if (kept.status !== null) return { status: kept.status, mediaType: kept.mediaType ?? '', body: kept.body ?? '' };
  const isHeld = order?.status === 'held' && order.holdExpiresAt > services.now();
  if (isHeld) {
    if (!(await takeOverKey(db, key, services.now(), timing.requestLockMs))) return inUse(request);
    const held = { payments: await readPayments(db, order), purchase: await findPurchaseWithOrder(db, order.id) };
    return pay(services, request, { ...order, ...held });
  }
  const answer = toStoredResponse(await settleOrder(services, kept.orderId), created, reference);
  if (answer.status < 500) await storeResponse(db, key, answer);
  return answer;
}

function inUse({ reference }: KeyedOrder): StoredResponse {
  return toStoredResponse(refusedByName('idempotencyKeyInUse'), created, reference);
}

/**
 * Answers who orders an offer that is ordered already, as from a second tab: the same travellers get the same order, unless
 * they have cancelled it since.
 */
async function joinLiveOrder(services: BookingServices, order: NewOrder): Promise<OrderResult> {
  const live = await findLiveOrder(services.db, order.offerHash);
  if (live?.travellersHash !== order.travellersHash || live.status === 'cancelled')
    return refusedByName('offerAlreadyOrdered');
  return settleOrder(services, live.id);
}
