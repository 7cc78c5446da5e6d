import { createSession, type Session, type SessionOptions } from '@airline/session';

import { findNativeBridge, type NativeBridge, sessionChangeEvent, type NativeSession } from './native-bridge.ts';

/**
 * Creates the session of the web view: the native app's own, handed over as an assertion; in a browser it has a login page.
 *
 * When it is over the native app is asked for a new one, and the page comes back with what was typed in it.
 */
export function createNativeSession(options: SessionOptions, bridge = findNativeBridge()): Session {
  const session = createSession({ ...options, onLoginNeeded: () => void logInAgain() });

  async function logInAgain(): Promise<void> {
    if (bridge === undefined) options.onLoginNeeded();
    else if (await take(await bridge.sessionExpired())) window.location.reload();
    else bridge.close();
  }

  /** Takes a session that the native app gave; resolves with whether somebody is logged in by it. */
  async function take(given: NativeSession | undefined): Promise<boolean> {
    if (given === undefined) return false;
    return 'person' in (await session.adoptAssertion(given.category, given.assertion));
  }

  /**
   * Has the page's session follow the app's: who is logged in there is logged in here, and nobody where nobody is. What this
   * web view remembers may be of the person before.
   */
  async function follow(app: NativeBridge): Promise<void> {
    const [given] = await Promise.all([app.getSession(), session.start()]);
    const { state } = session.store.getState();
    const isSame = state.kind === 'authenticated' && given?.subject === state.person.subject;
    if (!isSame && !(await take(given))) await session.logOut();
  }

  let starting: Promise<void> | undefined;

  window.addEventListener(sessionChangeEvent, () => {
    // At once: to ask the app takes a moment, in which the person before is shown no more.
    void session.logOut().then(() => (bridge === undefined ? undefined : follow(bridge)));
  });

  return {
    ...session,
    start() {
      starting ??= bridge === undefined ? session.start() : follow(bridge);
      return starting;
    },
  };
}
