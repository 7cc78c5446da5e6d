import { emptyAppSettings } from '@airline/client-config/app-settings';
import {
  endpoints,
  type OfferExtras,
  offerExtras,
  type OrderRequest,
  type Passenger,
  type PaymentForm,
  type Trip,
  type TripLookup,
  type WantedExtra,
} from '@airline/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { openChangeSuite, refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { issueFund } from '../../../test-support/funds.ts';
import { openMember } from '../../../test-support/members.ts';
import { ana, keyedPost, orderOf, readJson } from '../../../test-support/orders.ts';
import { cancelAsQuoted } from '../../../test-support/parts.ts';
import { listMails } from '../../mail/development-inbox/inbox-store.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { legSeat } from '../orders/leg-seat-schema.ts';
import { orderExtraPurchase } from '../orders/order-extra-schema.ts';
import { bookingOrder } from '../orders/order-schema.ts';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { sandboxAuthorisation } from '../payments/sandbox/sandbox-schema.ts';
import { reconcilePurchases } from './start-extra-workers.ts';

const assigned = openChangeSuite(undefined, { ...emptyAppSettings, boardingModel: 'assigned' });
const open = openChangeSuite();
type Suite = typeof open;

const fareMinor = 12_900;
let flights = 0;
/** A flight of its own for each test. */
const flight = (): NamedBound => {
  flights += 1;
  return { family: 'classic', price: fareMinor, departs: '2026-12-01T07:30:00-06:00', flight: `9Z${flights}` };
};
const adult: Passenger = { ...ana, frequentFlyerNumber: undefined, knownTravelerNumber: undefined, assistance: [] };
const bag: WantedExtra = { kind: 'bag', traveller: 0, bound: 0, count: 2 };
const early: WantedExtra = { kind: 'earlyBird', traveller: 0, bound: 0, count: 1 };
const challenged = '4000002500003155';
const declined = '4000000000000002';
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

interface Wish {
  readonly extras: readonly WantedExtra[];
  readonly totalMinor: number;
  readonly bounds?: readonly NamedBound[];
  readonly offer?: string;
  readonly card?: string;
  /** What pays before the card, or in its place. */
  readonly payments?: readonly PaymentForm[];
  readonly isCardUsed?: boolean;
}

async function orderWith(
  { gateway, changes }: Suite,
  { extras, totalMinor, bounds = [flight()], offer, card, payments = [], isCardUsed = true }: Wish,
): Promise<OrderRequest> {
  const order = orderOf(offer ?? (await changes.offer(bounds)), await gateway.token(card), [adult]);
  return {
    ...order,
    payments: [...payments, ...(isCardUsed ? order.payments : [])],
    extras: { extras: [...extras], shown: { total: usd(totalMinor) } },
  };
}

async function book(suite: Suite, wish: Wish, accessToken?: string) {
  const outcome = await suite.gateway.outcome(
    suite.gateway.order(await orderWith(suite, wish), undefined, accessToken),
  );
  if (outcome.status !== 'confirmed') throw new Error(JSON.stringify(outcome));
  return outcome.trip;
}

async function offeredWith({ gateway, changes }: Suite, bounds: readonly NamedBound[]): Promise<OfferExtras> {
  const body = { offer: await changes.offer(bounds), passengers: [adult] };
  const answer = gateway.app.request(endpoints.readOfferExtras.path, keyedPost(body));
  return offerExtras.parse(await readJson<unknown>(answer));
}

const seatOf = (legId: string, seat: string): WantedExtra => ({
  kind: 'seat',
  traveller: 0,
  bound: 0,
  legId,
  seat,
  count: 1,
});

/** Finds a plain seat on the only flight, and what it costs. */
async function findSeat(suite: Suite, bounds: readonly NamedBound[]) {
  const { flights: maps } = (await offeredWith(suite, bounds)).seats;
  const [map] = maps;
  const seat = map?.cabin?.rows
    .flatMap(({ seats }) => seats)
    .find((each) => each?.kind === 'plain' && !map.taken.includes(each.id));
  if (map === undefined || seat === undefined || seat === null) throw new Error('There is no plain seat.');
  return { legId: map.leg.id, seat: seat.id, priceMinor: map.prices.plain.amountMinor };
}

