import { parseBoardingPass } from '@airline/boarding-pass';
import { emptyAppSettings } from '@airline/client-config/app-settings';
import {
  type BoardingPasses,
  endpoints,
  type ExtraPurchase,
  type ExtraPurchaseOutcome,
  extraPurchaseOutcome,
  type Passenger,
  type SeatChoice,
  trip as tripSchema,
  type TripLookup,
  tripSeats,
  type TripSeats,
} from '@airline/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { asWord } from '../../../test-support/as-word.ts';
import { changeGateway } from '../../../test-support/change-gateway.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { openChangeSuite, refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { openOrderGateway } from '../../../test-support/order-gateway.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { cancelAsQuoted } from '../../../test-support/parts.ts';
import {
  openPostgresDatabase,
  postgresPrograms,
  type PostgresDatabase,
  makePostgresDatabase,
} from '../../../test-support/postgres.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { listMails } from '../../mail/development-inbox/inbox-store.ts';
import { takeGoneSeats } from '../seats/take-gone-seats.ts';
import { reconcilePurchases } from './start-extra-workers.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { legSeat } from '../orders/leg-seat-schema.ts';

const settings = { ...emptyAppSettings, boardingModel: 'assigned' } as const;
/** The seats of every aircraft. */
const aircraft = { seats: 143 };
const suite = openChangeSuite(() => aircraft.seats, settings);
afterEach(() => {
  aircraft.seats = 143;
});

const hourMs = 60 * 60 * 1000;
const departs = '2026-12-01T07:30:00-06:00';
let flights = 0;
/** A flight of its own for each test. */
const flight = (family: NamedBound['family'] = 'classic'): NamedBound => {
  flights += 1;
  return { family, price: 12_900, departs, flight: `9Z${flights}` };
};
const adult: Passenger = { ...ana, frequentFlyerNumber: undefined, knownTravelerNumber: undefined, assistance: [] };
const luis: Passenger = { ...adult, firstName: 'Luis', lastName: 'Ortega', gender: 'male' };
const child: Passenger = { ...adult, kind: 'child', firstName: 'Eva', birthDate: '2019-05-05' };
const challenged = '4000002500003155';

async function book(bounds: readonly NamedBound[], passengers: readonly Passenger[] = [adult]): Promise<TripLookup> {
  const count = (wanted: Passenger['kind']) => passengers.filter(({ kind }) => kind === wanted).length;
  const party = { adults: count('adult'), children: count('child'), lapInfants: count('lapInfant') };
  return suite.changes.bookTrip({ bounds, passengers, party });
}
const post = async (path: string, body: unknown, key?: string) => suite.gateway.app.request(path, keyedPost(body, key));
const seatsOf = async (proof: TripLookup): Promise<TripSeats> =>
  tripSeats.parse(await readJson<unknown>(post(endpoints.readSeats.path, proof)));
const legOf = async (proof: TripLookup): Promise<string> => {
  const [first] = (await seatsOf(proof)).flights;
  if (first === undefined) throw new Error('The trip has no flight.');
  return first.leg.id;
};
type Seats = readonly (readonly [traveller: number, seat: string])[];
async function purchaseOf(proof: TripLookup, seats: Seats, amountMinor: number, card?: string): Promise<ExtraPurchase> {
  const legId = await legOf(proof);
  return {
    ...proof,
    extras: seats.map(([traveller, seat]) => ({ kind: 'seat', traveller, bound: 0, legId, seat, count: 1 })),
    shown: { total: { amountMinor, currency: 'USD' } },
    payments: [{ kind: 'card', token: await suite.gateway.token(card) }],
  };
}
const buy = async (proof: TripLookup, seats: Seats, amountMinor: number, card?: string) =>
  post(endpoints.buyExtras.path, await purchaseOf(proof, seats, amountMinor, card));
const outcomeOf = async (answer: Promise<Response>): Promise<ExtraPurchaseOutcome> =>
  extraPurchaseOutcome.parse(await readJson<unknown>(answer));
const choose = async (proof: TripLookup, seats: Seats) => {
  const legId = await legOf(proof);
  const body: SeatChoice = {
    ...proof,
    seats: seats.map(([traveller, seat]) => ({ traveller, bound: 0, legId, seat })),
  };
  return suite.gateway.app.request(endpoints.chooseSeats.path, { ...keyedPost(body), method: 'PUT' });
};
const ownOf = async (proof: TripLookup) =>
  (await readBookedTrip(suite.database.db, { recordLocator: proof.recordLocator }))?.seats.map(({ seat }) => seat);
