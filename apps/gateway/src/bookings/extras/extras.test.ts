import {
  endpoints,
  type ExtraPurchase,
  type ExtraPurchaseOutcome,
  extraPurchaseOutcome,
  type Passenger,
  tripExtras,
  type TripExtras,
  type TripLookup,
} from '@airline/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { openChangeSuite, refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { cancelAsQuoted } from '../../../test-support/parts.ts';
import { listMails } from '../../mail/development-inbox/inbox-store.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { boardingPlace, orderExtraPurchase } from '../orders/order-extra-schema.ts';
import { findPurchase } from '../orders/order-extra-store.ts';
import { sandboxAuthorisation } from '../payments/sandbox/sandbox-schema.ts';
import { reconcilePurchases } from './start-extra-workers.ts';

const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00', flight: '9Z1' };
const back: NamedBound = { ...flight, departs: '2026-12-08T17:00:00-06:00', route: 'HOU-DAL', flight: '9Z2' };
const adult: Passenger = { ...ana, frequentFlyerNumber: undefined, knownTravelerNumber: undefined };
const luis: Passenger = { ...adult, firstName: 'Luis', lastName: 'Ortega', gender: 'male' };
const hourMs = 60 * 60 * 1000;
const departs = Date.parse(flight.departs);

const suite = openChangeSuite();
type Wanted = ExtraPurchase['extras'][number];
const bag: Wanted = { kind: 'bag', traveller: 0, bound: 0, count: 1 };
const early: Wanted = { kind: 'earlyBird', traveller: 0, bound: 0, count: 1 };

const book = async (
  bounds: readonly NamedBound[] = [flight],
  passengers: readonly Passenger[] = [adult],
): Promise<TripLookup> =>
  suite.changes.bookTrip({ bounds, passengers, party: { adults: passengers.length, children: 0, lapInfants: 0 } });
const at = (instant: number): void => {
  suite.gateway.clock.now = new Date(instant);
};
const post = async (path: string, body: unknown, key?: string) => suite.gateway.app.request(path, keyedPost(body, key));
const stateOf = async (proof: TripLookup): Promise<TripExtras> =>
  tripExtras.parse(await readJson<unknown>(post(endpoints.readExtras.path, proof)));
const offered = async (proof: TripLookup, kind: Wanted['kind']) =>
  (await stateOf(proof)).offers.filter((each) => each.kind === kind);
async function requestOf(proof: TripLookup, extras: readonly Wanted[], card?: string): Promise<ExtraPurchase> {
  const prices = { bag: 7_500, earlyBird: 2_500, upgradedBoarding: 3_000, seat: 1_500 };
  const amountMinor = extras.reduce((sum, { kind, count }) => sum + prices[kind] * count, 0);
  const payments: ExtraPurchase['payments'] = [{ kind: 'card', token: await suite.gateway.token(card) }];
  return { ...proof, extras: [...extras], shown: { total: { amountMinor, currency: 'USD' } }, payments };
}
const send = (request: ExtraPurchase, key?: string) => post(endpoints.buyExtras.path, request, key);
const buy = async (proof: TripLookup, extras: readonly Wanted[], card?: string, key?: string) =>
  send(await requestOf(proof, extras, card), key);
const outcomeOf = async (answer: Promise<Response>): Promise<ExtraPurchaseOutcome> =>
  extraPurchaseOutcome.parse(await readJson<unknown>(answer));
const upgradeOf = async (proof: TripLookup, traveller = 0): Promise<Wanted> => {
  const found = (await offered(proof, 'upgradedBoarding')).find((each) => each.traveller === traveller);
  return { kind: 'upgradedBoarding', traveller, bound: 0, legId: found?.legId, count: 1 };
};
const checkIn = async (proof: TripLookup) => {
  const body = { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true };
  const { bounds } = await readJson<{
    readonly bounds: readonly {
      readonly travellers: readonly { readonly flights: readonly { position: string }[] }[];
    }[];
  }>(post(endpoints.checkIn.path, body));
  return bounds[0]?.travellers[0]?.flights[0]?.position;
};
const orderOf = async ({ recordLocator }: TripLookup) => readBookedTrip(suite.database.db, { recordLocator });
const challenged = '4000002500003155';
const declined = '4000000000000002';

