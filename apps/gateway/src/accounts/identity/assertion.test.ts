import { endpoints, jwtBearerGrantType } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { assertionOf, codeOf, password } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { account } from './identity-schema.ts';

const suite = openIdentitySuite();
const info = endpoints.readUserInfo.path;
const memberForm = { client_id: 'qa-member', scope: 'openid', response_type: 'id_token site' };
describe('an assertion', () => {
  test('is exchanged once', async () => {
    const once = await suite.assertion();
    expect((await suite.gateway.exchange(once)).status).toBe(200);
    expect(await codeOf(suite.gateway.exchange(once))).toBe(401120728);
  });

  test('is exchanged once, however many ask at the same moment', async () => {
    const once = await suite.assertion();
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(suite.gateway.exchange(once))));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 401120728)).toHaveLength(4);
  });

  test('counts for 60 seconds', async () => {
    const late = await suite.assertion();
    suite.later(60_000);
    expect(await codeOf(suite.gateway.exchange(late))).toBe(401120727);
  });

  test('of one login client is of no use to another', async () => {
    expect(await codeOf(suite.gateway.exchange(await suite.assertion(), 'mobileMember'))).toBe(401120280);
    expect(await codeOf(suite.gateway.exchange(await suite.assertion(), 'corporateTraveler'))).toBe(401120280);
  });

  test('is no access token, and an access token is no assertion', async () => {
    expect(await codeOf(suite.gateway.get(info, await suite.assertion()))).toBe(401120722);
    const { accessToken } = await suite.logIn();
    expect(await codeOf(suite.gateway.exchange(accessToken))).toBe(401120722);
  });

  test('of an account that was erased, held or disabled in between opens nothing', async () => {
    const id = await suite.gateway.account({ username: 'in.between' });
    for (const [status, code] of [
      ['held', 400120381],
      ['erased', 401120359],
    ] as const) {
      await suite.database.db.update(account).set({ status: 'active' }).where(eq(account.id, id));
      const proof = await assertionOf(suite.gateway.password('in.between', password));
      await suite.database.db.update(account).set({ status }).where(eq(account.id, id));
      expect(await codeOf(suite.gateway.exchange(proof))).toBe(code);
    }
  });
});

describe('the token call', () => {
  test.each(['qa-nobody', 'prod-member'])('says that the client %s is unknown here', async (id) => {
    const form = { grant_type: jwtBearerGrantType, assertion: await suite.assertion(), ...memberForm, client_id: id };
    const answer = await suite.gateway.token(form);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/client_id', code: 'clientUnknown' }] });
  });

  test.each(['id_token', 'id_token corporate', 'id_token site site', ''])(
    'refuses the response type %j',
    async (type) => {
      const form = {
        grant_type: jwtBearerGrantType,
        assertion: await suite.assertion(),
        ...memberForm,
        response_type: type,
      };
      const answer = await suite.gateway.token(form);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/response_type' }] });
    },
  );

  test('takes the words of the response type in any order', async () => {
    const form = { grant_type: jwtBearerGrantType, assertion: await suite.assertion(), ...memberForm };
    expect((await suite.gateway.token({ ...form, response_type: 'site id_token' })).status).toBe(200);
  });

  test('takes a form, and nothing else', async () => {
    const body = { grant_type: 'refresh_token', ...memberForm };
    const answer = await suite.gateway.send('POST', endpoints.exchangeToken.path, body);
    expect(answer.status).toBe(415);
  });

  test('refuses a field that stands twice', async () => {
    const answer = await suite.gateway.app.request(endpoints.exchangeToken.path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=refresh_token&client_id=qa-member&client_id=qa-mobile-member&scope=openid&response_type=x',
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/client_id', code: 'repeated' }] });
  });
});
