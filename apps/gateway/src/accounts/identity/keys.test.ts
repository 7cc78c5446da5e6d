import { endpoints } from '@airline/contract';
import { describe, expect, test } from 'vitest';

import { codeOf, openIdentityGateway, password } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { tokenKey } from './identity-schema.ts';

const suite = openIdentitySuite();
const minuteMs = 60_000;
const info = endpoints.readUserInfo.path;
describe('the keys', () => {
  test('are published without their secret part, and verify what was signed', async () => {
    const answer = await suite.gateway.get(endpoints.readKeySet.path);
    const { keys } = endpoints.readKeySet.answer.parse(await answer.json());
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    }
  });

  test('rotate: the next one is published ahead, and what the last one signed still counts', async () => {
    const own = openIdentityGateway(suite.database, { clock: { now: new Date(suite.gateway.clock.now) } });
    const days = async (count: number): Promise<string[]> => {
      own.clock.now = new Date(own.clock.now.getTime() + count * 24 * 60 * minuteMs);
      const { keys } = endpoints.readKeySet.answer.parse(await (await own.get(endpoints.readKeySet.path)).json());
      return keys.map(({ kid }) => kid);
    };
    const [first] = (await days(0)).slice(-1);
    let told: string[] = [];
    for (let day = 1; told.length < 2 && day < 40; day += 1) told = await days(1);
    expect(told).toContain(first);
    const before = await own.logIn('ana.perez', password);
    own.clock.now = new Date(own.clock.now.getTime() + 4 * minuteMs);
    expect((await own.get(info, before.accessToken)).status).toBe(200);
    expect(await days(40)).not.toContain(first);
  });

  test('are made anew when an operator takes them away, on every instance within a minute', async () => {
    const { accessToken } = await suite.logIn();
    await suite.database.db.delete(tokenKey);
    suite.later(61_000);
    expect(await codeOf(suite.gateway.get(info, accessToken))).toBe(401120722);
    expect((await suite.gateway.get(info, (await suite.logIn()).accessToken)).status).toBe(200);
  });
});
