import { randomUUID } from 'node:crypto';

import {
  type CardToken,
  endpoints,
  type ExtraPurchase,
  type ExtraPurchaseOutcome,
  type Problem,
  problemNameOf,
  type TripExtras,
  type TripLookup,
  type TripSeats,
} from '@airline/contract';

import { approvedCard } from '../test-support/order-gateway.ts';
import { ana, cardOf, keyedPost } from '../test-support/orders.ts';
import { now } from './clock.ts';
import { clientAddressHeader } from './gateway-process.ts';
import { insist, insistOn, prepareIntent, priceOfTrip } from './intents.ts';

/** A purchase as one person means it: sent as often as it takes, with one key. */
export interface PurchaseIntent {
  readonly key: string;
  readonly address: string;
  readonly request: ExtraPurchase;
}

/** Which extra somebody wants, and on which flight. */
export interface PurchaseWish {
  readonly kind: 'upgradedBoarding' | 'seat';
  readonly flight: string;
  /** When the flight leaves: of two wishes for one flight it is the same. */
  readonly departs: string;
  readonly card?: string;
}

/** Says when a flight leaves for which places in line are sold now: in twelve hours. */
export function departureSoon(): string {
  const offsetMs = 6 * 60 * 60 * 1000;
  const leaves = new Date(now().getTime() + 12 * 60 * 60 * 1000 - offsetMs);
  return `${leaves.toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}-06:00`;
}

/** Books a trip, and gives what buys an extra for it. */
export async function bookToBuy(originNow: () => string, wish: PurchaseWish): Promise<PurchaseIntent> {
  const { kind, flight, departs, card = approvedCard } = wish;
  const intent = await insist(originNow, (origin) => prepareIntent(origin, [flight]).catch(() => undefined));
  const fares = `flights=${flight}&price=${priceOfTrip}&departs=${encodeURIComponent(departs)}`;
  const offer = await insist(originNow, async (origin) => textOf(fetch(`${origin}/test/offer?${fares}`)));
  const booked = await insistOn(originNow, { ...intent, request: { ...intent.request, offer } });
  const { address } = intent;
  const { recordLocator } = booked;
  if (recordLocator === undefined) throw new Error(`A trip that is to have extras ended with ${booked.status}.`);
  const proof = { recordLocator, firstName: ana.firstName, lastName: ana.lastName };
  const { wanted, amountMinor } = await insist(originNow, (origin) =>
    (kind === 'seat' ? findSeat : findPlace)(origin, address, proof).catch(() => undefined),
  );
  const tokens = await insist(originNow, async (origin) =>
    textOf(fetch(`${origin}/sandbox/payments/v1/tokens`, keyedPost(cardOf(card)))),
  );
  const { token } = JSON.parse(tokens) as CardToken;
  return {
    key: randomUUID(),
    address,
    request: {
      ...proof,
      extras: [{ kind, traveller: 0, bound: 0, count: 1, ...wanted }],
      shown: { total: { amountMinor, currency: 'USD' } },
      payments: [{ kind: 'card', token }],
    },
  };
}

/** What of an extra says which one it is, and what it costs. */
interface FoundExtra {
  readonly wanted: { readonly legId: string; readonly seat?: string };
  readonly amountMinor: number;
}

async function findPlace(origin: string, address: string, proof: TripLookup): Promise<FoundExtra> {
  const { offers } = await ask<TripExtras>(`${origin}${endpoints.readExtras.path}`, address, proof);
  const offered = offers.find(({ kind, state }) => kind === 'upgradedBoarding' && state === 'offered');
  if (offered?.legId === undefined) throw new Error('No place in line is sold.');
  return { wanted: { legId: offered.legId }, amountMinor: offered.price.amountMinor };
}

/** Finds the first seat of a flight that costs something, on a gateway that has people sit by seat from now on. */
async function findSeat(origin: string, address: string, proof: TripLookup): Promise<FoundExtra> {
  await fetch(`${origin}/test/boarding-model`, { method: 'POST', body: 'assigned' });
  const { flights } = await ask<TripSeats>(`${origin}${endpoints.readSeats.path}`, address, proof);
  const [flight] = flights;
  const seats = flight?.cabin?.rows.flatMap((row) => row.seats) ?? [];
  const seat = seats.find((each) => each?.kind === 'plain' && !flight?.taken.includes(each.id));
  if (flight === undefined || !seat) throw new Error('No seat is sold.');
  return { wanted: { legId: flight.leg.id, seat: seat.id }, amountMinor: flight.prices.plain.amountMinor };
}

async function ask<Answer>(url: string, address: string, body: object): Promise<Answer> {
  const answer = await fetch(url, toPost(body, address));
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return (await answer.json()) as Answer;
}

async function textOf(asked: Promise<Response>): Promise<string | undefined> {
  const answer = await asked.catch(() => undefined);
  return answer?.ok === true ? answer.text().catch(() => undefined) : undefined;
}

function toPost(body: object, address: string, key?: string): RequestInit {
  const post = keyedPost(body, key);
  return { ...post, headers: { ...(post.headers as Record<string, string>), [clientAddressHeader]: address } };
}

/** Sends a purchase once, and says what became of it; `undefined` when the gateway died over it, or cannot say for a moment. */
export async function sendPurchase(
  origin: string,
  { key, address, request }: PurchaseIntent,
): Promise<string | undefined> {
  try {
    const answer = await fetch(`${origin}${endpoints.buyExtras.path}`, toPost(request, address, key));
    const body = (await answer.json()) as ExtraPurchaseOutcome | Problem;
    if (answer.status >= 500) return undefined;
    const ending = 'type' in body ? (problemNameOf(body.type) ?? body.title) : body.status;
    return ending === 'idempotencyKeyInUse' ? undefined : ending;
  } catch {
    return undefined;
  }
}
