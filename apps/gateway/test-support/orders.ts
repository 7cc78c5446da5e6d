import { randomUUID } from 'node:crypto';

import {
  agreementInForce,
  type FareFamily,
  type FlightLeg,
  idempotencyKeyHeader,
  type Offer,
  type OfferBound,
  type OrderRequest,
  type Passenger,
  type Problem,
} from '@airline/contract';

import { type OrderPayment, toOrderPayments } from '../src/bookings/orders/rules/order-payment.ts';
import type { OfferContent } from '../src/flights/shopping/rules/offers/offer-content.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** One leg from Dallas to Houston Hobby, or between other stations, by flight number and local date. */
export function flightLeg(flight: string, date: string, from = 'DAL', to = 'HOU'): FlightLeg {
  return {
    id: `${flight}-${date}-${from}`,
    flight,
    from,
    to,
    departsAt: `${date}T07:30:00-06:00`,
    arrivesAt: `${date}T08:35:00-06:00`,
    durationMinutes: 65,
    aircraft: '73W',
  };
}

/** One direction that flies the legs given. */
export function boundOf(legs: readonly FlightLeg[]): OfferBound {
  const [first] = legs;
  return {
    origin: first?.from ?? '',
    destination: legs.at(-1)?.to ?? '',
    date: first?.departsAt.slice(0, 10) ?? '',
    itinerary: {
      id: legs.map(({ id }) => id).join('+'),
      legs: [...legs],
      connections: legs.slice(1).map(({ from }) => ({ station: from, layoverMinutes: 60, staysOnBoard: false })),
      stops: legs.length - 1,
      durationMinutes: 65 * legs.length,
    },
    family: 'classic',
    perPassenger: usd(12_900),
  };
}

/** What an offer for adults promises. */
export function offerOf(bounds: readonly OfferBound[], expiresAt: Date, adults = 1): OfferContent {
  return {
    expiresAt: expiresAt.toISOString(),
    party: { adults, children: 0, lapInfants: 0 },
    bounds: [...bounds],
    price: {
      total: usd(12_900 * adults),
      passengers: [
        {
          kind: 'adult',
          count: adults,
          base: usd(10_000 * adults),
          taxes: [{ code: 'US', amount: usd(2_900 * adults) }],
          total: usd(12_900 * adults),
        },
      ],
      points: 8_400 * adults,
      taxesWithPoints: usd(2_100 * adults),
      pointsEarned: 600 * adults,
    },
    freeCancellation: true,
  } satisfies Omit<Offer, 'token' | 'changes'>;
}

export const ana: Passenger = {
  kind: 'adult',
  firstName: 'Ana María',
  lastName: 'Núñez-O’Hara',
  birthDate: '1984-02-29',
  gender: 'female',
  frequentFlyerNumber: '20012345',
  document: { number: 'XDA123456', nationality: 'ES', expiresOn: '2031-01-01' },
  assistance: ['WCHR'],
};

/** An order of an offer, by default for one adult. */
export function orderOf(offer: string, token: string, passengers: readonly Passenger[] = [ana]): OrderRequest {
  return {
    offer,
    passengers: [...passengers],
    contact: { email: 'ana.nunez@example.com', phone: '+12145550123', language: 'es' },
    payments: [{ kind: 'card', token }],
    agreement: agreementInForce,
  };
}

/** The same order with points for the fares of {@link offerOf}, and the card for the taxes. */
export function paidWithPoints(order: OrderRequest, points = 8_400): OrderRequest {
  return { ...order, payments: [{ kind: 'points', points }, ...order.payments] };
}

/** The same order with a travel fund of its first passenger for a part, and the card for the rest. */
export function paidWithFund(
  order: OrderRequest,
  { number, amountMinor }: { readonly number: string; readonly amountMinor: number },
): OrderRequest {
  const { firstName = '', lastName = '' } = order.passengers[0] ?? {};
  const fund = { kind: 'travelFund' as const, number, firstName, lastName, amount: usd(amountMinor) };
  return { ...order, payments: [fund, ...order.payments] };
}

/** The payments of an order of {@link offerOf}: a card's, after points where they pay the fares. */
export function paymentsOf(
  paidWith: 'card' | 'points',
  { price }: Pick<OfferContent, 'price'>,
): readonly OrderPayment[] {
  const id = '6b1d2f0e-8f0b-4d3c-9a55-0d6d3f5f3a10';
  const row = {
    id,
    position: 0,
    kind: 'card',
    points: null,
    currency: 'USD',
    brand: 'visa',
    lastFour: '4242',
    account: null,
    wallet: null,
  } as const;
  const { amountMinor } = paidWith === 'card' ? price.total : price.taxesWithPoints;
  return toOrderPayments({ id, offer: { price }, paidWith }, [{ ...row, amountMinor }]);
}

/** A request as a browser posts it; by default with a key of its own. */
export function keyedPost(body: unknown, key: string = randomUUID(), accessToken?: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [idempotencyKeyHeader]: key,
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}

/** Reads an answer as JSON of the type that the test expects. */
export async function readJson<T = Problem>(answer: Response | Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}

/** A card as a browser posts it to the sandbox. */
export function cardOf(number: string) {
  return {
    number,
    expiryMonth: 12,
    expiryYear: 2030,
    securityCode: number.startsWith('3') ? '1234' : '123',
    holderName: 'Ana Núñez',
  };
}

/** When {@link bookedTrip} was booked. */
export const bookedAt = new Date('2026-11-21T07:00:00Z');

/** A trip out and back in two families, for adults who fly at $129 a direction, and a lap infant who pays $7 on arrival. */
export function bookedTrip(families: readonly FareFamily[], { adults = 1, infantMinor = 0 } = {}) {
  const bounds = families.map((family, index) => ({
    ...boundOf([flightLeg(`WN${index + 1}`, `2026-12-0${index + 1}`)]),
    family,
  }));
  const offer = offerOf(bounds, bookedAt, adults);
  const total = usd(12_900 * adults * families.length + infantMinor);
  return { offer: { ...offer, price: { ...offer.price, total } }, confirmedAt: bookedAt, paidWith: 'card' as const };
}
