import { readUserInfo, startTotp, confirmTotp, type Endpoint } from '@airline/contract';
import {
  type IdentityGateway,
  openIdentityGateway,
  openMemoryDatabase,
  password,
  totpCodeAt,
} from '@airline/gateway/test-support';
import { createGatewayClient } from '@airline/gateway-client';
import { createSession, type Session } from '@airline/session';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

type OpenDatabase = Awaited<ReturnType<typeof openMemoryDatabase>>;

const minuteMs = 60_000;
let database: OpenDatabase;
let gateway: IdentityGateway;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
beforeEach(() => {
  gateway = openIdentityGateway(database);
});
afterAll(() => database.close());

const later = (ms: number): void => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + ms);
};

/** A browser's session with the gateway in process: it keeps the cookies that the gateway sets, and sends them back. */
function openSession() {
  const cookies = new Map<string, string>();
  const asked: string[] = [];
  const loginsNeeded = vi.fn<() => void>();
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = String(input instanceof Request ? input.url : input);
    asked.push(path);
    const headers = new Headers(init.headers);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await gateway.app.request(path, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      // One of another path is another cookie.
      if (/; Path=\/(?:;|$)/.test(cookie)) cookies.set(name, value);
    }
    return answer;
  };
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const session = createSession({
    surface: 'traveller',
    client: createGatewayClient({ fetch }),
    sharedStorage: storage,
    tabStorage: storage,
    onLoginNeeded: loginsNeeded,
    onPersonCleared: () => undefined,
  });
  return { session, asked, loginsNeeded };
}

async function logIn(): Promise<ReturnType<typeof openSession> & { readonly sessionId: string }> {
  const username = `p${crypto.randomUUID().slice(0, 12)}`;
  await gateway.account({ username });
  const opened = openSession();
  const outcome = await opened.session.logIn({ method: 'password', category: 'member', username, password });
  if (!('person' in outcome)) throw new Error('Nobody was logged in.');
  return { ...opened, sessionId: outcome.person.sessionId };
}

async function promptOf({ store }: Session): Promise<void> {
  await vi.waitFor(() => expect(store.getState().prompt).toEqual({ kind: 'reAuthenticate' }));
}

test('reAuthenticate: a proof that is too old is renewed in place, in the same session, and the call goes on', async () => {
  const { session, sessionId, loginsNeeded } = await logIn();
  later(11 * minuteMs);
  const call = session.call(startTotp, {});
  await promptOf(session);
  expect(await session.confirmPassword('Equivocada1')).toMatchObject({
    failure: { messageKey: 'errors.login.credentialsIncorrect' },
  });
  expect(await session.confirmPassword(password)).toMatchObject({ person: { sessionId } });
  session.settlePrompt(true);
  expect(await call).toHaveProperty('value.setupId');
  expect(loginsNeeded).not.toHaveBeenCalled();
});

test('multiFactor: who has a second factor proves it in place too', async () => {
  const { session, sessionId } = await logIn();
  const started = await session.call(startTotp, {});
  if (!('value' in started)) throw new Error('No set-up was started.');
  const { setupId, secret } = started.value;
  const codeNow = () => totpCodeAt(secret, gateway.clock.now);
  const confirmed = await session.call(confirmTotp, { body: { setupId, code: codeNow() } });
  if (!('value' in confirmed)) throw new Error('The app was not confirmed.');
  later(11 * minuteMs);
  const call = session.call(startTotp, {});
  await promptOf(session);
  const first = await session.confirmPassword(password);
  if (!('secondFactor' in first)) throw new Error('No second factor was asked for.');
  expect(first.secondFactor.factors).toEqual(['totp', 'recoveryCode']);
  expect(await session.completeSecondFactor(first.secondFactor, { kind: 'totp', code: '000000' })).toMatchObject({
    failure: { name: 'codeIncorrect' },
  });
  const [recoveryCode = ''] = confirmed.value.recoveryCodes;
  const second = await session.completeSecondFactor(first.secondFactor, { kind: 'recoveryCode', code: recoveryCode });
  expect(second).toMatchObject({ person: { sessionId } });
  expect(session.store.getState().recoveryCodesLeft).toBe(9);
  session.settlePrompt(true);
  expect(await call).toHaveProperty('value.setupId');
});

test('reLogin: an access token that is over is renewed by the cookie, and the call goes on', async () => {
  const { session, asked } = await logIn();
  later(6 * minuteMs);
  asked.length = 0;
  expect(await session.call(readUserInfo, {})).toHaveProperty('value.username');
  expect(asked).toEqual([readUserInfo.path, '/api/security/v4/security/token', readUserInfo.path]);
});

test('reLogin: nobody gets a token silently, and another when it is over', async () => {
  const { session, loginsNeeded } = openSession();
  const forEverybody = { ...readUserInfo, authentication: 'optional' } as const satisfies Endpoint;
  for (const passed of [0, 6 * minuteMs]) {
    later(passed);
    expect(await session.call(forEverybody, {})).toMatchObject({ value: { category: 'anonymousTraveler' } });
  }
  expect(session.store.getState().state).toEqual({ kind: 'anonymous' });
  expect(loginsNeeded).not.toHaveBeenCalled();
});
