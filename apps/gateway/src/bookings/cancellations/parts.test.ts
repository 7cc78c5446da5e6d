import { endpoints, type Passenger, trip as tripSchema, type Trip, type TripLookup } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { openChangeSuite, refusalOf, waitingChange } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { issueFund } from '../../../test-support/funds.ts';
import { openMember } from '../../../test-support/members.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { cancelAsQuoted, quoteCancellationOf, type CancellationWish } from '../../../test-support/parts.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import { idempotencyKey } from '../../database/idempotency-key-schema.ts';
import { legInventory } from '../../flights/shopping/leg-inventory-schema.ts';
import { readPointsHeld } from '../../loyalty/points/points-store.ts';
import { listMails } from '../../mail/development-inbox/inbox-store.ts';
import { travelCredit, travelFundMovement } from '../funds/fund-schema.ts';
import { exportOrders } from '../trips/export-orders.ts';

const dayMs = 24 * 60 * 60_000;
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const out: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };
const back: NamedBound = {
  family: 'flex',
  price: 14_100,
  flight: 'WN2',
  departs: '2026-12-05T17:30:00-06:00',
  route: 'HOU-DAL',
};
const leo: Passenger = { ...ana, firstName: 'Leo', frequentFlyerNumber: '20054321', birthDate: '1980-05-05' };
const mia: Passenger = {
  kind: 'child',
  firstName: 'Mía',
  lastName: 'Núñez',
  birthDate: '2018-03-03',
  gender: 'female',
  assistance: [],
};
const party = { adults: 2, children: 1, lapInfants: 0 };
const key = 'intent-of-one-person-to-cancel-a-part';

const suite = openChangeSuite();
let lookup: TripLookup;
beforeEach(async () => {
  await suite.database.db.delete(idempotencyKey);
  lookup = await suite.changes.bookTrip({ bounds: [out, back], party, passengers: [ana, leo, mia] });
  await suite.deliver();
});

const cancel = (wish: CancellationWish) => cancelAsQuoted(suite.gateway, lookup, wish);
const quote = (part: CancellationWish['part']) => quoteCancellationOf(suite.gateway, lookup, part);
async function cancelled(wish: CancellationWish): Promise<Trip> {
  const answer = await cancel(wish);
  const body: unknown = await answer.json();
  if (answer.status !== 200) throw new Error(JSON.stringify(body));
  return tripSchema.parse(body);
}
const find = async (): Promise<Trip> => tripSchema.parse(await readJson<object>(suite.changes.find(lookup)));
const ofReturn = { version: 0, bounds: [1] };
const ofLeo = { version: 0, passengers: [1] };
async function seatsOf(flight: string): Promise<number | undefined> {
  const legs = await suite.database.db.select().from(legInventory);
  return legs.findLast(({ legId }) => legId.startsWith(`${flight}-`))?.sold;
}

