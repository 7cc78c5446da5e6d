import { trip as tripSchema, type Trip, type TripLookup, tripTravellers } from '@airline/contract';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import { changedTrip, openChangeSuite, refusalOf, waitingChange } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { correctionGateway } from '../../../test-support/correction-gateway.ts';
import { cancelAsQuoted } from '../../../test-support/parts.ts';
import { openOrderGateway } from '../../../test-support/order-gateway.ts';
import { openMember } from '../../../test-support/members.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { listMails } from '../../mail/development-inbox/inbox-store.ts';
import { type LimitName, limits } from '../../limits/limits.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { pointsMovement } from '../../loyalty/points/points-schema.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';
import { orderPassenger } from '../orders/order-schema.ts';
import { orderVersion } from '../orders/order-version-schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };
const later: NamedBound = { ...flight, flight: 'WN2', departs: '2026-12-02T07:30:00-06:00' };
const abroad: NamedBound = { ...flight, route: 'HOU-CUN' };
const misspelt = { ...ana, firstName: 'Anna Maria', lastName: 'Nunes', frequentFlyerNumber: undefined };
const right = { firstName: 'Ana María', lastName: 'Núñez' };

const suite = openChangeSuite();
let corrections: ReturnType<typeof correctionGateway>;
let lookup: TripLookup;
beforeEach(async () => {
  corrections = correctionGateway(suite.gateway);
  lookup = await book();
});

async function book(bounds: readonly NamedBound[] = [flight], passengers = [misspelt]): Promise<TripLookup> {
  const { recordLocator } = await suite.changes.bookTrip({
    bounds,
    passengers,
    party: { adults: passengers.length, children: 0, lapInfants: 0 },
  });
  return { recordLocator, firstName: 'Anna', lastName: 'Nunes' };
}

const renamed = () => ({ ...lookup, ...right });
const showTrip = async (proof: TripLookup): Promise<Trip> =>
  tripSchema.parse(await readJson<unknown>(corrections.find(proof)));
const correctedBy = async (answer: Promise<Response>) => tripTravellers.parse(await readJson<unknown>(answer));

async function orderIdOf({ recordLocator }: TripLookup): Promise<string> {
  const trip = await readBookedTrip(suite.database.db, { recordLocator });
  return trip?.orderId ?? '';
}

/** Counts for somebody until so many are left. */
async function useUp(name: LimitName, key: string, left: number): Promise<void> {
  for (let count = limits[name].most; count > left; count -= 1) await suite.gateway.orders.limits.limitRate(name, key);
}

/** Delivers, and reads the mails about the trip whose subjects begin so, the newest first. */
async function mailsAbout(subject: string): Promise<readonly string[]> {
  await suite.deliver();
  return (await listMails(suite.database.db))
    .filter(({ email }) => email.subject?.startsWith(subject) && email.subject.endsWith(lookup.recordLocator))
    .map(({ email }) => email.text ?? '');
}

describe('who may correct', () => {
  test('proves it by a code or a login: names alone show nothing of it', async () => {
    expect(await refusalOf(corrections.post('travellers', lookup))).toEqual({ name: 'tripCodeNeeded' });
    const body = { ...lookup, revision: 0, traveller: 0, name: right };
    expect(await refusalOf(corrections.post('travellers/correction', body))).toEqual({ name: 'tripCodeNeeded' });
    expect(
      await refusalOf(
        corrections.post('contact', { ...lookup, revision: 0, email: 'x@example.com', phone: '+12145550199' }),
      ),
    ).toEqual({ name: 'tripCodeNeeded' });
    expect(await refusalOf(corrections.post('travellers', { ...lookup, lastName: 'Otra' }))).toEqual({
      name: 'tripNotFound',
    });
  });

  test('sees whole names, and of numbers and addresses their ends alone', async () => {
    expect(await corrections.read(lookup)).toEqual({
      recordLocator: lookup.recordLocator,
      revision: 0,
      travellers: [
        {
          kind: 'adult',
          firstName: 'Anna Maria',
          lastName: 'Nunes',
          nameCorrectionsLeft: 2,
          document: { lastThree: '456', nationality: 'ES', expiresOn: '2031-01-01' },
        },
      ],
      needsDocument: false,
      lastArrival: '2026-12-01',
      namesUntil: '2026-11-30T13:30:00.000Z',
      correctionsUntil: '2026-12-01T13:30:00.000Z',
      contact: { emailHint: 'a•••@e•••.com', phoneEnd: '23' },
    });
  });
});

