import { parseBoardingPass } from '@airline/boarding-pass';
import {
  boardingPasses,
  type BoardingPasses,
  endpoints,
  type Passenger,
  tripCheckIn,
  type TripCheckIn,
  type TripLookup,
  trip as tripSchema,
} from '@airline/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { openChangeSuite, refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { cancelAsQuoted } from '../../../test-support/parts.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import { idempotencyKey } from '../../database/idempotency-key-schema.ts';
import { job } from '../../jobs/job-schema.ts';
import { developmentMail } from '../../mail/development-inbox/inbox-schema.ts';
import { listMails } from '../../mail/development-inbox/inbox-store.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { bagTag } from '../orders/bag-tag-schema.ts';
import { checkIn } from '../orders/check-in-schema.ts';
import { toTagItems } from './rules/bags.ts';

const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00', flight: '9Z1' };
const back: NamedBound = { ...flight, departs: '2026-12-08T17:00:00-06:00', route: 'HOU-DAL', flight: '9Z2' };
const abroad: NamedBound = { ...flight, route: 'DAL-CUN', flight: '9Z3' };
const opensAt = '2026-11-30T13:30:00.000Z';
const closesAt = '2026-12-01T12:30:00.000Z';
const minuteMs = 60_000;

const adult: Passenger = { ...ana, frequentFlyerNumber: undefined, knownTravelerNumber: undefined };
const luis: Passenger = { ...adult, firstName: 'Luis', lastName: 'Ortega', gender: 'male' };
const child: Passenger = { ...adult, kind: 'child', firstName: 'Eva', birthDate: '2019-05-05' };
const infant: Passenger = { ...adult, kind: 'lapInfant', firstName: 'Leo', birthDate: '2026-01-05' };

const suite = openChangeSuite();
let lookup: TripLookup;
beforeEach(async () => {
  const { db } = suite.database;
  // What the tests before have left is not delivered, nor are their mails read.
  for (const table of [checkIn, job, developmentMail]) await db.delete(table);
  lookup = await book([flight]);
});

async function book(bounds: readonly NamedBound[], passengers: readonly Passenger[] = [adult]): Promise<TripLookup> {
  const count = (wanted: Passenger['kind']) => passengers.filter(({ kind }) => kind === wanted).length;
  const party = { adults: count('adult'), children: count('child'), lapInfants: count('lapInfant') };
  return suite.changes.bookTrip({ bounds, passengers, party });
}

const at = (instant: string | number): void => {
  suite.gateway.clock.now = new Date(instant);
};
const post = async (endpoint: { readonly path: string }, body: unknown, key?: string) =>
  suite.gateway.app.request(endpoint.path, keyedPost(body, key));
const state = async (proof: TripLookup = lookup): Promise<TripCheckIn> =>
  tripCheckIn.parse(await readJson<unknown>(post(endpoints.readCheckIn, proof)));
const checkInAs = (travellers: readonly number[], proof: TripLookup = lookup, bound = 0, key?: string) =>
  post(endpoints.checkIn, { ...proof, bound, travellers, hasNoDangerousGoods: true }, key);
const checkedIn = async (answer: Promise<Response>): Promise<TripCheckIn> =>
  tripCheckIn.parse(await readJson<unknown>(answer));
const passes = async (proof: TripLookup = lookup): Promise<BoardingPasses> =>
  boardingPasses.parse(await readJson<unknown>(post(endpoints.readBoardingPasses, proof)));
const positionsIn = ({ bounds }: TripCheckIn, bound = 0) =>
  bounds[bound]?.travellers.map(({ flights }) => flights.map(({ position }) => position).join());

