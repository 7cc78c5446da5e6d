import { afterEach, expect, test, vi } from 'vitest';

import { connectNativeApp, type NativeApp } from './connect.ts';
import { createSimulatedApp, installAndroidApp, installIosApp, type SimulatedAppOptions } from './simulator/index.ts';

const session = { category: 'mobileMember', assertion: 'e30.e30.c2ln', subject: 'a-1' } as const;
const platforms = ['ios', 'android'] as const;

afterEach(() => vi.useRealTimers());

/** Puts a played app around a page, and connects the page with it. */
async function open(platform: (typeof platforms)[number], options: Partial<SimulatedAppOptions> = {}) {
  const messages: unknown[] = [];
  const app = createSimulatedApp({
    platform,
    versions: { least: 1, highest: 2 },
    getSession: async () => session,
    onMessage: ({ direction, message }) => direction === 'toApp' && messages.push(message),
    ...options,
  });
  const host = new EventTarget();
  const installed = (platform === 'ios' ? installIosApp : installAndroidApp)(host, app);
  const connection = await connectNativeApp(host);
  return { connection, messages, host, tell: (message: object) => installed.tell(message), app };
}

function appOf({ connection }: Awaited<ReturnType<typeof open>>): NativeApp {
  if (connection.kind !== 'app') throw new Error(`There is no app but '${connection.kind}'.`);
  return connection.app;
}

/** An iOS app that answers each message by a function. */
function iosHost(postMessage: (message: { readonly id: number; readonly method: string }) => Promise<unknown>): object {
  return { webkit: { messageHandlers: { airline: { postMessage } } } };
}

test('a browser has no native app around it', async () => {
  expect(await connectNativeApp({})).toEqual({ kind: 'browser' });
});

test.each(platforms)('a new page and a new app speak version 2 on %s', async (platform) => {
  const opened = await open(platform);
  const app = appOf(opened);
  expect(app).toMatchObject({ platform, version: 2, name: `Simulated app (${platform})` });
  expect(await app.request('getSession')).toEqual({ value: session });
  expect(await app.request('share', { text: 'AZ 1208' })).toEqual({ value: { isShared: true } });
  expect(opened.messages).toMatchObject([
    { id: 1, version: 2, method: 'hello' },
    { id: 2, version: 2, method: 'getSession' },
    { id: 3, version: 2, method: 'share', params: { text: 'AZ 1208' } },
  ]);
});

test.each(platforms)(
  'a new page speaks version 1 with an old app on %s, and asks it for nothing else',
  async (platform) => {
    const opened = await open(platform, { versions: { least: 1, highest: 1 } });
    const app = appOf(opened);
    expect(app).toMatchObject({ version: 1, capabilities: ['session', 'browser'], name: undefined });
    expect(await app.request('getSession')).toEqual({ value: session });
    expect(await app.request('openExternal', { url: 'https://www.example.com/' })).toEqual({ value: null });
    expect(await app.request('share', { text: 'AZ 1208' })).toEqual({ failure: 'notOffered' });
    expect(await app.request('loggedOut', { everywhere: false })).toEqual({ failure: 'notOffered' });
    expect(opened.messages.slice(1)).toEqual([
      { id: 2, method: 'getSession' },
      { id: 3, method: 'openExternal', url: 'https://www.example.com/' },
    ]);
  },
);

test.each(platforms)('an app that needs a newer page says so, on %s', async (platform) => {
  const { connection } = await open(platform, { versions: { least: 3, highest: 3 } });
  expect(connection).toEqual({ kind: 'refused', platform, refused: 'pageTooOld', needed: 3, had: 2 });
});

test('a page that needs more than an old app has says so', async () => {
  const host = iosHost(async () => null);
  const offer = { versions: { least: 2, highest: 2 }, capabilities: ['session'] };
  expect(await connectNativeApp(host, { offer })).toMatchObject({ kind: 'refused', refused: 'appTooOld' });
});

test('an old page asks a new app for no hello', async () => {
  const asked: string[] = [];
  const host = iosHost(async ({ method }) => {
    asked.push(method);
    return session;
  });
  const offer = { versions: { least: 1, highest: 1 }, capabilities: ['session'] };
  const connection = await connectNativeApp(host, { offer });
  if (connection.kind !== 'app') throw new Error(connection.kind);
  expect(await connection.app.request('getSession')).toEqual({ value: session });
  expect(asked).toEqual(['getSession']);
});

test('an app that is silent to hello is one of version 1, after a moment', async () => {
  vi.useFakeTimers();
  const connecting = connectNativeApp(
    iosHost(({ method }) => (method === 'hello' ? new Promise(() => undefined) : Promise.resolve(session))),
  );
  await vi.advanceTimersByTimeAsync(1_500);
  const connection = await connecting;
  expect(connection).toMatchObject({ kind: 'app', app: { version: 1 } });
});

test('an app that is silent, fails, or answers nonsense gives nothing, and says which', async () => {
  vi.useFakeTimers();
  let answer: () => Promise<unknown> = async () => null;
  const connection = await connectNativeApp(iosHost(() => answer()));
  if (connection.kind !== 'app') throw new Error(connection.kind);
  answer = () => Promise.reject(new Error('gone'));
  expect(await connection.app.request('getSession')).toEqual({ failure: 'refused' });
  answer = async () => ({ category: 'member', assertion: 'a' });
  expect(await connection.app.request('getSession')).toEqual({ failure: 'malformed' });
  answer = () => new Promise(() => undefined);
  const silent = connection.app.request('getSession');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await silent).toEqual({ failure: 'noAnswer' });
});

