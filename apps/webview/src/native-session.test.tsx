import { readUserInfo } from '@airline/contract';
import { openPageGateway, password } from '@airline/gateway/test-support';
import { createGatewayClient } from '@airline/gateway-client';
import { keepTranslation } from '@airline/app-shell/shown-language';
import { createI18n } from '@airline/i18n';
import { connectNativeApp, type NativeSession } from '@airline/native-bridge';
import { createSimulatedApp, installAndroidApp, installIosApp } from '@airline/native-bridge/simulator';
import type { Person, Session } from '@airline/session';
import { clearPersonalData } from '@airline/session/personal-data';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createNativeSession } from './native-session.ts';

const gateway = openPageGateway();
const category = 'mobileMember';
let people: { readonly ana: string; readonly bea: string };

beforeEach(async () => {
  const ana = await gateway.member({ username: 'ana.ruiz', email: 'ana@example.com', language: 'en' });
  const bea = await gateway.member({ username: 'bea.luna', email: 'bea@example.com' });
  people = { ana: ana.id, bea: bea.id };
  window.history.replaceState(null, '', '/mobile/');
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Logs a person in in the app, and gives what it hands over: with the person, or with the assertion alone. */
async function sessionOf(name: 'ana' | 'bea', { withSubject = true } = {}): Promise<NativeSession> {
  const username = name === 'ana' ? 'ana.ruiz' : 'bea.luna';
  const answer = await gateway.fetch('/api/security/v4/security/assertion', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'password', category, username, password }),
  });
  const { assertion } = (await answer.json()) as { readonly assertion: string };
  return { category, assertion, ...(withSubject ? { subject: people[name] } : {}) };
}

interface AppState {
  session?: NativeSession | null;
  login?: NativeSession | null;
}

/** Opens a page in an app that somebody is logged in in. */
async function open(
  state: AppState,
  { platform = 'ios', highest = 2 }: { readonly platform?: 'ios' | 'android'; readonly highest?: number } = {},
) {
  const told: unknown[] = [];
  const app = createSimulatedApp({
    platform,
    versions: { least: 1, highest },
    getSession: async () => state.session ?? null,
    logIn: async () => state.login ?? null,
    onLoggedIn: (person) => told.push(person),
    onLoggedOut: () => told.push('loggedOut'),
  });
  const host = new EventTarget();
  const installed = (platform === 'ios' ? installIosApp : installAndroidApp)(host, app);
  const connection = await connectNativeApp(host);
  if (connection.kind !== 'app') throw new Error(connection.kind);
  const onPersonCleared = vi.fn(clearPersonalData);
  const onLoginNeeded = vi.fn();
  const session = createNativeSession(
    { surface: 'webview', client: createGatewayClient(), onLoginNeeded, onPersonCleared },
    connection.app,
  );
  const shown: (string | undefined)[] = [];
  session.store.subscribe(() => shown.push(personOf(session)?.subject));
  const change = (next: AppState) => {
    Object.assign(state, next);
    installed.tell(app.toEvent('sessionChanged'));
  };
  return { session, told, shown, change, onPersonCleared, onLoginNeeded, host };
}

function personOf({ store }: Session): Person | undefined {
  const { state } = store.getState();
  return state.kind === 'authenticated' ? state.person : undefined;
}

/** Has the web view remember Ana, of an earlier page, with something that she typed. */
async function rememberAna(): Promise<void> {
  const { session } = await open({ session: await sessionOf('ana') });
  await session.start();
  expect(personOf(session)?.subject).toBe(people.ana);
  session.close();
  localStorage.setItem('airline.unfinished.trip', 'DAL');
}

test.each(['ios', 'android'] as const)('who is logged in in the app is logged in here, on %s', async (platform) => {
  const { session, told } = await open({ session: await sessionOf('ana') }, { platform });
  await session.start();
  expect(personOf(session)?.subject).toBe(people.ana);
  expect(told).toEqual([]);
});

test('a page that remembers the person asks the app, and spends no assertion for them', async () => {
  await rememberAna();
  const { session } = await open({ session: { category, subject: people.ana, assertion: 'spent.long.ago' } });
  await session.start();
  expect(personOf(session)?.subject).toBe(people.ana);
  expect(localStorage.getItem('airline.unfinished.trip')).toBe('DAL');
});

test('somebody else in the app is somebody else here: the session before is ended, and shown to nobody', async () => {
  await rememberAna();
  const { session, shown, told } = await open({ session: await sessionOf('bea') });
  await session.start();
  expect(personOf(session)?.subject).toBe(people.bea);
  expect(shown).not.toContain(people.ana);
  expect(localStorage.getItem('airline.unfinished.trip')).toBeNull();
  expect(told).toEqual([]);
});

test('nobody in the app is nobody here', async () => {
  await rememberAna();
  const { session, shown } = await open({ session: null });
  await session.start();
  expect(session.store.getState().state.kind).toBe('anonymous');
  expect(shown).not.toContain(people.ana);
  expect(localStorage.getItem('airline.session.webview')).toBeNull();
  expect(localStorage.getItem('airline.unfinished.trip')).toBeNull();
});

test('nobody in the app is nobody here where the gateway cannot be reached either', async () => {
  await rememberAna();
  gateway.disturb(/./, { kind: 'cut' });
  const { session } = await open({ session: null });
  await session.start();
  expect(personOf(session)).toBeUndefined();
  expect(localStorage.getItem('airline.session.webview')).toBeNull();
  gateway.restore();
  await session.call(readUserInfo, {});
  expect(personOf(session)).toBeUndefined();
});

