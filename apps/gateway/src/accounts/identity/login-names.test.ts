import type { ClientCategory } from '@airline/client-config/client-categories';
import { problemNameOf, type Problem } from '@airline/contract';
import { describe, expect, test } from 'vitest';

import { codeOf, password } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { company, securityEvent } from './identity-schema.ts';

const suite = openIdentitySuite();

describe('a login takes', () => {
  test.each(['5000000017', '5000 000 017', '5000-000-017', ' 50 00-00 00 17 '])(
    'the account number as it is written: %s',
    async (typed) => {
      await suite.gateway.account({ accountNumber: '5000000017' }).catch(() => undefined);
      expect((await suite.gateway.password(typed, password)).status).toBe(200);
    },
  );

  test('no number of more digits, however it is written', async () => {
    expect(await codeOf(suite.gateway.password('5000-000-0171', password))).toBe(400518148);
  });

  test('the e-mail of one account, in any letter case', async () => {
    await suite.gateway.account({ email: 'Rosa.Sola@example.com' });
    expect((await suite.gateway.password('rosa.sola@EXAMPLE.com', password)).status).toBe(200);
  });

  test('no e-mail that a family shares: it is nobody’s', async () => {
    for (let each = 0; each < 2; each += 1) await suite.gateway.account({ email: 'familia@example.com' });
    expect(await codeOf(suite.gateway.password('familia@example.com', password))).toBe(400618205);
  });

  test('the e-mail of the account that is in use, however many enrol with it and whatever was closed', async () => {
    const email = 'en.uso@example.com';
    await suite.gateway.account({ email, status: 'pending', password: 'Otra2026!' });
    await suite.gateway.account({ email, status: 'disabled', disabledReason: 'mergedIntoAnother' });
    expect(await codeOf(suite.gateway.password(email, 'Otra2026!'))).toBe(400518006);
    await suite.gateway.account({ email });
    expect((await suite.gateway.password(email, password)).status).toBe(200);
  });
});

describe('the right password at another login', () => {
  const companyId = crypto.randomUUID();
  const doors: readonly (readonly [Parameters<typeof suite.gateway.account>[0], ClientCategory, object])[] = [
    [{ kind: 'member' }, 'corporateTravelManager', { category: 'member', path: '/login/?as=member' }],
    [
      { kind: 'member' },
      'mobileCorporate',
      { category: 'mobileMember', path: '/mobile/account/login?as=mobileMember' },
    ],
    [{ kind: 'corporateTraveler' }, 'member', { category: 'corporateTraveler', path: '/login/?as=corporateTraveler' }],
    [
      { kind: 'travelManager', companyId },
      'member',
      { category: 'corporateTravelManager', path: '/acme/ctm/login/?as=corporateTravelManager' },
    ],
    [
      { kind: 'travelManager', companyId },
      'mobileMember',
      { category: 'mobileCorporate', path: '/mobile/account/login?as=mobileCorporate' },
    ],
    [
      { kind: 'areaMarketingManager' },
      'corporateTravelManager',
      { category: 'areaMarketingManager', path: '/business/ctm/login/?as=areaMarketingManager' },
    ],
    [{ kind: 'reportService' }, 'member', { category: 'automatedReportService' }],
  ];

  test.each(doors)('of %o, tried as %s, names where it logs in', async (values, category, door) => {
    const { now: createdAt } = suite.gateway.clock;
    const owner = { id: companyId, name: 'Acme', product: 'acme', status: 'active', createdAt } as const;
    await suite.database.db.insert(company).values(owner).onConflictDoNothing();
    const username = `p${crypto.randomUUID().slice(0, 12)}`;
    await suite.gateway.account({ username, ...values });
    const answer = (await (await suite.gateway.password(username, password, category)).json()) as Problem;
    expect([answer.status, problemNameOf(answer.type)]).toEqual([403, 'loginElsewhere']);
    expect(answer.nextStep).toEqual({ kind: 'logInElsewhere', ...door });
  });

  test('is no wrong try, and stands in the audit log', async () => {
    const id = await suite.gateway.account({ username: 'manager.elsewhere', kind: 'travelManager' });
    for (let tries = 0; tries < 8; tries += 1) {
      expect((await suite.gateway.password('manager.elsewhere', password)).status).toBe(403);
    }
    const right = await suite.gateway.password('manager.elsewhere', password, 'corporateTravelManager');
    expect(right.status).toBe(200);
    const events = await suite.database.db.select().from(securityEvent);
    expect(events.find(({ accountId }) => accountId === id)).toMatchObject({
      event: 'loginFailed',
      details: { category: 'member', cause: 'loginElsewhere' },
    });
  });

  test('is not told from a wrong one by a wrong password', async () => {
    await suite.gateway.account({ username: 'manager.guessed', kind: 'travelManager' });
    expect(await codeOf(suite.gateway.password('manager.guessed', 'Mal1'))).toBe(400618205);
  });
});
