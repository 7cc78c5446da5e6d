import { describe, expect, test } from 'vitest';

import { refusalOf } from '../../../test-support/change-suite.ts';
import { openCorrectionSuite, right } from '../../../test-support/correction-suite.ts';
import { readJson } from '../../../test-support/orders.ts';

const setup = openCorrectionSuite();

describe('who may correct', () => {
  test('proves it by a code or a login: names alone show nothing of it', async () => {
    expect(await readJson<object>(setup.corrections.post('travellers', setup.lookup))).toEqual({
      needsCode: true,
      recordLocator: setup.lookup.recordLocator,
    });
    const body = { ...setup.lookup, revision: 0, traveller: 0, name: right };
    expect(await refusalOf(setup.corrections.post('travellers/correction', body))).toEqual({ name: 'tripCodeNeeded' });
    expect(
      await refusalOf(
        setup.corrections.post('contact', {
          ...setup.lookup,
          revision: 0,
          email: 'x@example.com',
          phone: '+12145550199',
        }),
      ),
    ).toEqual({ name: 'tripCodeNeeded' });
    expect(await refusalOf(setup.corrections.post('travellers', { ...setup.lookup, lastName: 'Otra' }))).toEqual({
      name: 'tripNotFound',
    });
  });

  test('sees whole names, and of numbers and addresses their ends alone', async () => {
    expect(await setup.corrections.read(setup.lookup)).toEqual({
      recordLocator: setup.lookup.recordLocator,
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