describe('a name', () => {
  test('is corrected with a new ticket: from then on the new name finds the trip, and the old one does not', async () => {
    const before = await showTrip(lookup);
    await corrections.correct(lookup, { name: right });
    expect(await refusalOf(corrections.find(lookup))).toEqual({ name: 'tripNotFound' });
    const after = await showTrip(renamed());
    expect(after.passengers[0]).toMatchObject(right);
    expect(after.passengers[0]?.ticketNumber).not.toBe(before.passengers[0]?.ticketNumber);
    expect(after).toMatchObject({ price: before.price, bounds: before.bounds, recordLocator: before.recordLocator });
    expect(after.changes).toBeUndefined();
    const versions = await suite.database.db.select().from(orderVersion);
    expect(versions.at(-1)).toMatchObject({ number: 0, tickets: [{ position: 0 }] });
    const [mail] = await mailsAbout('Corregimos los datos');
    expect(mail).toContain('El nombre en el boleto es ahora Ana María Núñez.');
    expect(mail).toContain(`El boleto nuevo es ${after.passengers[0]?.ticketNumber}.`);
    await suite.expectSoundBooks();
  });

  test('sent again with its key is corrected once, although its own names find the trip no more', async () => {
    const body = { ...(await corrections.proved(lookup)), traveller: 0, revision: 0, name: right };
    const send = () => corrections.post('travellers/correction', body, 'correct-this-name-once');
    const [first, again] = [await readJson<unknown>(send()), await readJson<unknown>(send())];
    expect(again).toEqual(first);
    expect((await corrections.read(renamed())).revision).toBe(1);
    const other = { ...body, name: { firstName: 'Ana', lastName: 'Núñez' } };
    expect(await refusalOf(corrections.post('travellers/correction', other, 'correct-this-name-once'))).toEqual({
      name: 'tripNotFound',
    });
  });

  test('is corrected twice at most, and always against the name that was booked', async () => {
    await corrections.correct(lookup, { name: { firstName: 'Ana Maria', lastName: 'Nuñes' } });
    const { travellers } = await corrections.read({ ...lookup, firstName: 'Ana', lastName: 'Nuñes' });
    expect(travellers[0]?.nameCorrectionsLeft).toBe(1);
    const second = { ...lookup, firstName: 'Ana', lastName: 'Nuñes' };
    expect(
      await refusalOf(corrections.correct(second, { name: { firstName: 'Eva Maria', lastName: 'Nuñes' } })),
    ).toEqual({ name: 'nameOfAnotherPerson' });
    await corrections.correct(second, { name: right });
    expect(await refusalOf(corrections.correct(renamed(), { name: { ...right, lastName: 'Núñez Ruiz' } }))).toEqual({
      name: 'nameCorrectionsUsedUp',
    });
  });

  test('of another person is refused, and nothing is corrected', async () => {
    const wish = { name: { firstName: 'Luis', lastName: 'Ortega' }, knownTravelerNumber: 'TT1234567' };
    expect(await refusalOf(corrections.correct(lookup, wish))).toEqual({ name: 'nameOfAnotherPerson' });
    const { revision, travellers } = await corrections.read(lookup);
    expect({ revision, known: travellers[0]?.knownTravelerHint }).toEqual({ revision: 0, known: undefined });
  });

  test('is no longer corrected once check-in opens; the rest is, until the last flight leaves', async () => {
    suite.gateway.clock.now = new Date('2026-11-30T13:30:00Z');
    expect(await refusalOf(corrections.correct(lookup, { name: right }))).toEqual({ name: 'nameCorrectionsClosed' });
    expect(
      (await correctedBy(corrections.correct(lookup, { knownTravelerNumber: 'TT1234567' }))).namesUntil,
    ).toBeUndefined();
    suite.gateway.clock.now = new Date('2026-12-01T13:30:00Z');
    expect(await refusalOf(corrections.correct(lookup, { knownTravelerNumber: null }))).toEqual({
      name: 'correctionsClosed',
    });
    expect(await refusalOf(corrections.contact(lookup, { email: 'x@example.com' }))).toEqual({
      name: 'correctionsClosed',
    });
    await suite.deliver();
  });

  test('does not become that of somebody else on the trip', async () => {
    const other = { ...misspelt, firstName: 'Anna Marya' };
    const both = await book([flight], [misspelt, other]);
    expect(
      await refusalOf(
        corrections.correct(both, { traveller: 1, name: { firstName: 'Anna Maria', lastName: 'Nunes' } }),
      ),
    ).toEqual({
      name: 422,
      errors: [{ pointer: '/name/firstName', code: 'duplicatePassenger' }],
    });
    expect(await refusalOf(corrections.correct(both, { traveller: 2, knownTravelerNumber: null }))).toEqual({
      name: 422,
      errors: [{ pointer: '/traveller', code: 'travellerUnknown' }],
    });
  });

  test('waits for a change that waits for its payment', async () => {
    const { changeId } = await waitingChange(
      suite.changes.change(lookup, { to: [{ ...later, price: 20_000 }], card: '4000002500003155' }),
    );
    expect(await refusalOf(corrections.correct(lookup, { name: right }))).toEqual({ name: 'changeUnderWay' });
    expect((await correctedBy(corrections.correct(lookup, { knownTravelerNumber: 'TT1234567' }))).revision).toBe(1);
    await suite.changes.decide(changeId, 'declined');
    await suite.changes.complete(changeId);
  });

  test('leaves the changes of flights as they are told, before and after', async () => {
    await changedTrip(suite.changes.change(lookup, { to: [later] }));
    await corrections.correct(lookup, { name: right });
    await changedTrip(suite.changes.change(renamed(), { to: [{ ...flight, flight: 'WN7', price: 15_000 }] }));
    const { changes = [], passengers } = await showTrip(renamed());
    expect(changes.map(({ before }) => before[0]?.itinerary.legs[0]?.flight)).toEqual(['WN1', 'WN2']);
    const mail = (await mailsAbout('Cambiamos los vuelos')).find((text) => text.includes('Vuelo WN 7'));
    expect(mail).toContain('vuelo WN 2');
    expect(mail).toContain(`boleto ${passengers[0]?.ticketNumber}`);
    await suite.expectSoundBooks();
  });
});