describe('when', () => {
  test.each([
    [Date.parse(opensAt) - 1, 'tooEarly', 'checkInNotOpen'],
    [Date.parse(closesAt), 'closed', 'checkInClosed'],
    [Date.parse(closesAt) + 60 * minuteMs, 'departed', 'checkInClosed'],
  ])('at %d it is %s, and nobody is checked in', async (now, shown, name) => {
    at(now);
    expect((await state()).bounds).toMatchObject([{ state: shown, opensAt, closesAt }]);
    expect(await refusalOf(checkInAs([0]))).toMatchObject({ name });
    expect(await suite.database.db.$count(checkIn)).toBe(0);
  });

  test.each([Date.parse(opensAt), Date.parse(closesAt) - 1])('at %d it is open', async (now) => {
    at(now);
    expect((await state()).bounds).toMatchObject([{ state: 'open' }]);
    expect((await checkInAs([0])).status).toBe(200);
  });

  test('too early says when it opens', async () => {
    expect(await refusalOf(checkInAs([0]))).toEqual({
      name: 'checkInNotOpen',
      errors: [{ pointer: '/bound', code: 'opensAt', params: { opensAt } }],
    });
  });

  test.each([
    ['of 23 hours', '2027-03-14T10:00:00-05:00', '2027-03-13T15:00:00.000Z'],
    ['of 25 hours', '2026-11-01T10:00:00-06:00', '2026-10-31T16:00:00.000Z'],
  ])('it opens 24 elapsed hours before, over a day %s', async (_, departs, opens) => {
    const before = new Date(Date.parse(departs) - 10 * 24 * 60 * minuteMs);
    at(before.toISOString());
    const proof = await book([{ ...flight, departs }]);
    at(Date.parse(opens) - 1);
    expect((await state(proof)).bounds).toMatchObject([{ state: 'tooEarly', opensAt: opens }]);
    at(opens);
    expect((await state(proof)).bounds).toMatchObject([{ state: 'open' }]);
  });

  test('each direction has a time of its own', async () => {
    const proof = await book([flight, back]);
    at(opensAt);
    expect((await state(proof)).bounds.map(({ state: each }) => each)).toEqual(['open', 'tooEarly']);
    expect((await checkInAs([0], proof, 1)).status).toBe(409);
    expect((await checkInAs([0], proof, 0)).status).toBe(200);
  });
});

describe('who', () => {
  test('stands in line by the order in which they checked in, behind priority boarding', async () => {
    const other = await book([flight], [luis, adult]);
    at(opensAt);
    expect(positionsIn(await checkedIn(checkInAs([1], other)))).toEqual(['', 'A16']);
    expect(positionsIn(await checkedIn(checkInAs([0])))).toEqual(['A17']);
    expect(positionsIn(await checkedIn(checkInAs([0, 1], other)))).toEqual(['A18', 'A16']);
  });

  test('a lap infant checks in without a place in line, and not without an adult', async () => {
    const family = await book([flight], [adult, child, infant]);
    at(opensAt);
    const refused = { name: 422, errors: [{ pointer: '/travellers', code: 'adultNotCheckedIn' }] };
    expect(await refusalOf(checkInAs([2], family))).toEqual(refused);
    expect(await refusalOf(checkInAs([1, 2], family))).toEqual(refused);
    await checkedIn(checkInAs([0], family));
    expect(positionsIn(await checkedIn(checkInAs([1, 2], family)))).toEqual(['A16', 'A17', '']);
  });

  test('is unknown where the trip has no such traveller or direction', async () => {
    at(opensAt);
    expect(await refusalOf(checkInAs([0, 3]))).toMatchObject({
      errors: [{ pointer: '/travellers/1', code: 'passengerNotInTrip' }],
    });
    expect(await refusalOf(checkInAs([0], lookup, 1))).toMatchObject({
      errors: [{ pointer: '/bound', code: 'boundNotInTrip' }],
    });
    expect(await refusalOf(checkInAs([0], { ...lookup, lastName: 'Otra' }))).toEqual({ name: 'tripNotFound' });
  });

  test('needs a passport that is valid until the last landing', async () => {
    const document = { number: 'XDB123456', nationality: 'MX', expiresOn: '2026-12-31' };
    const proof = await book(
      [abroad],
      [
        { ...adult, document: undefined },
        { ...luis, document },
      ],
    );
    at(opensAt);
    expect((await state(proof)).bounds[0]?.travellers.map((each) => each.document)).toEqual(['missing', 'given']);
    expect(await refusalOf(checkInAs([1, 0], proof))).toEqual({
      name: 'documentRequired',
      errors: [{ pointer: '/travellers/1', code: 'documentMissing' }],
    });
    expect((await checkInAs([1], proof)).status).toBe(200);
  });
});