const at = (instant: number): void => {
  suite.gateway.clock.now = new Date(instant);
};

describe('the seats of a trip', () => {
  test('stand in the cabin of its aircraft, with the prices of its fare, and who may sit where', async () => {
    const proof = await book([flight()], [adult, child]);
    const { boarding, travellers, flights: maps } = await seatsOf(proof);
    const seats = maps[0]?.cabin?.rows.flatMap((row) => row.seats).filter((seat) => seat !== null);
    expect(seats).toHaveLength(143);
    expect(boarding).toBe('assigned');
    expect(maps[0]).toMatchObject({ state: 'open', prices: { plain: { amountMinor: 1_500 } }, taken: [] });
    expect(travellers).toMatchObject([
      { traveller: 0, isYoung: false, mayUseExit: true },
      { traveller: 1, isYoung: true, mayUseExit: false },
    ]);
    expect((await seatsOf(await book([flight('premium')]))).flights[0]?.prices.exit.amountMinor).toBe(0);
  });

  test('are bought, mailed, and taken for everybody else', async () => {
    const own = flight();
    const [proof, other] = [await book([own], [adult, luis]), await book([own])];
    const purchase: Seats = [
      [0, '7C'],
      [1, '11B'],
    ];
    expect(await outcomeOf(buy(proof, purchase, 5_000))).toMatchObject({
      status: 'bought',
      trip: {
        seats: [
          { traveller: 0, seat: '7C' },
          { traveller: 1, seat: '11B' },
        ],
        extras: [
          { kind: 'seat', amount: { amountMinor: 1_500 } },
          { kind: 'seat', amount: { amountMinor: 3_500 } },
        ],
      },
    });
    await suite.expectSoundBooks();
    const texts = (await listMails(suite.database.db)).map(({ email }) => email.text ?? '');
    expect(texts.filter((text) => text.includes('Asiento 11B para Luis Ortega'))).toHaveLength(1);
    expect((await seatsOf(other)).flights[0]?.taken.toSorted()).toEqual(['11B', '7C']);
    expect(await refusalOf(buy(other, [[0, '7C']], 1_500))).toMatchObject({ name: 'seatTaken' });
    expect(await refusalOf(choose(other, [[0, '7C']]))).toMatchObject({ name: 'seatTaken' });
  });

  test('are exchanged for the difference, and a cheaper one for nothing; the old one is free again', async () => {
    const proof = await book([flight()]);
    expect((await buy(proof, [[0, '7C']], 1_500)).status).toBe(201);
    expect(await refusalOf(choose(proof, [[0, '1C']]))).toMatchObject({ name: 'seatNotFree' });
    expect(await refusalOf(buy(proof, [[0, '1C']], 4_500))).toMatchObject({ name: 'extrasChanged' });
    expect((await buy(proof, [[0, '1C']], 3_000)).status).toBe(201);
    expect(await ownOf(proof)).toEqual(['1C']);
    expect((await choose(proof, [[0, '8A']])).status).toBe(200);
    expect(await ownOf(proof)).toEqual(['8A']);
    expect((await seatsOf(proof)).flights[0]).toMatchObject({
      taken: [],
      own: [{ seat: '8A', paid: { amountMinor: 4_500 } }],
    });
    await suite.expectSoundBooks();
  });

  test('cost a family nothing beside each other, and what is paid for others of it is paid alone', async () => {
    const proof = await book([flight()], [adult, luis, child]);
    const together: Seats = [
      [0, '7A'],
      [2, '7B'],
    ];
    expect((await choose(proof, together)).status).toBe(200);
    expect((await buy(proof, [[1, '7C']], 1_500)).status).toBe(201);
    expect(await ownOf(proof)).toEqual(['7A', '7C', '7B']);
    await suite.expectSoundBooks();
  });

  test.each([
    ['a seat that the aircraft has not', [[0, '11A']], 'seatNotInCabin'],
    ['an exit, by a child', [[1, '11B']], 'seatNotAllowed'],
    [
      'one seat for two',
      [
        [0, '7A'],
        [1, '7A'],
      ],
      'extraTwice',
    ],
    ['somebody who is not on the trip', [[5, '7A']], 'passengerNotInTrip'],
  ] as const)('are refused as %s', async (_, seats, code) => {
    const proof = await book([flight()], [adult, child]);
    const problem = await readJson<{ readonly errors: readonly { readonly code: string }[] }>(choose(proof, seats));
    expect(problem.errors.map((each) => each.code)).toEqual([code]);
  });

  test('are held while they are paid, and free when the bank is not answered', async () => {
    const own = flight();
    const [proof, other] = [await book([own]), await book([own])];
    expect((await outcomeOf(buy(proof, [[0, '7C']], 1_500, challenged))).status).toBe('challenge');
    expect(await refusalOf(buy(other, [[0, '7C']], 1_500))).toMatchObject({ name: 'seatTaken' });
    expect(await ownOf(proof)).toEqual([]);
    suite.later(16 * 60_000);
    await reconcilePurchases(suite.gateway.orders);
    expect((await buy(other, [[0, '7C']], 1_500)).status).toBe(201);
    await suite.expectSoundBooks();
  });

  test('can be chosen until check-in closes', async () => {
    const proof = await book([flight()]);
    at(Date.parse(departs) - 30 * 60_000);
    expect((await seatsOf(proof)).flights[0]).toMatchObject({ state: 'closed' });
    expect(await refusalOf(buy(proof, [[0, '7C']], 1_500))).toMatchObject({ name: 'extraClosed' });
  });
});