describe('a purchase', () => {
  test('gives the trip its extras, paid once, and its contact a mail', async () => {
    const proof = await book([flight, back], [adult, luis]);
    const outcome = await outcomeOf(buy(proof, [{ ...bag, count: 2 }, { ...bag, traveller: 1, bound: 1 }, early]));
    expect(outcome).toMatchObject({
      status: 'bought',
      trip: {
        extras: [
          { kind: 'bag', traveller: 0, bound: 0, amount: { amountMinor: 7_500 } },
          { kind: 'bag', traveller: 0, bound: 0 },
          { kind: 'earlyBird', traveller: 0, bound: 0, amount: { amountMinor: 2_500 } },
          { kind: 'bag', traveller: 1, bound: 1 },
        ],
      },
    });
    await suite.expectSoundBooks();
    const texts = (await listMails(suite.database.db)).map(({ email }) => email.text ?? '');
    expect(texts.filter((text) => text.includes('Maleta adicional para Luis Ortega'))).toHaveLength(1);
    expect(await offered(proof, 'bag')).toMatchObject([
      { state: 'offered', included: 1, bought: 2, most: 3 },
      { bought: 0, most: 5 },
      { bought: 0 },
      { bought: 1, most: 4 },
    ]);
  });

  test('comes again with the same key and is made once; another request with it is refused', async () => {
    const proof = await book();
    const request = await requestOf(proof, [bag]);
    const key = 'extras-key-0123456789';
    const answers = await Promise.all([send(request, key), send(request, key)]);
    const [again, other] = [await send(request, key), await send({ ...request, extras: [early] }, key)];
    expect([...answers, again].every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect([again.status, other.status]).toEqual([201, 422]);
    expect((await orderOf(proof))?.extras).toHaveLength(1);
    await suite.expectSoundBooks();
  });

  test.each([
    ['another price', [bag], { total: 1 }, 'extrasChanged'],
    ['more than there can be', [{ ...bag, count: 6 }], {}, 'extraNotOffered'],
    ['what is not sold yet', 'upgrade', {}, 'extraNotOpen'],
  ] as const)('of %s is refused and takes nothing', async (_, extras, { total }: { total?: number }, name) => {
    const proof = await book();
    const request = await requestOf(proof, extras === 'upgrade' ? [await upgradeOf(proof)] : extras);
    const shown = total === undefined ? request.shown : { total: { amountMinor: total, currency: 'USD' as const } };
    expect(await refusalOf(send({ ...request, shown }))).toMatchObject({ name });
    expect((await orderOf(proof))?.extras).toEqual([]);
    await suite.expectSoundBooks();
  });

  test('that the bank declines leaves the trip as it was', async () => {
    const proof = await book();
    expect(await refusalOf(buy(proof, [bag], declined))).toMatchObject({ name: 'paymentDeclined' });
    expect(await orderOf(proof)).toMatchObject({ version: 0, extras: [] });
    await suite.expectSoundBooks();
  });

  test('that waits for the bank is one at a time, and ends with the trip it was for when that is cancelled', async () => {
    const proof = await book([flight]);
    const outcome = await outcomeOf(buy(proof, [bag], challenged));
    if (outcome.status !== 'challenge') throw new Error(outcome.status);
    expect(await refusalOf(buy(proof, [bag]))).toMatchObject({ name: 'extrasUnderWay' });
    expect((await cancelAsQuoted(suite.gateway, proof)).status).toBe(200);
    const { purchaseId, completionSecret } = outcome;
    const held = await findPurchase(suite.database.db, purchaseId);
    await suite.database.db
      .update(sandboxAuthorisation)
      .set({ state: 'authorised' })
      .where(eq(sandboxAuthorisation.reference, held?.payment.id ?? ''));
    const path = endpoints.completeExtras.path.replace('{purchaseId}', purchaseId);
    expect(await refusalOf(post(path, { completionSecret: 'x'.repeat(43) }))).toMatchObject({
      name: 'extraPurchaseNotFound',
    });
    expect(await refusalOf(post(path, { completionSecret }))).toMatchObject({ name: 'extrasChanged' });
    expect((await orderOf(proof))?.extras).toEqual([]);
    await suite.expectSoundBooks();
  });
});

describe('upgraded boarding', () => {
  test('is sold from a day to half an hour before the flight, and stands on the pass of who checked in before and after', async () => {
    const [one, other] = [await book(), await book()];
    at(departs - 24 * hourMs - 1);
    expect(await offered(one, 'upgradedBoarding')).toMatchObject([{ state: 'notOpen' }]);
    at(departs - 24 * hourMs);
    expect(await checkIn(one)).toBe('A16');
    const [first, second] = [await upgradeOf(one), await upgradeOf(other)];
    expect((await buy(one, [first])).status).toBe(201);
    expect((await buy(other, [second])).status).toBe(201);
    expect([await checkIn(one), await checkIn(other)]).toEqual(['A1', 'A2']);
    expect(await offered(one, 'upgradedBoarding')).toMatchObject([{ state: 'bought', place: 'A1' }]);
    at(departs - 30 * 60_000);
    expect(
      await offered(await book([{ ...flight, departs: '2026-12-02T07:30:00-06:00' }]), 'upgradedBoarding'),
    ).toMatchObject([{ state: 'notOpen' }]);
    expect(await refusalOf(buy(one, [{ ...first, traveller: 0 }]))).toMatchObject({ name: 'extraNotOffered' });
    await suite.expectSoundBooks();
  });

  test('has no place sold twice: of many who want the last ones at once, as many get one as are left', async () => {
    const another = { ...flight, flight: '9Z7', departs: '2026-12-01T09:30:00-06:00' };
    const failing = { recordLocator: '', firstName: '', lastName: '' };
    const proofs: TripLookup[] = [];
    for (let count = 0; count < 4; count += 1)
      proofs.push(
        await book(
          [another],
          Array.from({ length: 5 }, (_, index) => ({ ...adult, firstName: `Ana${'abcde'[index]}` })),
        ).then((proof) => ({ ...proof, firstName: 'Anaa' })),
      );
    at(Date.parse(another.departs) - 20 * hourMs);
    const all = await Promise.all(
      proofs.map(async (proof) =>
        requestOf(proof, await Promise.all([0, 1, 2, 3, 4].map((traveller) => upgradeOf(proof, traveller)))),
      ),
    );
    const statuses = await Promise.all(all.map(async (request) => (await send(request)).status));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 201, 201, 409]);
    const places = (await suite.database.db.select().from(boardingPlace)).filter(({ legId }) =>
      legId.startsWith('9Z7'),
    );
    expect(new Set(places.map(({ position }) => position)).size).toBe(15);
    expect(await offered(proofs[statuses.indexOf(409)] ?? failing, 'upgradedBoarding')).toMatchObject([
      { state: 'soldOut', most: 0 },
      {},
      {},
      {},
      {},
    ]);
    await suite.expectSoundBooks();
  });

  test('lets its places go when the bank is not answered', async () => {
    const proof = await book([{ ...flight, flight: '9Z8' }]);
    at(departs - 20 * hourMs);
    expect((await outcomeOf(buy(proof, [await upgradeOf(proof)], challenged))).status).toBe('challenge');
    suite.later(16 * 60_000);
    expect(await reconcilePurchases(suite.gateway.orders)).toBe(1);
    expect(
      (await suite.database.db.select().from(orderExtraPurchase)).filter(({ status }) => status === 'held'),
    ).toEqual([]);
    expect(
      (await suite.database.db.select().from(boardingPlace)).filter(({ legId }) => legId.startsWith('9Z8')),
    ).toEqual([]);
    await suite.expectSoundBooks();
  });
});