describe('at once', () => {
  test('ten people get ten places', async () => {
    const trips = [];
    for (let count = 0; count < 10; count += 1) trips.push(await book([flight]));
    at(opensAt);
    const answers = await Promise.all(trips.map((proof) => checkedIn(checkInAs([0], proof))));
    const places = answers.flatMap((answer) => positionsIn(answer));
    expect(new Set(places)).toEqual(new Set(Array.from({ length: 10 }, (_, place) => `A${16 + place}`)));
  });

  test('the same request again has the same answer, byte for byte', async () => {
    at(opensAt);
    const key = 'intent-of-one-person-to-check-in';
    const first = await (await checkInAs([0], lookup, 0, key)).text();
    suite.later(minuteMs);
    expect(await (await checkInAs([0], lookup, 0, key)).text()).toBe(first);
    expect(await refusalOf(checkInAs([0], { ...lookup, firstName: 'ANA' }, 0, key))).toEqual({
      name: 'idempotencyKeyReused',
    });
    expect(await suite.database.db.$count(checkIn)).toBe(1);
  });

  test('after a crash before the answer was kept it is answered anew', async () => {
    at(opensAt);
    const key = 'intent-that-was-cut-off-before-its-answer';
    const first = await (await checkInAs([0], lookup, 0, key)).text();
    const none = { status: null, body: null, mediaType: null };
    await suite.database.db.update(idempotencyKey).set(none).where(eq(idempotencyKey.key, key));
    expect(await (await checkInAs([0], lookup, 0, key)).text()).toBe(first);
  });
});

describe('boarding passes', () => {
  test('are of who checked in, and none is there before', async () => {
    const proof = await book([flight], [adult, luis]);
    at(opensAt);
    expect((await passes(proof)).passes).toEqual([]);
    await checkedIn(checkInAs([1], proof));
    const [pass, ...others] = (await passes(proof)).passes;
    expect(others).toEqual([]);
    expect(pass).toMatchObject({
      traveller: 1,
      firstName: 'Luis',
      position: 'A16',
      sequence: 1,
      boardsAt: '2026-12-01T13:00:00.000Z',
    });
    const read = parseBoardingPass(pass?.barcode ?? '');
    expect(read).toMatchObject({
      pass: {
        passengerName: 'ORTEGA/LUIS',
        ticketIndicator: 'E',
        version: '6',
        passengerDescription: '1',
        issuedOn: '6334',
        legs: [
          {
            recordLocator: proof.recordLocator,
            from: 'DAL',
            to: 'HOU',
            carrier: '9Z',
            flightNumber: '0001',
            dayOfYear: '335',
            sequence: '0001',
            status: '1',
            airlineCode: '989',
            selectee: '0',
            airlineData: 'A16',
          },
        ],
      },
    });
  });

  test('have the frequent flyer number only where more than names proved the trip', async () => {
    const proof = await book(
      [flight],
      [{ ...adult, frequentFlyerNumber: '5000000099', knownTravelerNumber: 'TT1234567' }],
    );
    at(opensAt);
    await checkedIn(checkInAs([0], proof));
    const numberIn = async (asked: TripLookup) => {
      const read = parseBoardingPass((await passes(asked)).passes[0]?.barcode ?? '');
      return 'pass' in read ? [read.pass.legs[0]?.frequentFlyerNumber, read.pass.legs[0]?.selectee] : [];
    };
    expect(await numberIn(proof)).toEqual([undefined, '3']);
    const code = await tripCodeFor(suite.gateway.orders, proof.recordLocator);
    expect(await numberIn({ ...proof, code })).toEqual(['5000000099', '3']);
  });

  test('are given until a day after the flight', async () => {
    at(opensAt);
    await checkedIn(checkInAs([0]));
    at('2026-12-02T13:29:59Z');
    expect((await passes()).passes).toHaveLength(1);
    at('2026-12-02T13:30:00Z');
    expect((await passes()).passes).toEqual([]);
  });
});

