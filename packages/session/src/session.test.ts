import { listFareFamilies, readUserInfo } from '@airline/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';

import {
  anaLogsIn,
  createBench,
  info,
  memoryStorage,
  proved,
  refusal,
  tokens,
  type Bench,
  type Script,
} from './test-support/stub-gateway.ts';

const open: Bench[] = [];
afterEach(() => {
  for (const { session } of open.splice(0)) session.close();
});

type Stores = NonNullable<Parameters<typeof createBench>[1]>;

function bench(script: Script, options: Stores = {}): Bench {
  const made = createBench(script, options);
  open.push(made);
  return made;
}

async function loggedIn(script: Script, stores: Stores = {}): Promise<Bench> {
  const answers = {
    assertion: [proved],
    token: [tokens()],
    'user-info': [info],
    logout: [{ status: 204 }],
    ...script,
  };
  const made = bench(answers, stores);
  expect(await made.session.logIn(anaLogsIn)).toHaveProperty('person.firstName', 'Inés');
  made.asked.length = 0;
  return made;
}

function remembered(): ReturnType<typeof memoryStorage> {
  const shared = memoryStorage();
  shared.setItem('airline.session.traveller', 'member');
  return shared;
}

describe('start', () => {
  test('a visitor costs the gateway no call', async () => {
    const { session, asked } = bench({});
    await session.start();
    expect(session.store.getState().state).toEqual({ kind: 'anonymous' });
    expect(asked).toEqual([]);
  });

  test('a person is known again after a reload, by the cookie', async () => {
    const { session, bodies } = bench({ token: [tokens()] }, { shared: remembered() });
    await session.start();
    expect(session.store.getState().state).toMatchObject({
      kind: 'authenticated',
      person: { firstName: 'Inés', tier: 'gold' },
    });
    expect(bodies.at(-1)).toBe('grant_type=refresh_token&client_id=qa-member&scope=openid&response_type=id_token+site');
  });

  test.each([
    [401_120_730, 'expired'],
    [401_615_399, 'idle'],
    [400_080_012, 'endedElsewhere'],
  ])('a session that is over (%i) is forgotten: %s', async (code, endedBy) => {
    const shared = remembered();
    const { session } = bench({ token: [refusal(code)] }, { shared });
    await session.start();
    expect(session.store.getState().state).toEqual({ kind: 'anonymous', endedBy });
    expect(shared.values.size).toBe(0);
  });

  test('a gateway that is away for a moment ends no session', async () => {
    const shared = remembered();
    const { session } = bench({ token: [refusal(503_517_048), tokens()], 'user-info': [info] }, { shared });
    await session.start();
    expect(shared.values.get('airline.session.traveller')).toBe('member');
    expect(await session.call(readUserInfo, {})).toHaveProperty('value');
  });

  test('tokens of another category than asked for are not taken', async () => {
    const { session } = bench({ token: [tokens({ category: 'corporateTraveler' })] }, { shared: remembered() });
    await session.start();
    expect(session.store.getState().state.kind).toBe('anonymous');
  });
});

describe('login', () => {
  test('the tokens stay in memory: storage knows what, not who', async () => {
    const { shared } = await loggedIn({});
    expect([...shared.values]).toEqual([['airline.session.traveller', 'member']]);
  });

  test('a second factor is a step, not a failure', async () => {
    const multiFactor = { transaction: 't'.repeat(43), factors: ['totp'] };
    const { session, bodies } = bench({
      assertion: [refusal(401_120_752, { multiFactor }), proved],
      token: [tokens()],
    });
    const first = await session.logIn(anaLogsIn);
    expect(first).toEqual({ secondFactor: { category: 'member', ...multiFactor } });
    if (!('secondFactor' in first)) return;
    const second = await session.completeSecondFactor(first.secondFactor, { kind: 'totp', code: '123456' });
    expect(second).toHaveProperty('person.subject', 'ana');
    const sent = bodies.find((body) => body.includes('"method":"multiFactor"'));
    expect(JSON.parse(sent ?? '{}')).toMatchObject({
      clientId: 'qa-multi-factor',
      transaction: multiFactor.transaction,
    });
  });

  test('a wrong password is the catalogue’s failure, and nobody is logged in', async () => {
    const { session } = bench({ assertion: [refusal(400_618_205)] });
    expect(await session.logIn(anaLogsIn)).toMatchObject({
      failure: { messageKey: 'errors.login.credentialsIncorrect' },
    });
    expect(session.store.getState().state.kind).toBe('unknown');
  });

  test('another person in the same tab finds nothing of the one before', async () => {
    const { session, forgotten } = await loggedIn({ token: [tokens(), tokens({ sub: 'luis', sid: 's2' })] });
    expect(forgotten()).toBe(0);
    await session.logIn({ ...anaLogsIn, username: 'luis' });
    expect(forgotten()).toBe(1);
  });
});

