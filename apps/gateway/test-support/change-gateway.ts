import {
  type ChangeDifference,
  type ChangeRequest,
  type Money,
  type Party,
  type Passenger,
  type CompanyTrip,
  type OrderPaymentForm,
  type PaymentForm,
  agreementInForce,
  type TripLookup,
} from '@airline/contract';
import { and, eq } from 'drizzle-orm';

import { sandboxAuthorisation } from '../src/bookings/payments/sandbox/sandbox-schema.ts';
import { isCharge } from '../src/bookings/orders/rules/order-payment.ts';
import { orderChange } from '../src/bookings/orders/order-change-schema.ts';
import { toCompletionSecret } from '../src/bookings/orders/completion-secret.ts';
import { offerPrice } from '../src/flights/shopping/rules/offers/index.ts';
import { faredBound, type NamedBound } from './changes.ts';
import type { OrderGateway } from './order-gateway.ts';
import { ana, keyedPost, orderOf, readJson } from './orders.ts';
import { tripCodeFor } from './trip-code.ts';

const changesPath = '/api/air-booking/v1/trips/changes';

export const oneAdult: Party = { adults: 1, children: 0, lapInfants: 0 };

/** A change as a test wishes it. */
export interface ChangeWish {
  readonly to: readonly NamedBound[];
  /** Which directions change: the first ones by default. */
  readonly bounds?: readonly number[];
  readonly party?: Party;
  /** An offer that was made before, in place of one of `to`. */
  readonly offer?: string;
  /** What the person was shown; by default what the gateway quotes. */
  readonly shown?: Partial<ChangeRequest['shown']>;
  /** By default a card where money is due, and points where points are. */
  readonly payments?: readonly OrderPaymentForm[];
  readonly card?: string;
  readonly key?: string;
  readonly accessToken?: string;
  /** By default one that was mailed for this change. */
  readonly code?: string;
}

/** What somebody does with trips whose flights change. */
export interface ChangeGateway {
  /** Signs an offer of some directions for a party. */
  offer(bounds: readonly NamedBound[], party?: Party): Promise<string>;
  /** Books directions at their prices, and gives what proves whose trip it is. */
  bookTrip(trip: {
    readonly bounds: readonly NamedBound[];
    readonly party?: Party;
    readonly passengers?: readonly Passenger[];
    /** What pays beside the card. */
    readonly payments?: readonly PaymentForm[];
    /** All that pays; `payments` and a card by default. */
    readonly paysWith?: readonly OrderPaymentForm[];
    readonly accessToken?: string;
    /** The company that it is booked under. */
    readonly company?: CompanyTrip;
  }): Promise<TripLookup>;
  options(lookup: TripLookup): Promise<Response>;
  quote(lookup: TripLookup, wish: ChangeWish): Promise<Response>;
  /** Writes the request of a change. */
  changeOf(lookup: TripLookup, wish: ChangeWish): Promise<ChangeRequest>;
  send(request: ChangeRequest, key?: string, accessToken?: string): Promise<Response>;
  /** Changes a trip, from the offer to the answer. */
  change(lookup: TripLookup, wish: ChangeWish): Promise<Response>;
  complete(changeId: string, secret?: string): Promise<Response>;
  /** Has the bank say something of the payment of a change that waits. */
  decide(changeId: string, state: 'authorised' | 'declined'): Promise<void>;
  find(lookup: TripLookup): Promise<Response>;
}

export function changeGateway(gateway: OrderGateway): ChangeGateway {
  const { orders, app } = gateway;
  const post = async (path: string, body: unknown, key?: string, accessToken?: string) =>
    app.request(`/api/air-booking/v1/trips/${path}`, keyedPost(body, key, accessToken));
  const own: ChangeGateway = {
    offer(bounds, party = oneAdult) {
      const fared = bounds.map(faredBound);
      return orders.offers.sign({
        expiresAt: new Date(gateway.clock.now.getTime() + 20 * 60 * 1000).toISOString(),
        party,
        bounds: fared,
        price: offerPrice(fared, party),
        freeCancellation: true,
      });
    },
    async bookTrip({ bounds, party, passengers, payments = [], paysWith, accessToken, company }) {
      const order = orderOf(await own.offer(bounds, party), await gateway.token(), passengers);
      const paid = {
        ...order,
        payments: [...(paysWith ?? [...payments, ...order.payments])],
        ...(company === undefined ? {} : { company }),
      };
      const outcome = await gateway.outcome(gateway.order(paid, undefined, accessToken));
      if (outcome.status !== 'confirmed') throw new Error(JSON.stringify(outcome));
      const { recordLocator } = outcome.trip;
      return { recordLocator, firstName: 'Ana', lastName: ana.lastName };
    },
    options: (lookup) => post('change-options', lookup),
    async quote(lookup, { to, bounds = to.map((_, place) => place), party, offer, accessToken }) {
      const wanted = { offer: offer ?? (await own.offer(to, party)), bounds };
      return post('change-quote', { ...lookup, ...wanted }, undefined, accessToken);
    },
    async changeOf(lookup, wish) {
      const offer = wish.offer ?? (await own.offer(wish.to, wish.party));
      const bounds = [...(wish.bounds ?? wish.to.map((_, place) => place))];
      const quoted = await readJson<{ readonly difference?: ChangeDifference }>(
        own.quote(lookup, { ...wish, offer, bounds }),
      );
      const nothing = { amountMinor: 0, currency: 'USD' as const };
      const shown = { due: nothing, refund: nothing, credit: nothing, pointsDue: 0, pointsReturned: 0 };
      const quotedDifference: ChangeDifference = quoted.difference ?? { ...shown, forfeited: nothing };
      const { forfeited: _forfeited, funds, extras, ...difference } = quotedDifference;
      const { due, pointsDue } = difference;
      const forms: PaymentForm[] = [
        ...(pointsDue > 0 ? [{ kind: 'points' as const, points: pointsDue }] : []),
        ...(due.amountMinor > 0 ? [{ kind: 'card' as const, token: await gateway.token(wish.card) }] : []),
      ];
      return {
        ...lookup,
        code: wish.code ?? (await tripCodeFor(orders, lookup.recordLocator)),
        offer,
        bounds,
        shown: { ...difference, funds: usableOf(funds), extras: extras?.refund, ...wish.shown },
        payments: wish.payments === undefined ? forms : [...wish.payments],
        agreement: agreementInForce,
      };
    },
    send: (request, key, accessToken) => post('changes', request, key, accessToken),
    async change(lookup, wish) {
      return own.send(await own.changeOf(lookup, wish), wish.key, wish.accessToken);
    },
    async complete(changeId, secret) {
      const completionSecret = secret ?? (await toCompletionSecret(orders, changeId));
      return app.request(`${changesPath}/${changeId}/completion`, keyedPost({ completionSecret }));
    },
    async decide(changeId, state) {
      const [change] = await orders.db.select().from(orderChange).where(eq(orderChange.id, changeId));
      const charge = change?.payments.find(isCharge);
      await orders.db
        .update(sandboxAuthorisation)
        .set({ state })
        .where(and(eq(sandboxAuthorisation.reference, charge?.id ?? changeId)));
    },
    find: (lookup) => post('lookup', lookup),
  };
  return own;
}

/** Adds up what goes back to travel funds that can still be used: what somebody was shown to get back so. */
function usableOf(funds: ChangeDifference['funds'] = []): Money {
  const usable = funds.filter(({ isExpired }) => !isExpired);
  return { amountMinor: usable.reduce((sum, { amount }) => sum + amount.amountMinor, 0), currency: 'USD' };
}