const proofOf = ({ recordLocator }: Trip): TripLookup => ({ recordLocator, firstName: 'Ana', lastName: ana.lastName });
const chargesOf = async ({ database }: Suite) => database.db.select().from(sandboxAuthorisation);
const extrasOf = async ({ database }: Suite, recordLocator: string) =>
  (await readBookedTrip(database.db, { recordLocator }))?.extras;

describe('what can be bought with an offer', () => {
  test('is shown before anything is booked, as for a trip', async () => {
    const { extras, seats } = await offeredWith(open, [flight()]);
    expect(extras).toMatchObject({ boarding: 'open', travellers: [{ traveller: 0, firstName: 'Ana María' }] });
    expect(extras.offers).toMatchObject([
      { kind: 'bag', state: 'offered', price: { amountMinor: 7_500 }, most: 5 },
      { kind: 'earlyBird', state: 'offered' },
      { kind: 'upgradedBoarding', state: 'notOpen' },
    ]);
    expect(seats.flights).toMatchObject([{ state: 'notApplicable' }]);
    expect((await offeredWith(assigned, [flight()])).seats.flights).toMatchObject([{ state: 'open', own: [{}] }]);
  });

  test.each([
    ['that nobody signed', 'x', { name: 'offerInvalid' }],
    ['whose time is over', 'old', { name: 'offerExpired' }],
    ['for another party', 'own', { errors: [{ code: 'partyMismatch' }] }],
  ] as const)('is refused for an offer %s', async (_, which, refusal) => {
    const own = await open.changes.offer([flight()]);
    if (which === 'old') open.later(21 * 60 * 1000);
    const passengers = which === 'own' ? [adult, { ...adult, firstName: 'Luis' }] : [adult];
    const body = { offer: which === 'x' ? 'x' : own, passengers };
    expect(await refusalOf(open.gateway.app.request(endpoints.readOfferExtras.path, keyedPost(body)))).toMatchObject(
      refusal,
    );
  });
});

