import { type HistoryEvent, jwtBearerGrantType, type TrustedDevice } from '@airline/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { assertionOf, bearer, codeOf, password, sessionOf } from '../../../test-support/identity-gateway.ts';
import { openIdentitySuite } from '../../../test-support/identity-suite.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';

const suite = openIdentitySuite();
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
let username: string;
let accountId: string;

beforeEach(async () => {
  username = `p${crypto.randomUUID().slice(0, 12)}`;
  accountId = await suite.gateway.account({ username });
});

/** Logs the person in with a browser that has no cookie of the account's. */
async function logIn(agent: string): Promise<string> {
  const assertion = await assertionOf(suite.gateway.password(username, password));
  const form = {
    grant_type: jwtBearerGrantType,
    assertion,
    client_id: 'qa-member',
    scope: 'openid',
    response_type: 'id_token site',
  };
  return (await sessionOf(await suite.gateway.token(form, { 'user-agent': agent }))).accessToken;
}

async function read<Answer>(path: string, token: string): Promise<Answer> {
  const answer = await suite.gateway.get(`/api/account/v1/${path}`, token);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return (await answer.json()) as Answer;
}

const readHistory = (token: string, query = '') =>
  read<{ readonly events: readonly HistoryEvent[]; readonly hasMore: boolean }>(`login-history${query}`, token);
const readDevices = async (token: string) =>
  (await read<{ readonly devices: readonly TrustedDevice[] }>('devices', token)).devices;
const send = (method: string, path: string, token: string, body?: object) =>
  suite.gateway.send(method, `/api/account/v1/${path}`, body, bearer(token));

describe('the history of logins', () => {
  test('has each login with its device, those that failed, and marks the browser that the account did not know', async () => {
    const token = await logIn(firefox);
    await suite.gateway.password(username, 'Otra2026!');
    const { events, hasMore } = await readHistory(token);
    expect(hasMore).toBe(false);
    expect(events.map(({ event }) => event)).toEqual(['loginFailed', 'sessionStarted']);
    expect(events[1]).toMatchObject({
      device: { browser: 'firefox', browserVersion: 145, system: 'windows' },
      isNewDevice: true,
      isThisNetwork: true,
    });
  });

  test('comes by pages, and another person’s is never in it', async () => {
    const token = await logIn(firefox);
    for (let at = 0; at < 21; at += 1) {
      await recordSecurityEvent(suite.database.db, {
        event: 'usernameChanged',
        at: suite.gateway.clock.now,
        accountId,
        reference: 'r',
      });
    }
    const first = await readHistory(token);
    expect([first.events.length, first.hasMore]).toEqual([20, true]);
    const rest = await readHistory(token, `?before=${first.events.at(-1)?.id}`);
    expect(rest.events.at(-1)?.event).toBe('sessionStarted');
    expect(rest.hasMore).toBe(false);
    username = `p${crypto.randomUUID().slice(0, 12)}`;
    await suite.gateway.account({ username });
    expect((await readHistory(await logIn(safari))).events).toHaveLength(1);
    expect((await suite.gateway.get('/api/account/v1/login-history?before=x', token)).status).toBe(422);
  });
});

describe('trusted devices', () => {
  test('are listed, and one that is forgotten takes its session with it; the one that asks stays logged in', async () => {
    const phone = await logIn(safari);
    suite.later(60_000);
    const desk = await logIn(firefox);
    const devices = await readDevices(desk);
    expect(devices.map(({ system, isCurrent }) => [system, isCurrent])).toEqual([
      ['windows', true],
      ['iphone', false],
    ]);
    const ids = devices.map(({ id }) => id);
    expect((await send('DELETE', `devices/${ids[1]}`, desk)).status).toBe(204);
    expect(await codeOf(suite.gateway.get('/api/account/v1/devices', phone))).toBe(400_080_012);
    expect((await send('DELETE', `devices/${ids[0]}`, desk)).status).toBe(204);
    expect(await readDevices(desk)).toEqual([]);
    expect((await readHistory(desk)).events.filter(({ event }) => event === 'deviceForgotten')).toHaveLength(2);
  });

  test('of another account are left as they are', async () => {
    const [device] = await readDevices(await logIn(firefox));
    const owner = username;
    username = `p${crypto.randomUUID().slice(0, 12)}`;
    await suite.gateway.account({ username });
    const stranger = await logIn(safari);
    expect((await send('DELETE', `devices/${device?.id}`, stranger)).status).toBe(204);
    username = owner;
    expect(await readDevices(await logIn(firefox))).toHaveLength(2);
  });
});

describe('security questions', () => {
  const securityAnswers = [
    { questionId: 'birthCity', answer: 'Sevilla' },
    { questionId: 'firstPetName', answer: 'Luna' },
  ];

  test('take the place of the old ones, are read without their answers, and stand in the history', async () => {
    const token = await logIn(firefox);
    expect((await send('PUT', 'security-questions', token, { securityAnswers, language: 'es' })).status).toBe(204);
    expect(await read('security-questions', token)).toEqual({ questionIds: ['birthCity', 'firstPetName'] });
    expect((await readHistory(token)).events[0]?.event).toBe('securityAnswersChanged');
  });

  test('must be two different ones, and change only after a proof within ten minutes', async () => {
    const token = await logIn(firefox);
    const same = [securityAnswers[0], { questionId: 'birthCity', answer: 'Lugo' }];
    expect((await send('PUT', 'security-questions', token, { securityAnswers: same, language: 'es' })).status).toBe(
      422,
    );
    expect(await read('security-questions', token)).toEqual({ questionIds: [] });
  });
});
