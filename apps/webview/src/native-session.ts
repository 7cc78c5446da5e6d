import { createSession, type EndReason, type Session, type SessionOptions } from '@airline/session';

import { findNativeBridge, sessionChangeEvent, type NativeSession } from './native-bridge.ts';

/**
 * Creates the session of the web view: the native app's own, handed over as an assertion; in a browser it has a login page.
 *
 * When it is over the native app is asked for a new one, and the page comes back with what was typed in it.
 */
export function createNativeSession(options: SessionOptions): Session {
  const bridge = findNativeBridge();
  const session = createSession({ ...options, onLoginNeeded: (because) => void logInAgain(because) });

  async function logInAgain(because: EndReason | undefined): Promise<void> {
    if (bridge === undefined) options.onLoginNeeded(because);
    else if (await take(await bridge.sessionExpired())) window.location.reload();
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