test('what is kept of the person of the app stays where the gateway cannot be reached', async () => {
  await rememberAna();
  gateway.disturb(/./, { kind: 'cut' });
  const { session, onPersonCleared } = await open({ session: { category, subject: people.ana, assertion: 'any' } });
  await session.start();
  expect(personOf(session)).toBeUndefined();
  expect(onPersonCleared).not.toHaveBeenCalled();
  expect(localStorage.getItem('airline.unfinished.trip')).toBe('DAL');
  gateway.restore();
});

test('an assertion that the gateway refuses logs nobody in, and the person before out', async () => {
  await rememberAna();
  const { session } = await open({ session: { category, subject: people.bea, assertion: 'e30.e30.c2ln' } });
  await session.start();
  expect(personOf(session)).toBeUndefined();
});

test('what was kept of a person is cleared for the next one, whose session and tab are others', async () => {
  await rememberAna();
  localStorage.removeItem('airline.session.webview');
  sessionStorage.clear();
  const { session, onPersonCleared } = await open({ session: await sessionOf('bea') });
  await session.start();
  expect(onPersonCleared).toHaveBeenCalled();
  expect(localStorage.getItem('airline.unfinished.trip')).toBeNull();
});

test('an app that does not say who it is has its assertion spent', async () => {
  await rememberAna();
  const { session } = await open({ session: await sessionOf('bea', { withSubject: false }) }, { highest: 1 });
  await session.start();
  expect(personOf(session)?.subject).toBe(people.bea);
  expect(localStorage.getItem('airline.unfinished.trip')).toBeNull();
});

test('nothing is asked as anybody before the app has said who is there', async () => {
  await rememberAna();
  const { session } = await open({ session: await sessionOf('bea') });
  const info = await session.call(readUserInfo, {});
  expect(info).toMatchObject({ value: { username: 'bea.luna' } });
});

test('a change in the app is followed while the page is open, and the page hidden until it is known', async () => {
  const state: AppState = { session: await sessionOf('ana') };
  const bea = await sessionOf('bea');
  const { session, change, told } = await open(state);
  await session.start();
  change({ session: bea });
  expect(document.body.hidden).toBe(true);
  expect(personOf(session)).toBeUndefined();
  await vi.waitFor(() => expect(personOf(session)?.subject).toBe(people.bea));
  expect(document.body.hidden).toBe(false);
  change({ session: null });
  await vi.waitFor(() => expect(session.store.getState().state.kind).toBe('anonymous'));
  expect(told).toEqual([]);
});

test('an app of version 1 says it by an event of the window', async () => {
  const state: AppState = { session: await sessionOf('ana') };
  const { session, host } = await open(state, { highest: 1 });
  await session.start();
  state.session = null;
  host.dispatchEvent(new Event('airlinesessionchange'));
  await vi.waitFor(() => expect(session.store.getState().state.kind).toBe('anonymous'));
});

test('the app hears of a login on the page, and then has the same person', async () => {
  const state: AppState = { session: null };
  const { session, told, change } = await open(state);
  await session.start();
  await session.logIn({ method: 'password', category, username: 'ana.ruiz', password });
  expect(told).toEqual([{ category, subject: people.ana }]);
  change({ session: { category, subject: people.ana } });
  await vi.waitFor(() => expect(document.body.hidden).toBe(false));
  expect(personOf(session)?.subject).toBe(people.ana);
});

test('the app hears of a log-out on the page', async () => {
  const { session, told } = await open({ session: await sessionOf('ana') });
  await session.start();
  await session.logOut();
  await vi.waitFor(() => expect(told).toEqual(['loggedOut']));
});

test('the login page asks the app for its own login first', async () => {
  window.history.replaceState(null, '', '/mobile/account/login');
  const { session, told } = await open({ session: null, login: await sessionOf('ana') });
  await session.start();
  expect(personOf(session)?.subject).toBe(people.ana);
  expect(told).toEqual([]);
});

test('so does one that a page leads to', async () => {
  const state: AppState = { session: null };
  const { session } = await open(state);
  await session.start();
  state.login = await sessionOf('ana');
  window.history.replaceState(null, '', '/mobile/account/login');
  await session.start();
  expect(personOf(session)?.subject).toBe(people.ana);
});

test('where a person did not want the app’s login, the login page has its own', async () => {
  window.history.replaceState(null, '', '/mobile/account/login');
  const { session, onLoginNeeded } = await open({ session: null, login: null });
  await session.start();
  expect(session.store.getState().state.kind).toBe('anonymous');
  expect(onLoginNeeded).not.toHaveBeenCalled();
});

test('without an app that says a language, the account’s is shown where none was chosen', async () => {
  const i18n = await createI18n(['shell'], undefined, { preferred: ['es'] });
  keepTranslation(i18n);
  const { session } = await open({ session: await sessionOf('ana') }, { highest: 1 });
  await session.start();
  await vi.waitFor(() => expect(i18n.language).toBe('en'));
});

test('an app that says its language is not overruled by the account', async () => {
  const i18n = await createI18n(['shell'], undefined, { preferred: ['es'] });
  keepTranslation(i18n);
  const { session } = await open({ session: await sessionOf('ana') });
  await session.start();
  expect(await session.call(readUserInfo, {})).toMatchObject({ value: { language: 'en' } });
  expect(i18n.language).toBe('es');
});

test('in a browser the session is the web view’s own', async () => {
  const onLoginNeeded = vi.fn();
  const options = {
    surface: 'webview',
    client: createGatewayClient(),
    onLoginNeeded,
    onPersonCleared: vi.fn(),
  } as const;
  const session = createNativeSession(options, undefined);
  await session.start();
  expect(session.store.getState().state).toEqual({ kind: 'anonymous' });
  expect(gateway.requests).toEqual([]);
});
