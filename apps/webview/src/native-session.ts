import { readAsAccount } from '@airline/app-shell/shown-language';
import { readUserInfo } from '@airline/contract';
import { matchLink } from '@airline/links';
import type { NativeApp, NativeSession } from '@airline/native-bridge';
import {
  createSession,
  isLogOut,
  type EndReason,
  type Person,
  type Session,
  type SessionOptions,
  type SessionStore,
} from '@airline/session';
import { readHint } from '@airline/session/hint';

import { createHeldStore } from './held-store.ts';
import { keepOwner, readOwner } from './kept-owner.ts';

/**
 * Creates the session of the web view: inside the native app it is the app's, which is asked first, always; in a browser it has a login page.
 *
 * Who is logged in in the app is logged in here, and nobody where nobody is. A web session of somebody else is ended, and what the web view
 * kept of them is cleared, before anything is shown. The app hears of a login and of a log-out on a page.
 */
export function createNativeSession(options: SessionOptions, app: NativeApp | undefined): Session {
  if (app === undefined || !app.offers('session')) {
    const session = createSession(options);
    if (app?.offers('language') !== true) followAccountLanguage(session.store, session);
    return session;
  }
  return createHostedSession(options, app);
}

function createHostedSession(options: SessionOptions, app: NativeApp): Session {
  const session = createSession({ ...options, onLoginNeeded: () => void logInAgain() });
  const held = createHeldStore(session.store);
  /** Whom the app knows to be logged in. */
  let known: string | undefined;
  /** How many works are under way in which the page follows the app: what comes of them is no news to it. */
  let followed = 0;

  const current = (): Person | undefined => {
    const { state } = session.store.getState();
    return state.kind === 'authenticated' ? state.person : undefined;
  };

  async function following<Value>(work: () => Promise<Value>): Promise<Value> {
    followed += 1;
    try {
      return await work();
    } finally {
      followed -= 1;
    }
  }

  /** Notes whose this web view is now, and clears what an earlier person left in it, which outlives their session and their tab. */
  function setOwner(subject: string | undefined): void {
    known = subject;
    const owner = readOwner();
    if (owner !== undefined && owner !== subject) options.onPersonCleared();
    keepOwner(subject);
  }

  /** Takes a session that the app gave; resolves with whether somebody is logged in by it. */
  async function take(given: NativeSession | undefined): Promise<boolean> {
    if (given?.assertion === undefined) return false;
    const outcome = await session.adoptAssertion(given.category, given.assertion);
    if (!('person' in outcome)) return false;
    setOwner(outcome.person.subject);
    return true;
  }

  /** Ends the web view's session, whatever the gateway says to it: it is another person's, or the app has no person. */
  async function endSession(): Promise<void> {
    if (current() === undefined && !isRemembered()) return;
    const outcome = await session.logOut();
    if ('failure' in outcome || isRemembered()) session.abandon();
  }

  /** Has the page's session follow the app's. */
  async function follow(): Promise<void> {
    const given = await askSession(app);
    await session.start();
    if (given?.subject !== undefined && current()?.subject === given.subject) {
      setOwner(given.subject);
      return;
    }
    // Without a network nobody is logged in here: what is kept of the app's own person stays theirs.
    const isOwner = given?.subject !== undefined && current() === undefined && readOwner() === given.subject;
    // Where the app does not say who it is, the assertion does.
    if (!isOwner && (given === undefined || given.subject !== undefined)) {
      await endSession();
      setOwner(given?.subject);
    }
    if (await take(given)) return;
    if (isOwner) {
      known = given.subject;
      return;
    }
    await endSession();
    setOwner(undefined);
  }

  /** On the login page the app's own login comes first; who does not want it finds the page's. */
  async function offerLogin(): Promise<void> {
    if (current() === undefined) await take(await askLogin(app, 'needed'));
  }

  async function logInAgain(): Promise<void> {
    const { state } = session.store.getState();
    const isExpired = state.kind === 'anonymous' && state.endedBy !== undefined;
    const given = await askLogin(app, isExpired ? 'expired' : 'needed');
    if (await following(() => take(given))) window.location.reload();
    else await app.request('close');
  }

  let last: Promise<void> | undefined;
  /** Follows the app; where it says meanwhile that its session is another one, once more. */
  function followNow(): Promise<void> {
    const before = last ?? Promise.resolve();
    last = held.hold(() => before.then(() => following(follow)));
    return last;
  }

  session.store.subscribe(({ state }, { state: before }) => {
    if (followed > 0) return;
    if (state.kind === 'authenticated' && state.person.subject !== known) void tellLogin(state.person);
    if (before.kind === 'authenticated' && state.kind === 'anonymous' && state.endedBy !== undefined) {
      tellLogOut(state.endedBy);
    }
  });

  async function tellLogin({ category, subject }: Person): Promise<void> {
    setOwner(subject);
    if (category !== 'mobileMember' && category !== 'mobileCorporate') return;
    await app.request('loggedIn', { category, subject });
  }

  /** Tells the app of a log-out that the person wanted: a session whose time is over here may go on there. */
  function tellLogOut(endedBy: EndReason): void {
    if (!isLogOut(endedBy)) return;
    setOwner(undefined);
    void app.request('loggedOut', { everywhere: endedBy === 'loggedOutEverywhere' });
  }

  app.on('sessionChanged', () => void hidePageDuring(followNow));
  if (!app.offers('language')) followAccountLanguage(held.store, session);

  let starting: Promise<void> | undefined;
  let offering: Promise<void> | undefined;
  async function start(): Promise<void> {
    starting ??= followNow();
    await starting;
    await last;
    if (!isLoginPage()) return;
    offering ??= held.hold(() => following(offerLogin));
    await offering;
  }
  session.store.subscribe(({ state }) => {
    // Who logs out later is offered it anew.
    if (state.kind === 'authenticated') offering = undefined;
  });
  return {
    ...session,
    store: held.store,
    start,
    // Until it is known whose session it is, nothing is asked as anybody.
    call: async (endpoint, request) => {
      await start();
      return session.call(endpoint, request);
    },
  };
}