describe('a trip of several', () => {
  const leo = { ...misspelt, firstName: 'Leo', lastName: 'Ortega', birthDate: '1980-05-05' };
  const mia = { ...misspelt, firstName: 'Nora', lastName: 'Ortegga', birthDate: '1981-06-06' };
  const cancelPart = async (proof: TripLookup, version: number, passengers: number[]) =>
    tripSchema.parse(await readJson<unknown>(cancelAsQuoted(suite.gateway, proof, { part: { version, passengers } })));

  test('whose name was corrected is cancelled in part, and who left is corrected no more', async () => {
    lookup = await book([flight], [misspelt, leo, mia]);
    await corrections.correct(lookup, { name: right });
    const { version } = await showTrip(renamed());
    expect(version).toBe(1);
    expect(
      await refusalOf(cancelAsQuoted(suite.gateway, renamed(), { part: { version: 0, passengers: [1] } })),
    ).toEqual({
      name: 'cancellationChanged',
    });
    const left = await cancelPart(renamed(), version, [1]);
    expect(left).toMatchObject({ version: 2, passengers: [right, { firstName: 'Nora' }], changes: [{}] });
    // Nora is the second of the trip now, and was the third of those who were booked.
    const name = { firstName: 'Nora', lastName: 'Ortega' };
    expect(await correctedBy(corrections.correct(renamed(), { traveller: 1, name }))).toMatchObject({
      travellers: [{ nameCorrectionsLeft: 1 }, { ...name, nameCorrectionsLeft: 1 }],
    });
    expect(await refusalOf(corrections.correct(renamed(), { traveller: 2, knownTravelerNumber: null }))).toEqual({
      name: 422,
      errors: [{ pointer: '/traveller', code: 'travellerUnknown' }],
    });
    const rows = await suite.database.db
      .select()
      .from(orderPassenger)
      .where(eq(orderPassenger.orderId, await orderIdOf(lookup)))
      .orderBy(asc(orderPassenger.position));
    expect(rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual([
      'Ana María Núñez',
      'Leo Ortega',
      'Nora Ortega',
    ]);
    const [mail] = await mailsAbout('Corregimos los datos');
    expect(mail).toContain('El nombre en el boleto es ahora Nora Ortega.');
    await suite.expectSoundBooks();
  });

  test('may be changed after a name was corrected, and corrected after that: each mail has its own flights', async () => {
    await corrections.correct(lookup, { name: right });
    await changedTrip(suite.changes.change(renamed(), { to: [later] }));
    await corrections.correct(renamed(), { name: { ...right, lastName: 'Núñez Ruiz' } });
    const last = { ...renamed(), lastName: 'Núñez Ruiz' };
    await changedTrip(suite.changes.change(last, { to: [{ ...later, flight: 'WN5' }] }));
    const shown = await showTrip(last);
    expect(shown).toMatchObject({ version: 4, changes: [{}, {}] });
    const flightsTold = (await mailsAbout('Cambiamos los vuelos')).map((text) =>
      ['1', '2', '5'].filter((each) => text.includes(`WN ${each}`)).join(),
    );
    expect(new Set(flightsTold)).toEqual(new Set(['1,2', '2,5']));
    await suite.expectSoundBooks();
  });
});

describe('two at once', () => {
  test('on two instances: one correction is made, the same key twice is one, and the other tab is told', async () => {
    const other = correctionGateway(await openOrderGateway(suite.database));
    const proof = await corrections.proved(lookup);
    const body = { ...proof, traveller: 0, revision: 0, name: right };
    const answers = await Promise.all([
      corrections.post('travellers/correction', body, 'the-same-key-on-both-instances'),
      other.post('travellers/correction', body, 'the-same-key-on-both-instances'),
      other.post('travellers/correction', { ...body, knownTravelerNumber: 'TT1234567' }),
    ]);
    const [one, same, rival] = answers.map(({ status }) => status);
    expect(one).toBe(same);
    expect(new Set([one, rival])).toEqual(new Set([200, 409]));
    expect((await corrections.read(renamed())).revision).toBe(1);
    expect(await suite.database.db.$count(orderVersion, eq(orderVersion.orderId, await orderIdOf(lookup)))).toBe(1);
    await suite.expectSoundBooks();
  });

  test('the second one is told, and nothing of the first is lost', async () => {
    const proof = await corrections.proved(lookup);
    await corrections.correct(proof, { knownTravelerNumber: 'TT1234567' });
    expect(await refusalOf(corrections.correct(proof, { revision: 0, name: right }))).toEqual({
      name: 'correctionOutdated',
    });
    expect(await correctedBy(corrections.correct(proof, { revision: 1, name: right }))).toMatchObject({
      revision: 2,
      travellers: [{ ...right, knownTravelerHint: '567' }],
    });
  });

  test('of rivals at the same moment one is made', async () => {
    const proof = await corrections.proved(lookup);
    const rivals = ['TT1111111', 'TT2222222', 'TT3333333'].map(async (knownTravelerNumber) =>
      corrections.correct(proof, { revision: 0, knownTravelerNumber }),
    );
    const statuses = (await Promise.all(rivals)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect((await corrections.read(proof)).revision).toBe(1);
  });

  test('a trip that is cancelled meanwhile is corrected no more', async () => {
    const proof = await corrections.proved(lookup);
    const all = { refund: { amountMinor: 12_900, currency: 'USD' }, credit: { amountMinor: 0, currency: 'USD' } };
    await suite.gateway.app.request('/api/air-booking/v1/trips/cancellation', keyedPost({ ...proof, shown: all }));
    expect(await refusalOf(corrections.correct(lookup, { revision: 0, name: right }))).toEqual({
      name: 'tripAlreadyCancelled',
    });
  });
});

describe('documents and numbers', () => {
  const document = { number: 'ABC987654', nationality: 'MX', expiresOn: '2030-05-01' };

  test('are added, changed and taken away; saving what is so already changes nothing', async () => {
    lookup = await book([abroad]);
    expect(await correctedBy(corrections.correct(lookup, { document }))).toMatchObject({
      revision: 1,
      travellers: [{ document: { lastThree: '654', nationality: 'MX', expiresOn: '2030-05-01' } }],
    });
    expect(await correctedBy(corrections.correct(lookup, { document }))).toMatchObject({ revision: 1 });
    expect((await showTrip(lookup)).passengers[0]?.document).toBe('given');
    await corrections.correct(lookup, { knownTravelerNumber: 'TT1234567' });
    const { travellers } = await correctedBy(corrections.correct(lookup, { knownTravelerNumber: null }));
    expect(travellers[0]).not.toHaveProperty('knownTravelerHint');
    const mails = await mailsAbout('Corregimos los datos');
    expect(mails).toHaveLength(3);
    expect(mails.join('\n')).not.toMatch(/ABC987654|TT1234567/);
  });

  test('a passport that ends before the trip, or that no flight needs, is refused at its field', async () => {
    expect(await refusalOf(corrections.correct(lookup, { document }))).toEqual({
      name: 422,
      errors: [{ pointer: '/document', code: 'documentNotNeeded' }],
    });
    lookup = await book([abroad]);
    expect(
      await refusalOf(corrections.correct(lookup, { document: { ...document, expiresOn: '2026-11-30' } })),
    ).toEqual({
      name: 422,
      errors: [{ pointer: '/document/expiresOn', code: 'expiresBeforeTravel', params: { date: '2026-12-01' } }],
    });
  });

  test('a member number takes the points of the flights ahead to its member, and away again', async () => {
    const { id, accountNumber, accessToken } = await openMember(suite.gateway.identity);
    const body = { name: right, frequentFlyerNumber: accountNumber };
    expect(await correctedBy(corrections.correct(lookup, body))).toMatchObject({
      travellers: [{ frequentFlyerHint: accountNumber.slice(-3) }],
    });
    const pending = () => suite.database.db.select().from(pointsMovement).where(eq(pointsMovement.accountId, id));
    expect(await pending()).toMatchObject([{ kind: 'earned', countsFrom: new Date('2026-12-01T13:30:00Z') }]);
    const listed = await suite.gateway.app.request('/api/account/v1/trips', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(await readJson<object>(listed)).toMatchObject({ trips: [{ recordLocator: lookup.recordLocator }] });
    await corrections.correct(renamed(), { frequentFlyerNumber: null });
    expect(await pending()).toEqual([]);
    await suite.expectSoundBooks();
  });

  test('of a member number a wrong one and another person’s read alike, and few are tried', async () => {
    const { accountNumber } = await openMember(suite.gateway.identity, { firstName: 'Luis', lastName: 'Ortega' });
    const unknown = { name: 422, errors: [{ pointer: '/frequentFlyerNumber', code: 'memberUnknown' }] };
    const proof = await corrections.proved(lookup);
    expect(await refusalOf(corrections.correct(proof, { frequentFlyerNumber: accountNumber }))).toEqual(unknown);
    expect(await refusalOf(corrections.correct(proof, { frequentFlyerNumber: '1234567890' }))).toEqual(unknown);
    await useUp('tripMemberNumbers', await orderIdOf(lookup), 2);
    expect(await refusalOf(corrections.correct(proof, { frequentFlyerNumber: accountNumber }))).toEqual({
      name: 'tooManyRequests',
    });
    const [row] = await suite.database.db.select().from(orderPassenger);
    expect(row?.frequentFlyerNumber).toBeNull();
  });

  test('who books many trips tries no more numbers: their address counts, and their account', async () => {
    const { id, accountNumber, accessToken } = await openMember(suite.gateway.identity);
    const body = { ...lookup, revision: 0, traveller: 0, frequentFlyerNumber: '1234567890' };
    await useUp('tripMemberNumbersAddress', 'in process', 0);
    const byCode = await corrections.proved(lookup);
    expect(await refusalOf(corrections.correct(byCode, body))).toEqual({ name: 'tooManyRequests' });
    await suite.database.db.delete(rateLimit);
    lookup = await suite.changes.bookTrip({ bounds: [flight], accessToken });
    await useUp('tripMemberNumbersAccount', id, 0);
    const own = { ...body, ...lookup, frequentFlyerNumber: accountNumber };
    expect(await refusalOf(corrections.post('travellers/correction', own, undefined, accessToken))).toEqual({
      name: 'tooManyRequests',
    });
  });

  test('a trip is corrected so often in a day, and what is refused counts', async () => {
    await useUp('tripCorrections', await orderIdOf(lookup), 1);
    const other = { name: { firstName: 'Luis', lastName: 'Ortega' } };
    expect(await refusalOf(corrections.correct(lookup, other))).toEqual({ name: 'nameOfAnotherPerson' });
    expect(await refusalOf(corrections.correct(lookup, other))).toEqual({ name: 'tooManyRequests' });
    expect(await refusalOf(corrections.correct(lookup, { knownTravelerNumber: null }))).toEqual({
      name: 'tooManyRequests',
    });
  });

  test('a number that is added earns for the flights ahead alone, and one that is taken away keeps what was flown', async () => {
    const { id, accountNumber } = await openMember(suite.gateway.identity, {
      firstName: 'Anna Maria',
      lastName: 'Nunes',
    });
    const back: NamedBound = { ...flight, flight: 'WN3', route: 'HOU-DAL', departs: '2026-12-05T07:30:00-06:00' };
    const bounds = async () =>
      (await suite.database.db.select().from(pointsMovement).where(eq(pointsMovement.accountId, id)))
        .map(({ bound }) => bound)
        .toSorted((one, other) => (one ?? 0) - (other ?? 0));
    lookup = await book([flight, back]);
    await corrections.correct(lookup, { frequentFlyerNumber: accountNumber });
    expect(await bounds()).toEqual([0, 1]);
    suite.later(11 * dayMs);
    await corrections.correct(lookup, { frequentFlyerNumber: null });
    expect(await bounds()).toEqual([0]);
    await corrections.correct(lookup, { frequentFlyerNumber: accountNumber });
    expect(await bounds()).toEqual([0, 1]);
    await suite.expectSoundBooks();
  });
});
