import { forgetKeptForms } from '@airline/forms';
import { createSession, loginAddress, type EndReason, type Session } from '@airline/session';
import * as z from 'zod/mini';

import { sessionChangeEvent, type NativeBridge, type NativeSession } from './native-bridge.ts';

// The page's Content-Security-Policy allows no code made at run time: without this zod would try, and the browser report it.
z.config({ jitless: true });

/** What a web view's session is made with, beside the native app: what tests put in its place. */
interface NativeSessionOptions {
  readonly bridge: NativeBridge | undefined;
  readonly create?: typeof createSession;
  readonly go?: (address: string) => void;
  readonly reload?: () => void;
}

/**
 * Makes the session of the web view: the native app's own, handed over as an assertion; in a browser it has a login page.
 *
 * When it is over the native app is asked for a new one, and the page comes back with what was typed in it.
 */
export function createNativeSession({
  bridge,
  create = createSession,
  go = (address) => window.location.assign(address),
  reload = () => window.location.reload(),
}: NativeSessionOptions): Session {
  const session = create({
    surface: 'webview',
    onForget: forgetKeptForms,
    onLoginNeeded: (because) => void logInAgain(because),
  });

  async function logInAgain(because: EndReason | undefined): Promise<void> {
    if (bridge === undefined) {
      const { pathname, search } = window.location;
      go(loginAddress({ surface: 'webview', returnTo: pathname + search, because }));
    } else if (await take(await bridge.sessionExpired())) reload();
    else bridge.close();
  }

  /** Takes a session that the native app gave; resolves with whether somebody is logged in by it. */
  async function take(given: NativeSession | undefined): Promise<boolean> {
    if (given === undefined) return false;
    return 'person' in (await session.adoptAssertion(given.category, given.assertion));
  }

  let starting: Promise<void> | undefined;
  async function start(): Promise<void> {
    await session.start();
    const { state } = session.store.getState();
    if (state.kind !== 'authenticated') await take(await bridge?.getSession());
  }

  window.addEventListener(sessionChangeEvent, () => {
    void (async () => {
      await session.logOut();
      await take(await bridge?.getSession());
    })();
  });

  return {
    ...session,
    start() {
      starting ??= start();
      return starting;
    },
  };
}