/** Tells whether this browser remembers a login: its session may still be open where it could not be asked for now. */
function isRemembered(): boolean {
  return readHint(() => localStorage, 'webview') !== undefined;
}

/** Asks who is logged in in the app: an app that does not say so has nobody. */
async function askSession(app: NativeApp): Promise<NativeSession | undefined> {
  const answer = await app.request('getSession');
  return ('value' in answer ? answer.value : null) ?? undefined;
}

/** Asks the app for its own login; `undefined` where the person did not want to. */
async function askLogin(app: NativeApp, reason: 'needed' | 'expired'): Promise<NativeSession | undefined> {
  const answer = await (app.version === 1 ? app.request('sessionExpired') : app.request('logIn', { reason }));
  return ('value' in answer ? answer.value : null) ?? undefined;
}

function isLoginPage(): boolean {
  return matchLink(window.location.pathname)?.id === 'mobile-login';
}

/** Shows nothing of the person before while the app is asked who is there now. */
async function hidePageDuring(work: () => Promise<void>): Promise<void> {
  document.body.hidden = true;
  try {
    await work();
  } finally {
    document.body.hidden = false;
  }
}

/** Where no native app says a language, the one of the account counts before the one of the device. */
function followAccountLanguage(store: SessionStore, session: Session): void {
  store.subscribe(({ state }, { state: before }) => {
    if (state.kind !== 'authenticated') return;
    if (before.kind === 'authenticated' && before.person.subject === state.person.subject) return;
    void showAccountLanguage(session);
  });
}

async function showAccountLanguage(session: Session): Promise<void> {
  const info = await session.call(readUserInfo, {});
  if (!('value' in info) || info.value.language === undefined) return;
  // Without the messages of the other language the page goes on in the one that it has.
  await readAsAccount(info.value.language).catch(() => undefined);
}