describe('check-in', () => {
  const checkIn = (proof: TripLookup, travellers: readonly number[]) =>
    post(endpoints.checkIn.path, { ...proof, bound: 0, travellers, hasNoDangerousGoods: true });

  test('gives who has none a seat, children beside an adult, and the pass shows it', async () => {
    const own = flight();
    const [proof, family] = [await book([own]), await book([own], [adult, luis, child])];
    expect((await buy(proof, [[0, '4A']], 1_500)).status).toBe(201);
    at(Date.parse(departs) - 20 * hourMs);
    expect((await checkIn(family, [0, 1, 2])).status).toBe(200);
    const shown = await readJson<BoardingPasses>(post(endpoints.readBoardingPasses.path, family));
    expect(shown.passes.map(({ seat }) => seat)).toEqual(['4B', '4D', '4C']);
    expect(parseBoardingPass(shown.passes[0]?.barcode ?? '')).toMatchObject({
      pass: { legs: [{ seat: '004B' }] },
    });
    expect((await checkIn(proof, [0])).status).toBe(200);
    expect(await ownOf(proof)).toEqual(['4A']);
    expect((await choose(family, [[0, '4B']])).status).toBe(200);
    await suite.expectSoundBooks();
  });
});

describe('an aircraft that no longer has the seat', () => {
  const mails = async (proof: TripLookup) => {
    await suite.deliver();
    return (await listMails(suite.database.db)).flatMap(({ email: { subject = '', text = '' } }) =>
      subject === `Elija otro asiento, viaje ${proof.recordLocator}` ? [text] : [],
    );
  };
  const tripOf = async (proof: TripLookup) =>
    tripSchema.parse(await readJson<unknown>(post(endpoints.findTrip.path, proof)));
  const refit = async (legId: string, seats: number) => {
    aircraft.seats = seats;
    await suite.database.db.transaction((tx) => takeGoneSeats(tx, [{ legId, seats }], suite.gateway.orders.now()));
  };

  test('tells who had it, shows it on the trip until they have another one, and lets what was paid count', async () => {
    const proof = await book([flight()], [adult, luis]);
    const legId = await legOf(proof);
    await outcomeOf(
      buy(
        proof,
        [
          [0, '24A'],
          [1, '7C'],
        ],
        3_000,
      ),
    );
    await refit(legId, 100);
    const [mail = '', ...others] = await mails(proof);
    expect(others).toEqual([]);
    expect(mail).toMatch(/Ana .*: asiento 24A\./);
    expect(mail).not.toMatch(asWord('7C'));
    expect(await tripOf(proof)).toMatchObject({
      seats: [{ traveller: 1, seat: '7C' }],
      goneSeats: [{ traveller: 0, bound: 0, legId, seat: '24A' }],
    });
    expect((await seatsOf(proof)).flights[0]?.own[0]).toEqual({
      traveller: 0,
      paid: { amountMinor: 1_500, currency: 'USD' },
    });
    expect((await choose(proof, [[0, '8C']])).status).toBe(200);
    expect(await tripOf(proof)).not.toHaveProperty('goneSeats');
    expect(await ownOf(proof)).toEqual(expect.arrayContaining(['8C', '7C']));
  });

  test('gives it back with a larger aircraft, and sends nothing to who has another one by then', async () => {
    const proof = await book([flight()]);
    const legId = await legOf(proof);
    await outcomeOf(buy(proof, [[0, '24A']], 1_500));
    await refit(legId, 100);
    await refit(legId, 143);
    expect(await ownOf(proof)).toEqual(['24A']);
    expect(await mails(proof)).toEqual([]);
    await refit(legId, 100);
    await choose(proof, [[0, '8C']]);
    expect(await mails(proof)).toEqual([]);
  });

  test('leaves who chooses no other one a free seat at check-in', async () => {
    const proof = await book([flight()]);
    const legId = await legOf(proof);
    await outcomeOf(buy(proof, [[0, '24A']], 1_500));
    await refit(legId, 100);
    at(Date.parse(departs) - 20 * hourMs);
    await post(endpoints.checkIn.path, { ...proof, bound: 0, travellers: [0], hasNoDangerousGoods: true });
    expect(await ownOf(proof)).toEqual(['1A']);
    expect(await tripOf(proof)).not.toHaveProperty('goneSeats');
    await suite.deliver();
  });
});