describe('a trip that is changed', () => {
  const later: NamedBound = { ...flight, flight: '9Z9', departs: '2026-12-01T19:30:00-06:00' };

  test('is no longer checked in for the flights that it gave up, and its place is free', async () => {
    lookup = await book([flight, back]);
    const other = await book([flight]);
    at(opensAt);
    await checkedIn(checkInAs([0]));
    expect((await suite.changes.change(lookup, { to: [later] })).status).toBe(201);
    expect((await state()).bounds[0]?.travellers[0]?.flights).toEqual([]);
    expect((await passes()).passes).toEqual([]);
    expect(positionsIn(await checkedIn(checkInAs([0], other)))).toEqual(['A16']);
  });

  test('stays checked in for the flights that it keeps', async () => {
    lookup = await book([flight, back]);
    at(opensAt);
    await checkedIn(checkInAs([0]));
    const moved: NamedBound = { ...back, departs: '2026-12-09T17:00:00-06:00' };
    expect((await suite.changes.change(lookup, { to: [moved], bounds: [1] })).status).toBe(201);
    expect(positionsIn(await state())).toEqual(['A16']);
  });

  test('says of each direction who checked in', async () => {
    at(opensAt);
    await checkedIn(checkInAs([0]));
    const shown = tripSchema.parse(await readJson<unknown>(post(endpoints.findTrip, lookup)));
    expect(shown.checkIn).toEqual([{ bound: 0, opensAt, closesAt, checkedIn: 1 }]);
  });
});

describe('a trip that is cancelled', () => {
  test('is checked in no more, and nobody checks in for it', async () => {
    at(opensAt);
    await checkedIn(checkInAs([0]));
    expect((await cancelAsQuoted(suite.gateway, lookup)).status).toBe(200);
    expect(await suite.database.db.$count(checkIn)).toBe(0);
    expect(await refusalOf(checkInAs([0]))).toEqual({ name: 'tripAlreadyCancelled' });
    expect(await refusalOf(post(endpoints.readBoardingPasses, lookup))).toEqual({ name: 'tripAlreadyCancelled' });
  });

  test('in part keeps the places of who still flies', async () => {
    lookup = await book([flight], [adult, luis]);
    at(opensAt);
    await checkedIn(checkInAs([0, 1]));
    const trip = await readBookedTrip(suite.database.db, { recordLocator: lookup.recordLocator });
    const part = { version: trip?.version ?? 0, passengers: [1] };
    expect((await cancelAsQuoted(suite.gateway, lookup, { part })).status).toBe(200);
    const rows = await suite.database.db.select().from(checkIn);
    expect(rows.map(({ passenger, position }) => [passenger, position])).toEqual([[0, 16]]);
  });
});

describe('the mail of the passes', () => {
  const passMails = async () => {
    await suite.deliver();
    return (await listMails(suite.database.db)).filter(
      ({ email: { subject = '' } }) =>
        subject.startsWith('Sus pases de abordar') && subject.endsWith(lookup.recordLocator),
    );
  };
  const pdfOf = (mail: Awaited<ReturnType<typeof passMails>>[number] | undefined) => {
    const { content, mimeType } = mail?.email.attachments[0] ?? {};
    expect(mimeType).toBe('application/pdf');
    return content instanceof ArrayBuffer ? Buffer.from(content).toString('latin1') : '';
  };

  test('goes to the contact with a sheet for each pass, once for a check-in', async () => {
    lookup = await book([flight], [adult, luis]);
    at(opensAt);
    const key = 'intent-of-one-person-to-check-in-and-read-mail';
    await checkedIn(checkInAs([0, 1], lookup, 0, key));
    await checkedIn(checkInAs([0, 1], lookup, 0, key));
    await checkedIn(checkInAs([0, 1]));
    const [mail, ...others] = await passMails();
    expect(others).toEqual([]);
    expect(mail?.email.text).toContain('posición A16');
    const pdf = pdfOf(mail);
    expect(pdf).toContain('/Count 2');
    expect(pdf).toContain('(Luis Ortega)');
    expect(pdf).toContain(`(${lookup.recordLocator})`);
  });

  test('comes again when somebody asks for it, once in ten minutes, and not before somebody checked in', async () => {
    const ask = () => readJson<unknown>(post(endpoints.mailBoardingPasses, lookup));
    at(opensAt);
    expect(await ask()).toMatchObject({ passes: 0 });
    expect(await passMails()).toEqual([]);
    await checkedIn(checkInAs([0]));
    expect(await ask()).toEqual({ emailHint: 'a•••@e•••.com', passes: 1 });
    await ask();
    expect(await passMails()).toHaveLength(2);
    at(Date.parse(opensAt) + 10 * minuteMs);
    await ask();
    expect(await passMails()).toHaveLength(3);
    expect(await refusalOf(post(endpoints.mailBoardingPasses, { ...lookup, lastName: 'Otra' }))).toEqual({
      name: 'tripNotFound',
    });
  });

  test('comes no more once the trip is cancelled', async () => {
    at(opensAt);
    await checkedIn(checkInAs([0]));
    await cancelAsQuoted(suite.gateway, lookup);
    expect(await passMails()).toEqual([]);
  });
});