describe('a traveller who no longer flies', () => {
  test('gives back their price and their seats; who stays keeps locator, tickets and price', async () => {
    const before = await find();
    suite.later(2 * dayMs);
    const quoted = await readJson<object>(quote(ofLeo));
    expect(quoted).toMatchObject({
      refund: usd(14_100),
      credit: usd(12_900),
      forfeited: usd(0),
      bounds: [
        { amount: usd(12_900), givenBackAs: 'travelCredit' },
        { amount: usd(14_100), givenBackAs: 'money' },
      ],
      left: { price: { total: usd(54_000) }, creditHolder: { firstName: 'Leo' } },
      needsCode: true,
    });
    const seats = (await seatsOf('WN1')) ?? 0;
    const after = await cancelled({ part: ofLeo });
    expect(after).toMatchObject({
      recordLocator: before.recordLocator,
      status: 'confirmed',
      party: { adults: 1, children: 1 },
      price: { total: usd(54_000) },
      changes: [
        {
          difference: { refund: usd(14_100), credit: usd(12_900) },
          travelCredit: { holder: { firstName: 'Leo' }, amount: usd(12_900) },
          cancelledPart: { bounds: [], passengers: [{ kind: 'adult', firstName: 'Leo' }] },
        },
      ],
    });
    expect(after.passengers).toEqual(before.passengers.filter(({ firstName }) => firstName !== 'Leo'));
    expect(await seatsOf('WN1')).toBe(seats - 1);
    await suite.expectSoundBooks();
  });

  test('is exported with the data of who booked', async () => {
    await cancelled({ part: ofLeo });
    const member = await openMember(suite.gateway.identity, { points: 0 });
    const { db } = suite.database;
    const holder = { ...member, id: member.id, accountNumber: '20054321', firstName: 'Leo', lastName: ana.lastName };
    const orders = await exportOrders(db, holder as never);
    const own = orders.find(({ recordLocator }) => recordLocator === lookup.recordLocator);
    expect(own).toMatchObject({
      passengers: [{}, { firstName: 'Leo', noLongerFlies: true, birthDate: '1980-05-05' }, { firstName: 'Mía' }],
      changes: [{ cancelledPart: { bounds: [], passengers: [1] } }],
    });
  });

  test('loses their pending points; who stays keeps theirs', async () => {
    const held = async (id: string) =>
      (await readPointsHeld(suite.database.db, id, suite.gateway.clock.now)).pending?.points ?? 0;
    const [first, second] = [
      await openMember(suite.gateway.identity, { points: 0 }),
      await openMember(suite.gateway.identity, { points: 0 }),
    ];
    const [one, other] = [
      { ...ana, frequentFlyerNumber: first.accountNumber },
      { ...leo, frequentFlyerNumber: second.accountNumber },
    ];
    lookup = await suite.changes.bookTrip({
      bounds: [out, back],
      party: { adults: 2, children: 0, lapInfants: 0 },
      passengers: [one, other],
    });
    expect([await held(first.id), await held(second.id)]).toEqual([270, 270]);
    expect(await readJson<object>(quote(ofLeo))).toMatchObject({ left: { pointsLost: 270 } });
    await cancelled({ part: ofLeo });
    expect([await held(first.id), await held(second.id)]).toEqual([270, 0]);
    await suite.expectSoundBooks();
  });

  describe('of a trip that a travel fund and a card paid', () => {
    let number: string;
    beforeEach(async () => {
      const { db } = suite.database;
      number = await issueFund(db, suite.gateway.clock.now, { amountMinor: 40_000 });
      const { firstName, lastName } = ana;
      const fund = { kind: 'travelFund' as const, number, firstName, lastName, amount: usd(40_000) };
      lookup = await suite.changes.bookTrip({
        bounds: [out, back],
        party,
        passengers: [ana, leo, mia],
        payments: [fund],
      });
      await suite.deliver();
    });
    const moved = async () => {
      const { fundNumber, id, kind, amountMinor } = travelFundMovement;
      const rows = suite.database.db.select({ kind, amountMinor }).from(travelFundMovement);
      return (await rows.where(eq(fundNumber, number)).orderBy(id)).map((row) => [row.kind, row.amountMinor]);
    };
    const spent = [
      ['issued', 40_000],
      ['spent', -40_000],
    ];

    test('gives money back to the card as far as it paid, and to the fund the rest, to the cent', async () => {
      const first = await cancelled({ part: ofLeo });
      expect(first.changes?.[0]?.difference).toMatchObject({ refund: usd(27_000), credit: usd(0), forfeited: usd(0) });
      expect(await moved()).toEqual(spent);
      const second = await cancelled({ part: { version: 1, passengers: [1] } });
      expect(second.changes?.[1]?.difference).toMatchObject({
        refund: usd(14_000),
        credit: usd(0),
        funds: [{ lastFour: number.slice(-4), amount: usd(13_000) }],
      });
      expect(await moved()).toEqual([...spent, ['returned', 13_000]]);
      await suite.deliver();
      await suite.expectSoundBooks();
      await cancelled({});
      expect(await moved()).toEqual([...spent, ['returned', 13_000], ['returned', 27_000]]);
      await suite.deliver();
      await suite.expectSoundBooks();
    });

    test('fills the fund before it gives a credit, and leaves the refund to the card', async () => {
      suite.later(2 * dayMs);
      const after = await cancelled({ part: ofLeo });
      const { difference, travelCredit: given } = after.changes?.[0] ?? {};
      expect(difference).toMatchObject({ refund: usd(14_100), credit: usd(0), funds: [{ amount: usd(12_900) }] });
      expect(given).toBeUndefined();
      expect(await moved()).toEqual([...spent, ['returned', 12_900]]);
      await suite.deliver();
      await suite.expectSoundBooks();
    });
  });

  test('whose points and taxes paid gets both back, once', async () => {
    const member = await openMember(suite.gateway.identity, { points: 20_000 });
    const { accessToken } = member;
    const inPoints = { ...out, points: 8_000, taxes: 300 };
    const two = { party: { adults: 2, children: 0, lapInfants: 0 }, passengers: [ana, leo] };
    const payments = [{ kind: 'points' as const, points: 16_000 }];
    lookup = await suite.changes.bookTrip({ bounds: [inPoints], ...two, payments, accessToken });
    await cancelled({ part: ofLeo });
    const balance = async () => (await readPointsHeld(suite.database.db, member.id, suite.gateway.clock.now)).balance;
    expect(await balance()).toBe(12_000);
    await suite.expectSoundBooks();
    await cancelled({});
    expect(await balance()).toBe(20_000);
    await suite.expectSoundBooks();
  });
});

