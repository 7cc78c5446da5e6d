import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { refusalOf } from '../../../test-support/change-suite.ts';
import { correctionGateway } from '../../../test-support/correction-gateway.ts';
import { correctedBy, openCorrectionSuite, right } from '../../../test-support/correction-suite.ts';
import { openOrderGateway } from '../../../test-support/order-gateway.ts';
import { keyedPost } from '../../../test-support/orders.ts';
import { orderVersion } from '../orders/order-version-schema.ts';

const setup = openCorrectionSuite();
const { suite } = setup;

describe('two at once', () => {
  test('on two instances: one correction is made, the same key twice is one, and the other tab learns of it', async () => {
    const other = correctionGateway(await openOrderGateway(suite.database));
    const proof = await setup.corrections.proved(setup.lookup);
    const body = { ...proof, traveller: 0, revision: 0, name: right };
    const answers = await Promise.all([
      setup.corrections.post('travellers/correction', body, 'the-same-key-on-both-instances'),
      other.post('travellers/correction', body, 'the-same-key-on-both-instances'),
      other.post('travellers/correction', { ...body, knownTravelerNumber: 'TT1234567' }),
    ]);
    const [one, same, rival] = answers.map(({ status }) => status);
    expect(one).toBe(same);
    expect(new Set([one, rival])).toEqual(new Set([200, 409]));
    expect((await setup.corrections.read(setup.renamed)).revision).toBe(1);
    expect(
      await suite.database.db.$count(orderVersion, eq(orderVersion.orderId, await setup.orderIdOf(setup.lookup))),
    ).toBe(1);
    await suite.expectSoundBooks();
  });

  test('the second one learns of it, and nothing of the first is lost', async () => {
    const proof = await setup.corrections.proved(setup.lookup);
    await setup.corrections.correct(proof, { knownTravelerNumber: 'TT1234567' });
    expect(await refusalOf(setup.corrections.correct(proof, { revision: 0, name: right }))).toEqual({
      name: 'correctionOutdated',
    });
    expect(await correctedBy(setup.corrections.correct(proof, { revision: 1, name: right }))).toMatchObject({
      revision: 2,
      travellers: [{ ...right, knownTravelerHint: '567' }],
    });
  });

  test('of rivals at the same moment one is made', async () => {
    const proof = await setup.corrections.proved(setup.lookup);
    const rivals = ['TT1111111', 'TT2222222', 'TT3333333'].map(async (knownTravelerNumber) =>
      setup.corrections.correct(proof, { revision: 0, knownTravelerNumber }),
    );
    const statuses = (await Promise.all(rivals)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect((await setup.corrections.read(proof)).revision).toBe(1);
  });

  test('a trip that is cancelled meanwhile is corrected no more', async () => {
    const proof = await setup.corrections.proved(setup.lookup);
    const all = { refund: { amountMinor: 12_900, currency: 'USD' }, credit: { amountMinor: 0, currency: 'USD' } };
    await suite.gateway.app.request('/api/air-booking/v1/trips/cancellation', keyedPost({ ...proof, shown: all }));
    expect(await refusalOf(setup.corrections.correct(setup.lookup, { revision: 0, name: right }))).toEqual({
      name: 'tripAlreadyCancelled',
    });
  });
});