describe('an order with extras', () => {
  test('is paid by one charge, and the trip has them from the first version on', async () => {
    const { recordLocator, extras, payments } = await book(open, { extras: [bag, early], totalMinor: 17_500 });
    expect(payments).toMatchObject([{ amount: { amountMinor: fareMinor } }]);
    expect(extras).toMatchObject([{ kind: 'bag' }, { kind: 'bag' }, { kind: 'earlyBird' }]);
    const charge = (await chargesOf(open)).at(-1);
    expect(charge?.amountMinor).toBe(fareMinor + 17_500);
    expect((await readBookedTrip(open.database.db, { recordLocator }))?.version).toBe(0);
    await open.expectSoundBooks();
    const texts = (await listMails(open.database.db)).map(({ email }) => email.text ?? '');
    expect(texts.filter((text) => text.includes(recordLocator) && text.includes('Maleta adicional'))).toHaveLength(1);
  });

  test('gives back bags whole and fares by their rule when it is cancelled, to the one charge', async () => {
    const trip = await book(open, { extras: [bag, early], totalMinor: 17_500 });
    open.later(30 * 60 * 60 * 1000);
    expect((await cancelAsQuoted(open.gateway, proofOf(trip))).status).toBe(200);
    await open.expectSoundBooks();
    const charge = (await chargesOf(open)).at(-1);
    expect(charge).toMatchObject({ refundedMinor: 15_000, refunds: 1 });
    expect(await extrasOf(open, trip.recordLocator)).toEqual([]);
  });

  test('within the free day gives everything back to the one charge, fares and extras each by a refund', async () => {
    const trip = await book(open, { extras: [bag, early], totalMinor: 17_500 });
    expect((await cancelAsQuoted(open.gateway, proofOf(trip))).status).toBe(200);
    await open.expectSoundBooks();
    expect((await chargesOf(open)).at(-1)).toMatchObject({ refundedMinor: fareMinor + 17_500, refunds: 2 });
  });

  test('can have more bought afterwards, by a payment of its own', async () => {
    const trip = await book(open, { extras: [bag], totalMinor: 15_000 });
    const payments = [{ kind: 'card' as const, token: await open.gateway.token() }];
    const more = { ...proofOf(trip), extras: [early], shown: { total: usd(2_500) }, payments };
    expect((await open.gateway.app.request(endpoints.buyExtras.path, keyedPost(more))).status).toBe(201);
    await open.expectSoundBooks();
    expect(await extrasOf(open, trip.recordLocator)).toHaveLength(3);
  });

  test('has a travel fund or points pay fares alone: a card pays the extras, by itself where nothing else is left to it', async () => {
    const number = await issueFund(open.database.db, open.gateway.clock.now, { amountMinor: fareMinor });
    const fund = { kind: 'travelFund' as const, number, firstName: 'Ana', lastName: 'Núñez', amount: usd(fareMinor) };
    const wish = { extras: [bag], totalMinor: 15_000, payments: [fund] };
    const refused = await orderWith(open, { ...wish, isCardUsed: false });
    expect(await refusalOf(open.gateway.order(refused))).toMatchObject({
      errors: [{ pointer: '/payments', code: 'notPaidInFull' }],
    });
    const trip = await book(open, wish);
    expect(trip.payments).toMatchObject([{ kind: 'travelFund' }]);
    expect((await chargesOf(open)).at(-1)?.amountMinor).toBe(15_000);
    await open.expectSoundBooks();
    open.later(30 * 60 * 60 * 1000);
    expect((await cancelAsQuoted(open.gateway, proofOf(trip))).status).toBe(200);
    await open.expectSoundBooks();
    expect((await chargesOf(open)).at(-1)).toMatchObject({ refundedMinor: 15_000 });
  });

  test('with points for the fares has taxes and extras paid by one charge', async () => {
    const member = await openMember(open.gateway.identity, { points: 20_000 });
    const bounds = [flight()];
    const offer = await open.changes.offer(bounds);
    const read = await open.gateway.orders.offers.read(offer, open.gateway.clock.now);
    if ('refused' in read) throw new Error('The offer is refused.');
    const { points, taxesWithPoints } = read.content.price;
    const payments = [{ kind: 'points' as const, points }];
    await book(open, { offer, extras: [bag], totalMinor: 15_000, payments }, member.accessToken);
    expect((await chargesOf(open)).at(-1)?.amountMinor).toBe(taxesWithPoints.amountMinor + 15_000);
    await open.expectSoundBooks();
  });

  test.each([
    ['another price', { extras: [bag], totalMinor: 1 }, { name: 'extrasChanged' }],
    [
      'a seat where people sit where they like',
      { extras: [{ ...early, kind: 'seat', legId: 'x', seat: '7A' }], totalMinor: 0 },
      { errors: [{ pointer: '/extras/extras/0/legId', code: 'flightNotInTrip' }] },
    ],
    ['more than there can be', { extras: [{ ...bag, count: 6 }], totalMinor: 45_000 }, { name: 'extraNotOffered' }],
    [
      'who does not fly',
      { extras: [{ ...bag, traveller: 3 }], totalMinor: 15_000 },
      { errors: [{ pointer: '/extras/extras/0/traveller', code: 'passengerNotInTrip' }] },
    ],
  ] as const)('is refused with %s, and nothing is held', async (_, wish, refusal) => {
    const before = await open.database.db.$count(bookingOrder);
    expect(await refusalOf(open.gateway.order(await orderWith(open, wish)))).toMatchObject(refusal);
    expect(await open.database.db.$count(bookingOrder)).toBe(before);
    await open.expectSoundBooks();
  });

  test('that the bank declines leaves no extra, no seat and no money', async () => {
    const bounds = [flight()];
    const { legId, seat, priceMinor } = await findSeat(assigned, bounds);
    const wish = { bounds, extras: [seatOf(legId, seat)], totalMinor: priceMinor };
    const order = await orderWith(assigned, { ...wish, card: declined });
    expect(await refusalOf(assigned.gateway.order(order))).toMatchObject({ name: 'paymentDeclined' });
    expect(await assigned.database.db.select().from(legSeat).where(eq(legSeat.legId, legId))).toEqual([]);
    await assigned.expectSoundBooks();
    const trip = await book(assigned, wish);
    expect(await assigned.database.db.select().from(legSeat).where(eq(legSeat.legId, legId))).toMatchObject([
      { seat, state: 'given' },
    ]);
    expect(trip.extras).toMatchObject([{ kind: 'seat', amount: { amountMinor: priceMinor } }]);
    await assigned.expectSoundBooks();
  });

  test('waits for the bank with its seat held, which is freed with the order when nobody answers', async () => {
    const bounds = [flight()];
    const { legId, seat, priceMinor } = await findSeat(assigned, bounds);
    const wish = { extras: [seatOf(legId, seat)], totalMinor: priceMinor };
    const offer = await assigned.changes.offer(bounds);
    const waiting = await assigned.gateway.outcome(
      assigned.gateway.order(await orderWith(assigned, { ...wish, offer, card: challenged })),
    );
    if (waiting.status !== 'challenge') throw new Error(waiting.status);
    const heldSeat = and(eq(legSeat.legId, legId), eq(legSeat.state, 'held'));
    expect(await assigned.database.db.$count(legSeat, heldSeat)).toBe(1);
    const other = await orderWith(assigned, { ...wish, bounds });
    expect(await refusalOf(assigned.gateway.order(other))).toMatchObject({ name: 'seatTaken' });
    // The order settles it, and nothing else does.
    assigned.later(16 * 60_000);
    expect(await reconcilePurchases(assigned.gateway.orders)).toBe(0);
    expect(await reconcileOrders(assigned.gateway.orders)).toBe(1);
    expect(await assigned.database.db.$count(legSeat, eq(legSeat.legId, legId))).toBe(0);
    const held = eq(orderExtraPurchase.status, 'held');
    expect(await assigned.database.db.$count(orderExtraPurchase, held)).toBe(0);
    await assigned.expectSoundBooks();
  });

  test('that waited is completed with its extras once the bank agrees', async () => {
    const order = await orderWith(open, { extras: [bag], totalMinor: 15_000, card: challenged });
    const waiting = await open.gateway.outcome(open.gateway.order(order));
    if (waiting.status !== 'challenge') throw new Error(waiting.status);
    await open.gateway.consent(waiting.orderId);
    const completed = await open.gateway.outcome(open.gateway.complete(waiting.orderId));
    expect(completed).toMatchObject({ status: 'confirmed', trip: { extras: [{ kind: 'bag' }, { kind: 'bag' }] } });
    await open.expectSoundBooks();
  });

  test('comes again with the same key and is made once; a second tab with other extras is refused', async () => {
    const offer = await open.changes.offer([flight()]);
    const order = await orderWith(open, { offer, extras: [bag], totalMinor: 15_000 });
    const key = 'order-extras-key-0123456789';
    const answers = await Promise.all([open.gateway.order(order, key), open.gateway.order(order, key)]);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect((await open.gateway.order(order, key)).status).toBe(201);
    const other = await orderWith(open, { offer, extras: [early], totalMinor: 2_500 });
    expect(await refusalOf(open.gateway.order(other))).toMatchObject({ name: 'offerAlreadyOrdered' });
    await open.expectSoundBooks();
  });

  test('of which two want one seat at once, gives it to one, and the other holds nothing', async () => {
    const bounds = [flight()];
    const { legId, seat, priceMinor } = await findSeat(assigned, bounds);
    const wish = { bounds, extras: [seatOf(legId, seat)], totalMinor: priceMinor };
    const orders = [await orderWith(assigned, wish), await orderWith(assigned, wish)];
    const answers = await Promise.all(orders.map((order) => assigned.gateway.order(order)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(await assigned.database.db.$count(legSeat, eq(legSeat.legId, legId))).toBe(1);
    await assigned.expectSoundBooks();
  });
});