describe('call', () => {
  test('an endpoint for everybody carries no token and starts no session', async () => {
    const { session, asked } = bench(
      { 'fare-families': [{ status: 200, body: { fareFamilies: [] } }] },
      { shared: remembered() },
    );
    await session.call(listFareFamilies, {});
    expect(asked).toEqual(['GET /api/air-booking/v1/fare-families -']);
  });

  test('a token about to expire is renewed before it is used', async () => {
    const { session, asked, pass } = await loggedIn({ token: [tokens(), tokens({}, 'access-2')] });
    pass(281_000);
    await session.call(readUserInfo, {});
    expect(asked).toEqual(['POST /token -', 'GET /api/identity/v4/user-info access-2']);
  });

  test('calls at the same time renew once', async () => {
    const { session, asked, pass } = await loggedIn({ token: [tokens(), tokens({}, 'access-2')] });
    pass(300_000);
    await Promise.all([1, 2, 3, 4].map(() => session.call(readUserInfo, {})));
    expect(asked.filter((call) => call === 'POST /token -')).toHaveLength(1);
    expect(asked.filter((call) => call.endsWith('access-2'))).toHaveLength(4);
  });

  test('reLogin: tokens that the gateway does not take are renewed, and the call goes on', async () => {
    const { session, asked } = await loggedIn({
      'user-info': [refusal(401_120_724), info],
      token: [tokens(), tokens({}, 'access-2')],
    });
    expect(await session.call(readUserInfo, {})).toHaveProperty('value');
    expect(asked.map((call) => call.split(' ').at(-1))).toEqual(['access-1', '-', 'access-2']);
  });

  test('reLogin: a person whose session is over is led to the login page, and nothing typed is forgotten', async () => {
    const { session, loginsNeeded, forgotten } = await loggedIn({
      'user-info': [refusal(401_120_725)],
      token: [tokens(), refusal(401_120_730)],
    });
    expect(await session.call(readUserInfo, {})).toHaveProperty('failure');
    expect(loginsNeeded()).toBe(1);
    expect(session.store.getState().state).toEqual({ kind: 'anonymous', endedBy: 'expired' });
    expect(forgotten()).toBe(0);
  });

  test('reLogin: new tokens that are refused too end the session, once', async () => {
    const { session, loginsNeeded, asked } = await loggedIn({ 'user-info': [refusal(401_120_359)] });
    expect(await session.call(readUserInfo, {})).toHaveProperty('failure');
    expect(asked).toHaveLength(3);
    expect(loginsNeeded()).toBe(1);
    expect(session.store.getState().state.kind).toBe('anonymous');
  });

  test('reLogin: the anonymous traveller gets a token silently', async () => {
    const forAll = { ...readUserInfo, authentication: 'optional' } as const;
    const { session, asked, loginsNeeded } = bench({
      'user-info': [refusal(401_120_721), info],
      assertion: [proved],
      token: [tokens({ category: 'anonymousTraveler' }, 'nobody')],
    });
    expect(await session.call(forAll, {})).toHaveProperty('value');
    expect(asked.at(-1)).toBe('GET /api/identity/v4/user-info nobody');
    expect(loginsNeeded()).toBe(0);
  });

  test('reLogin: where a person is needed nobody is led to the login page', async () => {
    const { session, loginsNeeded } = bench({ 'user-info': [refusal(401_120_721)] });
    await session.call(readUserInfo, {});
    expect(loginsNeeded()).toBe(1);
  });

  test('reAuthenticate: the call waits for the password and goes on as it was', async () => {
    const { session, bodies } = await loggedIn({
      'user-info': [refusal(401_120_726), info],
      token: [tokens(), tokens({ sid: 's2' }, 'access-2')],
    });
    const call = session.call(readUserInfo, {});
    await vi.waitFor(() => expect(session.store.getState().prompt).toEqual({ kind: 'reAuthenticate' }));
    expect(await session.confirmPassword('Viento2026!')).toHaveProperty('person.sessionId', 's2');
    expect(bodies.at(-2)).toContain('"username":"ana.perez"');
    session.settlePrompt(true);
    expect(await call).toHaveProperty('value.firstName', 'Inés');
    expect(session.store.getState().prompt).toBeUndefined();
  });

  test('reAuthenticate: two calls ask once; a prompt that is closed fails them both', async () => {
    const { session } = await loggedIn({ 'user-info': [refusal(401_120_746)] });
    const calls = [session.call(readUserInfo, {}), session.call(readUserInfo, {})];
    await vi.waitFor(() => expect(session.store.getState().prompt).toBeDefined());
    // Both have their answer by now: the second one waits for the same prompt.
    await new Promise((resolve) => setTimeout(resolve, 5));
    session.settlePrompt(false);
    for (const outcome of await Promise.all(calls)) expect(outcome).toHaveProperty('failure.action', 'reAuthenticate');
  });

  test('multiFactor: the second factor is asked for over the page', async () => {
    const multiFactor = { transaction: 't'.repeat(43), factors: ['totp', 'recoveryCode'] };
    const { session } = await loggedIn({ 'user-info': [refusal(401_120_752, { multiFactor }), info] });
    const call = session.call(readUserInfo, {});
    await vi.waitFor(() =>
      expect(session.store.getState().prompt).toEqual({
        kind: 'secondFactor',
        step: { category: 'member', ...multiFactor },
      }),
    );
    session.settlePrompt(true);
    expect(await call).toHaveProperty('value');
  });

  test.each([
    [400_080_013, 'tokenReused'],
    [400_080_012, 'endedElsewhere'],
  ])('logout (%i): nobody is logged in, what was typed is forgotten, and why is known: %s', async (code, endedBy) => {
    const { session, forgotten, shared } = await loggedIn({ 'user-info': [refusal(code)] });
    await session.call(readUserInfo, {});
    expect(session.store.getState().state).toEqual({ kind: 'anonymous', endedBy });
    expect(forgotten()).toBe(1);
    expect(shared.values.size).toBe(0);
  });
});