describe('early bird check-in', () => {
  test('keeps a place ahead for who bought it or whose fare has it, once its sale is over, and checks nobody in', async () => {
    const own = { ...flight, flight: '9Z9' };
    const [buyer, flexible, plain] = [await book([own]), await book([{ ...own, family: 'flex' }]), await book([own])];
    expect(await offered(flexible, 'earlyBird')).toMatchObject([{ state: 'included', most: 0 }]);
    expect((await buy(buyer, [early])).status).toBe(201);
    at(departs - 36 * hourMs);
    expect(await offered(plain, 'earlyBird')).toMatchObject([{ state: 'closed' }]);
    expect(await refusalOf(buy(plain, [early]))).toMatchObject({ name: 'extraClosed' });
    await suite.deliver();
    expect(await offered(buyer, 'earlyBird')).toMatchObject([
      { state: 'bought', place: expect.stringMatching(/^A1[67]$/) },
    ]);
    at(departs - 24 * hourMs);
    expect(await checkIn(plain)).toBe('A18');
    expect(new Set([await checkIn(buyer), await checkIn(flexible)])).toEqual(new Set(['A16', 'A17']));
    await suite.expectSoundBooks();
  });
});

describe('what a cancellation or a change does to extras', () => {
  test('a bag is refunded, early bird check-in is not; both to nobody but what paid them', async () => {
    at(departs - 6 * 24 * hourMs);
    const proof = await book();
    await outcomeOf(buy(proof, [{ ...bag, count: 2 }, early]));
    const quote = await readJson<object>(post(endpoints.quoteCancellation.path, proof));
    expect(quote).toMatchObject({
      refund: { amountMinor: 0 },
      credit: { amountMinor: 12_900 },
      forfeited: { amountMinor: 0 },
      extras: { refund: { amountMinor: 15_000 }, forfeited: { amountMinor: 2_500 } },
    });
    expect((await cancelAsQuoted(suite.gateway, proof)).status).toBe(200);
    expect((await orderOf(proof))?.cancellation).toMatchObject({
      extras: { refund: { amountMinor: 15_000 }, forfeited: { amountMinor: 2_500 } },
    });
    await suite.expectSoundBooks();
  });

  test('within the free day all of it is refunded', async () => {
    const proof = await book();
    await outcomeOf(buy(proof, [bag, early]));
    expect((await cancelAsQuoted(suite.gateway, proof)).status).toBe(200);
    expect((await orderOf(proof))?.cancellation).toMatchObject({
      refund: { amountMinor: 12_900 },
      extras: { refund: { amountMinor: 10_000 }, forfeited: { amountMinor: 0 } },
    });
    await suite.expectSoundBooks();
  });

  test('a part takes its own extras with it, and those that stay are found at the place that their direction has then', async () => {
    at(departs - 6 * 24 * hourMs);
    const proof = await book([flight, back], [adult, luis]);
    await outcomeOf(buy(proof, [bag, { ...bag, bound: 1, traveller: 1 }, { ...early, bound: 1 }]));
    const part = { version: 1, bounds: [0] };
    expect((await cancelAsQuoted(suite.gateway, proof, { part })).status).toBe(200);
    expect((await orderOf(proof))?.extras).toMatchObject([
      { kind: 'earlyBird', bound: 0, passenger: 0 },
      { kind: 'bag', bound: 0, passenger: 1 },
    ]);
    const leaving = { version: 2, passengers: [1] };
    expect((await cancelAsQuoted(suite.gateway, proof, { part: leaving })).status).toBe(200);
    expect((await orderOf(proof))?.extras).toMatchObject([{ kind: 'earlyBird' }]);
    await suite.expectSoundBooks();
  });

  test('bags go with a direction onto other flights, upgraded boarding stays with the flight that is given up', async () => {
    const proof = await book([{ ...flight, flight: '9Z5' }]);
    await outcomeOf(buy(proof, [bag]));
    at(departs - 20 * hourMs);
    await outcomeOf(buy(proof, [await upgradeOf(proof)]));
    const to: NamedBound = { ...flight, departs: '2026-12-01T15:30:00-06:00', flight: '9Z6' };
    const changed = await suite.changes.change(proof, { to: [to] });
    expect(changed.status).toBe(201);
    const order = await orderOf(proof);
    expect(order?.extras).toMatchObject([{ kind: 'bag', bound: 0 }]);
    expect(order?.changes?.[0]?.difference.extras).toMatchObject({
      refund: { amountMinor: 0 },
      forfeited: { amountMinor: 3_000 },
    });
    await suite.expectSoundBooks();
  });
});
