import { randomInt, randomUUID } from 'node:crypto';

import {
  agreementInForce,
  type CardToken,
  type ChangeOutcome,
  type ChangeRequest,
  type Problem,
  problemNameOf,
} from '@airline/contract';

import { approvedCard } from '../test-support/order-gateway.ts';
import { ana, cardOf, keyedPost } from '../test-support/orders.ts';
import { clientAddressHeader } from './gateway-process.ts';
import { bookToCancel, fundOf, insist, priceOfTrip } from './intents.ts';

/** A change as one person means it: sent as often as it takes, with one key. */
export interface ChangeIntent {
  readonly key: string;
  readonly address: string;
  readonly request: ChangeRequest;
}

/** Which change somebody wants of a trip. */
export interface ChangeWish {
  /** The flight that the trip has, and the one that it changes to. */
  readonly from: string;
  readonly to: string;
  /** What the new flight costs: more is paid, by a fund as far as `dueByFundMinor` says and by card; less comes back. */
  readonly priceMinor: number;
  /** What a travel fund of its own pays of what is due, in cents; nothing by default. */
  readonly dueByFundMinor?: number;
  /** What a travel fund paid of the trip, in cents; nothing by default. */
  readonly tripByFundMinor?: number;
  readonly card?: string;
}

/** Books a trip and asks for an offer of another flight; `undefined` when the trip was not confirmed. */
export async function bookToChange(
  originNow: () => string,
  { from, to, priceMinor, card = approvedCard, dueByFundMinor = 0, tripByFundMinor = 0 }: ChangeWish,
): Promise<ChangeIntent | undefined> {
  const trip = await bookToCancel(originNow, [from], tripByFundMinor);
  if (trip === undefined) return undefined;
  const { shown: _shown, ...lookup } = trip.request;
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
  const dueMinor = Math.max(0, priceMinor - priceOfTrip);
  const offer = await insist(originNow, (origin) => ask(`${origin}/test/offer?flights=${to}&price=${priceMinor}`));
  const token = await insist(originNow, (origin) =>
    ask(`${origin}/sandbox/payments/v1/tokens`, keyedPost(cardOf(card))),
  );
  const { firstName, lastName } = ana;
  const byFund =
    dueByFundMinor === 0
      ? []
      : [
          {
            kind: 'travelFund' as const,
            number: await insist(originNow, (origin) => fundOf(origin, dueByFundMinor).catch(() => undefined)),
            firstName,
            lastName,
            amount: usd(dueByFundMinor),
          },
        ];
  const payments: ChangeRequest['payments'] =
    dueMinor > 0 ? [...byFund, { kind: 'card', token: (JSON.parse(token) as CardToken).token }] : [];
  const backMinor = Math.max(0, priceOfTrip - priceMinor);
  const toCardMinor = Math.min(backMinor, priceOfTrip - tripByFundMinor);
  const shown = {
    due: usd(dueMinor),
    // Within the free day of the booking all comes back as money, to the card as far as it paid.
    refund: usd(toCardMinor),
    credit: usd(0),
    funds: usd(backMinor - toCardMinor),
    pointsDue: 0,
    pointsReturned: 0,
  };
  const request = { ...lookup, offer, bounds: [0], shown, payments, agreement: agreementInForce };
  return { key: randomUUID(), address: `198.19.${randomInt(256)}.${randomInt(256)}`, request };
}

async function ask(url: string, init?: RequestInit): Promise<string | undefined> {
  const answer = await fetch(url, init).catch(() => undefined);
  return answer?.ok === true ? answer.text().catch(() => undefined) : undefined;
}

/** Sends a change once, and says what became of it; `undefined` when the gateway died over it, or cannot say for a moment. */
export async function sendChange(origin: string, { key, address, request }: ChangeIntent): Promise<string | undefined> {
  const post = keyedPost(request, key);
  const headers = { ...(post.headers as Record<string, string>), [clientAddressHeader]: address };
  try {
    const answer = await fetch(`${origin}/api/air-booking/v1/trips/changes`, { ...post, headers });
    const body = (await answer.json()) as ChangeOutcome | Problem;
    if (answer.status >= 500) return undefined;
    const ending = 'type' in body ? (problemNameOf(body.type) ?? body.title) : body.status;
    return ending === 'idempotencyKeyInUse' ? undefined : ending;
  } catch {
    return undefined;
  }
}