describe('a device that others use too', () => {
  const onSharedDevice = tokens({ shared_device: true });

  test('is said with the password and with the second factor', async () => {
    const multiFactor = { transaction: 't'.repeat(43), factors: ['totp'] };
    const { session, bodies } = bench({
      assertion: [refusal(401_120_752, { multiFactor }), proved],
      token: [onSharedDevice],
    });
    const first = await session.logIn({ ...anaLogsIn, isSharedDevice: true });
    if (!('secondFactor' in first)) throw new Error('A second factor is due.');
    await session.completeSecondFactor(first.secondFactor, { kind: 'totp', code: '123456' });
    expect(bodies.at(-1)).toContain('shared_device=true');
    expect(bodies.filter((body) => body.includes('isSharedDevice'))).toEqual([]);
  });

  test.each([
    ['before', false],
    ['after', true],
  ])('keeps nothing of what was typed, whatever ends the session %s a reload', async (_, isReloaded) => {
    const [own, shared] = [memoryStorage(), memoryStorage()];
    const answers = { 'user-info': [refusal(401_120_725)], token: [onSharedDevice, refusal(401_615_399)] };
    const first = await loggedIn(answers, { own, shared });
    const later = isReloaded ? bench({ token: [refusal(401_615_399)] }, { own, shared }) : first;
    await later.session.start();
    await later.session.call(readUserInfo, {});
    expect(later.forgotten()).toBe(1);
    expect(later.session.store.getState().state).toEqual({ kind: 'anonymous', endedBy: 'idle' });
  });
});

describe('why a session ended', () => {
  test.each([
    [401_120_730, 'expired'],
    [400_080_013, 'tokenReused'],
  ] as const)('is known in its tab after a reload (%i), until somebody logs in', async (code, endedBy) => {
    const own = memoryStorage();
    const { session } = await loggedIn(
      { 'user-info': [refusal(401_120_725)], token: [tokens(), refusal(code)] },
      { own },
    );
    await session.call(readUserInfo, {});
    const reloaded = bench({ assertion: [proved], token: [tokens()] }, { own });
    await reloaded.session.start();
    expect(reloaded.session.store.getState().state).toEqual({ kind: 'anonymous', endedBy });
    await reloaded.session.logIn(anaLogsIn);
    const later = bench({}, { own });
    await later.session.start();
    expect(later.session.store.getState().state).toEqual({ kind: 'anonymous' });
  });

  test('is forgotten once it was read, and after a log-out at once', async () => {
    const own = memoryStorage();
    const ended = await loggedIn({ 'user-info': [refusal(400_080_012)] }, { own });
    await ended.session.call(readUserInfo, {});
    ended.session.dismissEnd();
    const left = await loggedIn({}, { own });
    await left.session.logOut();
    const reloaded = bench({}, { own });
    await reloaded.session.start();
    expect(reloaded.session.store.getState().state).toEqual({ kind: 'anonymous' });
  });
});

describe('log out', () => {
  test('the gateway ends the session, and what was typed is forgotten', async () => {
    const { session, bodies, forgotten } = await loggedIn({});
    expect(await session.logOut({ everywhere: true })).toEqual({ value: undefined });
    expect(JSON.parse(bodies.at(-1) ?? '')).toEqual({ client_id: 'qa-member', everywhere: true });
    expect(session.store.getState().state).toEqual({ kind: 'anonymous', endedBy: 'loggedOutEverywhere' });
    expect(forgotten()).toBe(1);
    session.dismissEnd();
    expect(session.store.getState().state).toEqual({ kind: 'anonymous' });
  });

  test('a log-out that did not reach the gateway is none', async () => {
    const { session } = await loggedIn({ logout: [] });
    expect(await session.logOut()).toEqual({ failure: { kind: 'unreachable' } });
    expect(session.store.getState().state.kind).toBe('authenticated');
  });
});

test('a session that is abandoned is over here at once, without a word to the gateway', async () => {
  const bench = createBench({
    assertion: [{ status: 200, body: { assertion: 'a', expiresInSeconds: 60 } }],
    token: [tokens()],
  });
  await bench.session.logIn(anaLogsIn);
  const asked = bench.asked.length;
  bench.session.abandon();
  expect(bench.session.store.getState().state.kind).toBe('anonymous');
  expect(bench.shared.values.size).toBe(0);
  expect(bench.forgotten()).toBe(1);
  expect(bench.asked).toHaveLength(asked);
});