describe('the mail', () => {
  const mails = async (proof: TripLookup = lookup) => {
    await suite.deliver();
    return (await listMails(suite.database.db)).flatMap(({ email: { subject = '', text = '' } }) =>
      subject.includes('check-in') && subject.endsWith(proof.recordLocator) ? [text] : [],
    );
  };

  test('comes when check-in opens, once, for each direction', async () => {
    lookup = await book([flight, back]);
    at(Date.parse(opensAt) - 1);
    expect(await mails()).toEqual([]);
    at(opensAt);
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toContain('Houston');
    expect(mail).toMatch(/6:30|06:30/);
    at('2026-12-08T12:00:00Z');
    expect(await mails()).toHaveLength(2);
  });

  test('comes for new flights, and not for those that were given up', async () => {
    await suite.changes.change(lookup, { to: [{ ...flight, departs: '2026-12-03T07:30:00-06:00' }] });
    at(opensAt);
    expect(await mails()).toEqual([]);
    at('2026-12-02T13:30:00Z');
    expect(await mails()).toHaveLength(1);
  });

  test('does not come where everybody checked in, nor of a trip that is cancelled', async () => {
    const other = await book([flight]);
    await cancelAsQuoted(suite.gateway, other);
    at(opensAt);
    await checkedIn(checkInAs([0]));
    expect([...(await mails()), ...(await mails(other))]).toEqual([]);
  });
});

describe('the mail about passes that are void', () => {
  const mails = async (proof: TripLookup = lookup) => {
    await suite.deliver();
    return (await listMails(suite.database.db)).flatMap(({ email: { subject = '', text = '' } }) =>
      /ya no sirven|no longer valid/.test(subject) && subject.endsWith(proof.recordLocator) ? [text] : [],
    );
  };

  test('comes once after a cancellation, with each pass, and leads to no other check-in', async () => {
    const both = await book([flight], [adult, luis]);
    at(opensAt);
    await checkedIn(checkInAs([0, 1], both));
    expect(await mails(both)).toEqual([]);
    await cancelAsQuoted(suite.gateway, both);
    const [mail = '', ...others] = await mails(both);
    expect(others).toEqual([]);
    expect(mail).toMatch(/se canceló/);
    expect(mail).toMatch(/vuelo 9Z.1 de Dallas a Houston/);
    expect(mail.match(/vuelo 9Z/g)).toHaveLength(2);
    expect(mail).not.toMatch(/otra vez/);
  });

  test('comes after a change, of the flights alone that the trip no longer has', async () => {
    lookup = await book([flight, back]);
    at(opensAt);
    await checkedIn(checkInAs([0]));
    await suite.changes.change(lookup, { to: [{ ...flight, departs: '2026-12-01T19:30:00-06:00', flight: '9Z9' }] });
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatch(/Su viaje cambió/);
    expect(mail).toMatch(/9Z.1 /);
    expect(mail).not.toMatch(/9Z.[29] /);
    expect(mail).toMatch(/haga el check-in otra vez/);
  });

  test('does not come where nobody was checked in, nor where the flights stay as they are', async () => {
    at(opensAt);
    await cancelAsQuoted(suite.gateway, lookup);
    expect(await mails()).toEqual([]);
    const other = await book([flight, back]);
    await checkedIn(checkInAs([0], other));
    await suite.changes.change(other, { bounds: [1], to: [{ ...back, departs: '2026-12-09T17:00:00-06:00' }] });
    expect(await mails(other)).toEqual([]);
  });

  test('says nothing of a flight that has left', async () => {
    lookup = await book([flight, back]);
    at(opensAt);
    await checkedIn(checkInAs([0]));
    at('2026-12-02T12:00:00Z');
    await cancelAsQuoted(suite.gateway, lookup);
    expect(await mails()).toEqual([]);
  });
});