describe('a direction', () => {
  test('goes for everybody, and the other one stays', async () => {
    const before = await find();
    const seats = (await seatsOf('WN2')) ?? 0;
    const after = await cancelled({ part: ofReturn });
    expect(after.bounds).toEqual(before.bounds.slice(0, 1));
    expect(after.passengers).toEqual(before.passengers);
    expect(after.changes).toMatchObject([
      { difference: { refund: usd(42_300) }, cancelledPart: { bounds: [{ origin: 'HOU' }], passengers: [] } },
    ]);
    expect(await seatsOf('WN2')).toBe(seats - 3);
    await suite.expectSoundBooks();
  });

  test('may be cancelled after the one before it was flown; nobody is taken off then, and the trip is not cancelled whole', async () => {
    suite.later(12 * dayMs);
    for (const part of [{ version: 0, bounds: [0] }, ofLeo, undefined]) {
      expect(await refusalOf(quote(part))).toEqual({ name: 'cancellationClosed' });
    }
    await cancelled({ part: ofReturn });
    await suite.deliver();
    expect((await find()).bounds).toHaveLength(1);
  });
});

test('parts, a change, and the rest: the books are sound, and each credit is a fund of its own', async () => {
  suite.later(2 * dayMs);
  await cancelled({ part: ofLeo });
  const to = [{ ...back, flight: 'WN9', price: 13_000, departs: '2026-12-06T17:30:00-06:00' }];
  const smaller = { adults: 1, children: 1, lapInfants: 0 };
  expect((await suite.changes.change(lookup, { to, bounds: [1], party: smaller })).status).toBe(201);
  await cancelled({ part: { version: 2, bounds: [0] } });
  await suite.expectSoundBooks();
  const whole = await cancelled({ part: { version: 3, passengers: [0, 1] } });
  expect(whole).toMatchObject({ status: 'cancelled', changes: [{}, {}, {}], cancellation: { refund: usd(26_000) } });
  const funds = await suite.database.db
    .select()
    .from(travelCredit)
    .where(eq(travelCredit.recordLocator, lookup.recordLocator));
  expect(funds.map(({ amountMinor }) => amountMinor).toSorted((one, other) => one - other)).toEqual([12_900, 25_800]);
  await suite.expectSoundBooks();
});

describe('is refused', () => {
  test.each([
    ['the last adult of a child', { version: 0, passengers: [0, 1] }, { name: 'adultNeeded' }],
    ['another version of the trip', { version: 1, passengers: [1] }, { name: 'cancellationChanged' }],
    [
      'who is not on the trip',
      { version: 0, passengers: [3] },
      { name: 422, errors: [{ pointer: '/part/passengers/0', code: 'passengerNotInTrip' }] },
    ],
    [
      'a direction that the trip does not have',
      { version: 0, bounds: [2] },
      { name: 422, errors: [{ pointer: '/part/bounds/0', code: 'boundNotInTrip' }] },
    ],
  ])('%s', async (_, part, refusal) => {
    expect(await refusalOf(quote(part))).toEqual(refusal);
    expect(await refusalOf(cancel({ part }))).toEqual(refusal);
    expect((await find()).changes).toBeUndefined();
  });

  test.each([
    ['nothing', { version: 0 }],
    ['both', { version: 0, bounds: [0], passengers: [0] }],
    ['somebody twice', { version: 0, passengers: [1, 1] }],
    ['nobody', { version: 0, passengers: [] }],
  ])('a part that is %s', async (_, part) => {
    expect((await quote(part)).status).toBe(422);
  });

  test('where less comes back by now than was shown, and nothing moves', async () => {
    const shown = { refund: usd(27_000), credit: usd(0) };
    suite.later(2 * dayMs);
    expect(await refusalOf(cancel({ part: ofLeo, shown }))).toEqual({ name: 'cancellationChanged' });
    expect((await find()).passengers).toHaveLength(3);
  });

  test('without the mailed code', async () => {
    const shown = { refund: usd(27_000), credit: usd(0) };
    const answer = suite.gateway.app.request(endpoints.cancelTrip.path, keyedPost({ ...lookup, part: ofLeo, shown }));
    expect(await refusalOf(answer)).toEqual({ name: 'tripCodeNeeded' });
  });

  test('while a change waits for its payment; the whole trip is cancelled all the same', async () => {
    const dearer = { ...back, flight: 'WN8', price: 16_000, departs: '2026-12-06T17:30:00-06:00' };
    const waiting = { to: [dearer], bounds: [1], party, card: '4000002500003155' };
    const { changeId } = await waitingChange(suite.changes.change(lookup, waiting));
    expect(await refusalOf(cancel({ part: ofLeo }))).toEqual({ name: 'changeUnderWay' });
    await cancelled({});
    await suite.changes.decide(changeId, 'authorised');
    expect(await refusalOf(suite.changes.complete(changeId))).toEqual({ name: 'changeChanged' });
    await suite.expectSoundBooks();
  });
});

