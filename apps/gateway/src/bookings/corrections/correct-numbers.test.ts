import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { refusalOf } from '../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../test-support/changes.ts';
import { correctedBy, flight, openCorrectionSuite, right } from '../../../test-support/correction-suite.ts';
import { openMember } from '../../../test-support/members.ts';
import { readJson } from '../../../test-support/orders.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { pointsMovement } from '../../loyalty/points/points-schema.ts';
import { orderPassenger } from '../orders/order-schema.ts';

const dayMs = 24 * 60 * 60 * 1000;
const abroad: NamedBound = { ...flight, route: 'HOU-CUN' };
const setup = openCorrectionSuite();
const { suite } = setup;

describe('documents and numbers', () => {
  const document = { number: 'ABC987654', nationality: 'MX', expiresOn: '2030-05-01' };

  test('are added, changed and taken away; saving what is so already changes nothing', async () => {
    setup.lookup = await setup.book([abroad]);
    expect(await correctedBy(setup.corrections.correct(setup.lookup, { document }))).toMatchObject({
      revision: 1,
      travellers: [{ document: { lastThree: '654', nationality: 'MX', expiresOn: '2030-05-01' } }],
    });
    expect(await correctedBy(setup.corrections.correct(setup.lookup, { document }))).toMatchObject({ revision: 1 });
    expect((await setup.showTrip(setup.lookup)).passengers[0]?.document).toBe('given');
    await setup.corrections.correct(setup.lookup, { knownTravelerNumber: 'TT1234567' });
    const { travellers } = await correctedBy(setup.corrections.correct(setup.lookup, { knownTravelerNumber: null }));
    expect(travellers[0]).not.toHaveProperty('knownTravelerHint');
    const mails = await setup.mailsAbout('Corregimos los datos');
    expect(mails).toHaveLength(3);
    expect(mails.join('\n')).not.toMatch(/ABC987654|TT1234567/);
  });

  test('a passport that ends before the trip, or that no flight needs, is refused at its field', async () => {
    expect(await refusalOf(setup.corrections.correct(setup.lookup, { document }))).toEqual({
      name: 422,
      errors: [{ pointer: '/document', code: 'documentNotNeeded' }],
    });
    setup.lookup = await setup.book([abroad]);
    expect(
      await refusalOf(setup.corrections.correct(setup.lookup, { document: { ...document, expiresOn: '2026-11-30' } })),
    ).toEqual({
      name: 422,
      errors: [{ pointer: '/document/expiresOn', code: 'expiresBeforeTravel', params: { date: '2026-12-01' } }],
    });
  });

  test('a member number takes the points of the flights ahead to its member, and away again', async () => {
    const { id, accountNumber, accessToken } = await openMember(suite.gateway.identity);
    const body = { name: right, frequentFlyerNumber: accountNumber };
    expect(await correctedBy(setup.corrections.correct(setup.lookup, body))).toMatchObject({
      travellers: [{ frequentFlyerHint: accountNumber.slice(-3) }],
    });
    const pending = () => suite.database.db.select().from(pointsMovement).where(eq(pointsMovement.accountId, id));
    expect(await pending()).toMatchObject([{ kind: 'earned', countsFrom: new Date('2026-12-01T13:30:00Z') }]);
    const listed = await suite.gateway.app.request('/api/account/v1/trips', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(await readJson<object>(listed)).toMatchObject({ trips: [{ recordLocator: setup.lookup.recordLocator }] });
    await setup.corrections.correct(setup.renamed, { frequentFlyerNumber: null });
    expect(await pending()).toEqual([]);
    await suite.expectSoundBooks();
  });

  test('of a member number a wrong one and another person’s read alike, and few are tried', async () => {
    const { accountNumber } = await openMember(suite.gateway.identity, { firstName: 'Luis', lastName: 'Ortega' });
    const unknown = { name: 422, errors: [{ pointer: '/frequentFlyerNumber', code: 'memberUnknown' }] };
    const proof = await setup.corrections.proved(setup.lookup);
    expect(await refusalOf(setup.corrections.correct(proof, { frequentFlyerNumber: accountNumber }))).toEqual(unknown);
    expect(await refusalOf(setup.corrections.correct(proof, { frequentFlyerNumber: '1234567890' }))).toEqual(unknown);
    await setup.useUp('tripMemberNumbers', await setup.orderIdOf(setup.lookup), 2);
    expect(await refusalOf(setup.corrections.correct(proof, { frequentFlyerNumber: accountNumber }))).toEqual({
      name: 'tooManyRequests',
    });
    const [row] = await suite.database.db.select().from(orderPassenger);
    expect(row?.frequentFlyerNumber).toBeNull();
  });

  test('who books many trips tries no more numbers: their address counts, and their account', async () => {
    const { id, accountNumber, accessToken } = await openMember(suite.gateway.identity);
    const body = { ...setup.lookup, revision: 0, traveller: 0, frequentFlyerNumber: '1234567890' };
    await setup.useUp('tripMemberNumbersAddress', 'in process', 0);
    const byCode = await setup.corrections.proved(setup.lookup);
    expect(await refusalOf(setup.corrections.correct(byCode, body))).toEqual({ name: 'tooManyRequests' });
    await suite.database.db.delete(rateLimit);
    setup.lookup = await suite.changes.bookTrip({ bounds: [flight], accessToken });
    await setup.useUp('tripMemberNumbersAccount', id, 0);
    const own = { ...body, ...setup.lookup, frequentFlyerNumber: accountNumber };
    expect(await refusalOf(setup.corrections.post('travellers/correction', own, undefined, accessToken))).toEqual({
      name: 'tooManyRequests',
    });
  });

  test('a trip is corrected so often in a day, and what is refused counts', async () => {
    await setup.useUp('tripCorrections', await setup.orderIdOf(setup.lookup), 1);
    const other = { name: { firstName: 'Luis', lastName: 'Ortega' } };
    expect(await refusalOf(setup.corrections.correct(setup.lookup, other))).toEqual({ name: 'nameOfAnotherPerson' });
    expect(await refusalOf(setup.corrections.correct(setup.lookup, other))).toEqual({ name: 'tooManyRequests' });
    expect(await refusalOf(setup.corrections.correct(setup.lookup, { knownTravelerNumber: null }))).toEqual({
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
    setup.lookup = await setup.book([flight, back]);
    await setup.corrections.correct(setup.lookup, { frequentFlyerNumber: accountNumber });
    expect(await bounds()).toEqual([0, 1]);
    suite.later(11 * dayMs);
    await setup.corrections.correct(setup.lookup, { frequentFlyerNumber: null });
    expect(await bounds()).toEqual([0]);
    await setup.corrections.correct(setup.lookup, { frequentFlyerNumber: accountNumber });
    expect(await bounds()).toEqual([0, 1]);
    await suite.expectSoundBooks();
  });
});
