import { endpoints } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { assertionOf, bearer, codeOf, password, sessionOf } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { account, identitySession, securityEvent } from './identity-schema.ts';

const suite = openIdentitySuite();
const minuteMs = 60_000;
const info = endpoints.readUserInfo.path;
describe('proving again who one is', () => {
  const recent = endpoints.startTotp.path;

  test('is asked for ten minutes after the proof, and goes on in the same session', async () => {
    const first = await suite.logIn();
    expect((await suite.gateway.send('POST', recent, undefined, bearer(first.accessToken))).status).toBe(201);
    suite.later(10 * minuteMs + 1000);
    const { accessToken, cookie } = await sessionOf(await suite.gateway.refresh(first.cookie));
    const refused = await suite.gateway.send('POST', recent, undefined, bearer(accessToken));
    expect(await codeOf(refused)).toBe(401120726);
    const before = await suite.database.db.$count(identitySession);
    const proved = await sessionOf(await suite.gateway.exchange(await suite.assertion(), 'member', cookie));
    expect(await suite.database.db.$count(identitySession)).toBe(before);
    expect((await suite.gateway.send('POST', recent, undefined, bearer(proved.accessToken))).status).toBe(201);
    // The other tabs' token is of the same session.
    expect((await suite.gateway.send('POST', recent, undefined, bearer(accessToken))).status).toBe(201);
    suite.later(minuteMs);
    expect(await codeOf(suite.gateway.refresh(cookie))).toBe(400080013);
  });

  test('is asked for after a new password', async () => {
    const id = await suite.gateway.account({ username: 'new.password' });
    const { accessToken } = await suite.gateway.logIn('new.password', password);
    suite.later(1000);
    await suite.database.db
      .update(account)
      .set({ passwordChangedAt: suite.gateway.clock.now })
      .where(eq(account.id, id));
    expect(await codeOf(suite.gateway.send('POST', recent, undefined, bearer(accessToken)))).toBe(401120746);
    expect((await suite.gateway.get(info, accessToken)).status).toBe(200);
  });

  test('by somebody else in the same browser ends the session that was there', async () => {
    await suite.gateway.account({ username: 'somebody.else' });
    const first = await suite.logIn();
    const proof = await assertionOf(suite.gateway.password('somebody.else', password));
    const second = await sessionOf(await suite.gateway.exchange(proof, 'member', first.cookie));
    expect(await codeOf(suite.gateway.get(info, first.accessToken))).toBe(401120725);
    expect((await suite.gateway.get(info, second.accessToken)).status).toBe(200);
  });

  test('as another kind of customer of the site ends the session that was there, and not that of the portal', async () => {
    await suite.gateway.account({ username: 'site.employee', kind: 'corporateTraveler' });
    await suite.gateway.account({ username: 'portal.manager', kind: 'travelManager' });
    const member = await suite.logIn();
    const manager = await suite.gateway.logIn('portal.manager', password, 'corporateTravelManager');
    const proof = () => assertionOf(suite.gateway.password('site.employee', password, 'corporateTraveler'));
    const answer = await suite.gateway.exchange(await proof(), 'corporateTraveler', member.cookie);
    expect(answer.headers.getSetCookie().join()).toMatch(/airline\.refresh\.traveler=; Max-Age=0/);
    const employee = await sessionOf(answer);
    expect(await codeOf(suite.gateway.get(info, member.accessToken))).toBe(401120725);
    expect(await codeOf(suite.gateway.refresh(member.cookie))).toBe(401120725);
    const events = await suite.database.db.select().from(securityEvent).where(eq(securityEvent.event, 'sessionEnded'));
    expect(events.at(-1)).toMatchObject({ accountId: suite.accountId, details: { reason: 'anotherLogin' } });
    expect((await suite.gateway.get(info, employee.accessToken)).status).toBe(200);
    const again = await suite.gateway.exchange(await suite.assertion(), 'member', manager.cookie);
    expect(again.status).toBe(200);
    expect((await suite.gateway.get(info, manager.accessToken)).status).toBe(200);
  });
});

describe('a logout', () => {
  const path = endpoints.endSession.path;

  test('needs no token that still counts', async () => {
    const { cookie, accessToken } = await suite.logIn();
    suite.later(6 * minuteMs);
    const body = { client_id: 'qa-member', everywhere: false };
    const answer = await suite.gateway.send('POST', path, body, { cookie, ...bearer(accessToken) });
    expect(answer.status).toBe(204);
    expect(await codeOf(suite.gateway.refresh(cookie))).toBe(401120725);
  });

  test('without anything to end is no fault', async () => {
    const answer = await suite.gateway.send('POST', path, { client_id: 'qa-member', everywhere: true });
    expect(answer.status).toBe(204);
  });

  test('of an unknown client is refused', async () => {
    const answer = await suite.gateway.send('POST', path, { client_id: 'x', everywhere: false });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/client_id', code: 'clientUnknown' }] });
  });
});