describe('at once and again', () => {
  test('the same request, however often and after a crash too: one cancellation, one answer', async () => {
    const code = await tripCodeFor(suite.gateway.orders, lookup.recordLocator);
    const shown = { refund: usd(27_000), credit: usd(0) };
    const request = keyedPost({ ...lookup, part: ofLeo, shown, code }, key);
    const send = async () => suite.gateway.app.request(endpoints.cancelTrip.path, request);
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(bodies.size).toBe(1);
    const none = { status: null, body: null, mediaType: null };
    await suite.database.db.update(idempotencyKey).set(none).where(eq(idempotencyKey.key, key));
    expect(bodies).toContain(await (await send()).text());
    const other = keyedPost({ ...lookup, part: ofReturn, shown, code }, key);
    expect(await refusalOf(suite.gateway.app.request(endpoints.cancelTrip.path, other))).toEqual({
      name: 'idempotencyKeyReused',
    });
    expect((await find()).changes).toHaveLength(1);
    await suite.expectSoundBooks();
  });

  test('two tabs, another part and the whole trip: whichever comes second does nothing', async () => {
    const code = await tripCodeFor(suite.gateway.orders, lookup.recordLocator);
    const answers = await Promise.all([
      cancel({ part: ofLeo, code }),
      cancel({ part: ofLeo, code }),
      cancel({ part: ofReturn, code }),
      cancel({ code }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      const { name } = await refusalOf(answer);
      expect(['cancellationChanged', 'tripAlreadyCancelled', 'tripCodeExpired']).toContain(name);
    }
    await suite.expectSoundBooks();
  });
});

describe('the mail', () => {
  async function newestMail() {
    await suite.deliver();
    const [newest] = await listMails(suite.database.db);
    if (newest === undefined) throw new Error('No mail was sent.');
    const calendars = await Promise.all(
      newest.email.attachments.map(async (_, place) => {
        const answer = await suite.gateway.app.request(`/inbox/${newest.id}/attachments/${place}`);
        return (await answer.text()).replaceAll('\r\n ', '');
      }),
    );
    return { ...newest.email, calendars };
  }

  test('says who no longer flies, what comes back and what is still booked; the calendar keeps the flights', async () => {
    suite.later(2 * dayMs);
    const { changes = [] } = await cancelled({ part: ofLeo });
    const { subject, text = '', calendars } = await newestMail();
    expect(subject).toBe(`Cancelamos una parte de su viaje a Houston: ${lookup.recordLocator}`);
    const number = changes[0]?.travelCredit?.number ?? '';
    for (const line of [
      'Leo Núñez-O’Hara ya no viaja.',
      'Devolvemos $141.00 a su Visa terminada en 4242.',
      `Número del fondo: ${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}`,
      'Ana María Núñez-O’Hara: boleto',
      'Lo que sigue reservado cuesta $540.00.',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toContain('Leo Núñez-O’Hara: boleto');
    expect(calendars).toHaveLength(1);
    expect(calendars[0]).toContain('METHOD:REQUEST\r\n');
    expect(calendars[0]).toContain('SEQUENCE:1\r\n');
  });

  test('takes the flights of a cancelled direction out of the calendar', async () => {
    await cancelled({ part: ofReturn });
    const { calendars, text } = await newestMail();
    expect(text).toContain('Houston – Dallas, sábado, 5 de diciembre de 2026');
    expect(calendars.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual(['REQUEST', 'CANCEL']);
    expect(calendars[1]).toContain('Vuelo WN 2');
    expect(calendars[0]).not.toContain('Vuelo WN 2');
  });

  test('that is sent late still says what the trip was then', async () => {
    await cancelled({ part: ofLeo });
    await cancelled({ part: { version: 1, bounds: [1] } });
    await suite.deliver();
    const mails = await listMails(suite.database.db);
    // Both are sent at one moment: which of them is listed first is not said.
    const first = mails.find(({ email }) => email.text?.includes('Leo Núñez-O’Hara ya no viaja.') === true);
    expect(first?.email.text).toContain('Lo que sigue reservado cuesta $540.00.');
    expect(first?.email.text).toContain('Houston – Dallas, sábado, 5 de diciembre de 2026');
  });
});