describe('what a cancellation or a change does to seats', () => {
  test('they are free again, and what was paid for them comes back within the free day alone', async () => {
    const own = flight();
    const [early, late] = [await book([own]), await book([own])];
    await buy(early, [[0, '7C']], 1_500);
    await buy(late, [[0, '7D']], 1_500);
    expect((await cancelAsQuoted(suite.gateway, early)).status).toBe(200);
    at(Date.parse(departs) - 6 * 24 * hourMs);
    const to: NamedBound = { ...flight(), departs: '2026-12-01T15:30:00-06:00' };
    expect((await suite.changes.change(late, { to: [to] })).status).toBe(201);
    const order = await readBookedTrip(suite.database.db, { recordLocator: late.recordLocator });
    expect(order).toMatchObject({ seats: [], extras: [] });
    expect(order?.changes?.[0]?.difference.extras).toMatchObject({ forfeited: { amountMinor: 1_500 } });
    expect(
      (await readBookedTrip(suite.database.db, { recordLocator: early.recordLocator }))?.cancellation,
    ).toMatchObject({
      extras: { refund: { amountMinor: 1_500 } },
    });
    expect((await seatsOf(await book([own]))).flights[0]?.taken).toEqual([]);
    await suite.expectSoundBooks();
  });
});

describe('where people sit where they like', () => {
  const open = openChangeSuite();

  test('a trip says so, and sells no seats', async () => {
    const proof = await open.changes.bookTrip({ bounds: [flight()] });
    const shown = await readJson<TripSeats>(open.gateway.app.request(endpoints.readSeats.path, keyedPost(proof)));
    expect(shown).toMatchObject({ boarding: 'open', flights: [{ state: 'notApplicable', own: [] }] });
    const legId = shown.flights[0]?.leg.id ?? '';
    const body: SeatChoice = { ...proof, seats: [{ traveller: 0, bound: 0, legId, seat: '7C' }] };
    const answer = open.gateway.app.request(endpoints.chooseSeats.path, { ...keyedPost(body), method: 'PUT' });
    expect(await refusalOf(answer)).toMatchObject({ name: 'extraNotOffered' });
  });
});

const programs = postgresPrograms();

/** The embedded database has one connection, on which nothing waits for another. */
describe.skipIf(programs === undefined)('one seat that many want at once, on PostgreSQL,', () => {
  let server: PostgresDatabase;
  let database: OpenDatabase;

  beforeAll(async () => {
    server = await makePostgresDatabase(programs ?? '');
    database = await openPostgresDatabase(server);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  test('is sold to one of them, and given to nobody else', async () => {
    const gateway = await openOrderGateway(database, { settings });
    const own = flight();
    const proofs: TripLookup[] = [];
    while (proofs.length < 12) {
      proofs.push(await changeGateway(gateway).bookTrip({ bounds: [own] }));
      await database.db.delete(rateLimit);
    }
    const [first] = proofs;
    const shown = await readJson<TripSeats>(gateway.app.request(endpoints.readSeats.path, keyedPost(first)));
    const legId = shown.flights[0]?.leg.id ?? '';
    const requests = await Promise.all(
      proofs.map(async (proof): Promise<ExtraPurchase> => ({
        ...proof,
        extras: [{ kind: 'seat', traveller: 0, bound: 0, legId, seat: '7C', count: 1 }],
        shown: { total: { amountMinor: 1_500, currency: 'USD' } },
        payments: [{ kind: 'card', token: await gateway.token() }],
      })),
    );
    const answers = await Promise.all(
      requests.map(async (request) => gateway.app.request(endpoints.buyExtras.path, keyedPost(request))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(proofs.length - 1);
    expect(await database.db.$count(legSeat, and(eq(legSeat.legId, legId), eq(legSeat.seat, '7C')))).toBe(1);
  });
});