test('a login that a person takes a minute for is waited for', async () => {
  vi.useFakeTimers();
  const connection = await connectNativeApp(
    iosHost(({ method }) =>
      method === 'sessionExpired'
        ? new Promise((resolve) => void setTimeout(() => resolve(session), 60_000))
        : Promise.resolve(null),
    ),
  );
  if (connection.kind !== 'app') throw new Error(connection.kind);
  const login = connection.app.request('sessionExpired');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await login).toEqual({ value: session });
});

/** An Android app whose replies a test sends. */
async function openAndroid() {
  const sent: { readonly id: number; readonly method: string }[] = [];
  let hear: (event: { readonly data: unknown }) => void = () => undefined;
  const host = {
    airlineNative: {
      postMessage: (text: string) => sent.push(JSON.parse(text) as { id: number; method: string }),
      addEventListener: (_type: string, listener: typeof hear) => {
        hear = listener;
      },
    },
  };
  const reply = (message: unknown) => hear({ data: JSON.stringify(message) });
  const connecting = connectNativeApp(host);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const capabilities = ['session', 'language'];
  reply({ id: sent[0]?.id, result: { versions: { least: 1, highest: 2 }, capabilities } });
  const connection = await connecting;
  if (connection.kind !== 'app') throw new Error(connection.kind);
  return { app: connection.app, sent, reply, hear: (data: unknown) => hear({ data }) };
}

test('on Android each reply finds its message by the id, in any order, once', async () => {
  const { app, sent, reply, hear } = await openAndroid();
  const first = app.request('getSession');
  const second = app.request('getLanguage');
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  hear('no JSON');
  hear({ id: sent[1]?.id, result: session });
  hear(' '.repeat(100_001));
  reply({ id: 99, result: session });
  reply({ id: sent[2]?.id, result: { locale: 'en-US' } });
  reply({ id: sent[1]?.id, result: null });
  reply({ id: sent[1]?.id, result: session });
  expect(await first).toEqual({ value: null });
  expect(await second).toEqual({ value: { locale: 'en-US' } });
});

test('on Android a reply that comes too late is let be', async () => {
  const { app, sent, reply } = await openAndroid();
  vi.useFakeTimers();
  const late = app.request('getSession');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await late).toEqual({ failure: 'noAnswer' });
  reply({ id: sent[1]?.id, result: session });
  vi.useRealTimers();
  const next = app.request('getSession');
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  reply({ id: sent[2]?.id, result: null });
  expect(await next).toEqual({ value: null });
});

test.each(platforms)('a page hears on %s what the app tells by itself, as far as both have it', async (platform) => {
  const { connection, tell, app: simulated } = await open(platform, { capabilities: ['session', 'language'] });
  if (connection.kind !== 'app') throw new Error(connection.kind);
  const heard: unknown[] = [];
  connection.app.on('sessionChanged', () => heard.push('session'));
  connection.app.on('languageChanged', ({ locale }) => heard.push(locale));
  tell(simulated.toEvent('sessionChanged'));
  tell(simulated.toEvent('languageChanged', { locale: 'en-US' }));
  tell({ event: 'languageChanged', params: { locale: '<b>' } });
  tell({ event: 'run' });
  expect(heard).toEqual(['session', 'en-US']);
});

test('an old app says by an event of the window that its session is another one', async () => {
  const { connection, host } = await open('android', { versions: { least: 1, highest: 1 } });
  if (connection.kind !== 'app') throw new Error(connection.kind);
  const changed = vi.fn();
  connection.app.on('sessionChanged', changed);
  connection.app.on('languageChanged', () => expect.unreachable());
  host.dispatchEvent(
    new CustomEvent('airlinenative', { detail: '{"event":"languageChanged","params":{"locale":"en"}}' }),
  );
  host.dispatchEvent(new Event('airlinesessionchange'));
  expect(changed).toHaveBeenCalledOnce();
});

test.each(platforms)(
  'one change of the session is heard once on %s, though the app tells it in both forms',
  async (platform) => {
    const opened = await open(platform);
    const changed = vi.fn();
    appOf(opened).on('sessionChanged', changed);
    // Heard twice, it is asked for twice: the second answer would spend the same assertion, and log the person out.
    opened.tell(opened.app.toEvent('sessionChanged'));
    opened.host.dispatchEvent(new Event('airlinesessionchange'));
    expect(changed).toHaveBeenCalledOnce();
  },
);

test('what a frame posts to the window is never heard', async () => {
  const { connection, host } = await open('android');
  if (connection.kind !== 'app') throw new Error(connection.kind);
  const changed = vi.fn();
  connection.app.on('sessionChanged', changed);
  const event = new Event('message');
  host.dispatchEvent(Object.assign(event, { data: '{"event":"sessionChanged"}', origin: 'https://evil.example' }));
  expect(changed).not.toHaveBeenCalled();
});