describe('bags', () => {
  const tag = (bags: readonly { readonly traveller: number; readonly count: number }[], proof: TripLookup = lookup) =>
    post(endpoints.tagBags, { ...proof, bound: 0, bags });
  const tagsOf = async (answer: Promise<Response>): Promise<readonly string[]> =>
    tripCheckIn.parse(await readJson<unknown>(answer)).bounds[0]?.travellers[0]?.bagTags ?? [];

  test('have a number once their traveller is checked in, the same one however often they are asked for', async () => {
    const proof = await book([{ ...flight, family: 'flex' }]);
    at(opensAt);
    expect(await refusalOf(tag([{ traveller: 0, count: 1 }], proof))).toMatchObject({
      errors: [{ pointer: '/bags/0/traveller', code: 'notCheckedIn' }],
    });
    await checkedIn(checkInAs([0], proof));
    const answers = await Promise.all([1, 1, 1].map((count) => tagsOf(tag([{ traveller: 0, count }], proof))));
    const [first = ''] = answers[0] ?? [];
    expect(first).toMatch(/^0989\d{6}$/);
    expect(answers).toEqual([[first], [first], [first]]);
    const [kept, second] = await tagsOf(tag([{ traveller: 0, count: 2 }], proof));
    expect(kept).toBe(first);
    expect((await passes(proof)).passes).toMatchObject([{ bagTags: [first, second] }]);
    expect(await tagsOf(tag([{ traveller: 0, count: 1 }], proof))).toEqual([first]);
    expect(await tagsOf(tag([{ traveller: 0, count: 0 }], proof))).toEqual([]);
  });

  test('stand in the bar code: the first of a run, how many follow, and that the traveller has some', async () => {
    const proof = await book([{ ...flight, family: 'flex' }]);
    at(opensAt);
    await checkedIn(checkInAs([0], proof));
    await suite.database.db.execute(sql`select setval('bag_tag_serial', 41)`);
    await tag([{ traveller: 0, count: 2 }], proof);
    const [pass] = (await passes(proof)).passes;
    const read = parseBoardingPass(pass?.barcode ?? '');
    expect('pass' in read ? [read.pass.bagTags, read.pass.legs[0]?.status] : read).toEqual(['0989000042001', '3']);
  });

  test('beyond those that are included or bought get none, and after check-in closed nobody gets one', async () => {
    at(opensAt);
    await checkedIn(checkInAs([0]));
    expect(await refusalOf(tag([{ traveller: 0, count: 2 }]))).toEqual({ name: 'bagsNotPaid' });
    at(closesAt);
    expect(await refusalOf(tag([{ traveller: 0, count: 1 }]))).toEqual({ name: 'checkInClosed' });
  });

  test('are void once their traveller flies on no more', async () => {
    at(opensAt);
    await checkedIn(checkInAs([0]));
    await tag([{ traveller: 0, count: 1 }]);
    expect(await suite.database.db.$count(bagTag)).toBe(1);
    await cancelAsQuoted(suite.gateway, lookup);
    expect(await suite.database.db.$count(bagTag)).toBe(0);
  });
});

test.each([
  [['0989000041'], { bagTags: '0989000041000' }],
  [['0989000043', '0989000041', '0989000042'], { bagTags: '0989000041002' }],
  [['0989999999', '0989000001'], { bagTags: '0989000001000', secondBagTags: '0989999999000' }],
  [[], {}],
])('the tags %j stand on a pass as %j', (tags, items) => {
  expect(toTagItems(tags)).toEqual(items);
});
