import type { ClientConfig } from '@airline/client-config/client-config';
import { endSession } from '@airline/contract';
import { createGatewayClient, type GatewayClient, type Outcome } from '@airline/gateway-client';

import { createCall } from './call.ts';
import { createSessionTokens } from './session-tokens.ts';
import { createLogin, usernameBy, type Login } from './login.ts';
import { createPrompts } from './prompts.ts';
import type { Surface } from './return-address.ts';
import type { HintStorage } from './session-hint.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { createTokenCalls } from './tokens.ts';

/**
 * Holds who is logged in, and calls the gateway as them. One an app.
 *
 * `call` does what the error catalogue asks of a client (docs/rules.md §8): a lost token is renewed, an anonymous traveller
 * gets one silently, a person whose session is over is led through the login page and back, a proof that is too old and a
 * second factor are asked for over the page, and a log-out clears what was typed. Then the call goes on as it was.
 *
 * @example
 * ```ts
 * import { readUserInfo } from '@airline/contract';
 * import type { Session } from '@airline/session';
 *
 * const pointsOf = async (session: Session) => {
 *   const info = await session.call(readUserInfo, {});
 *   return 'value' in info ? info.value.loyalty?.points : undefined;
 * };
 * ```
 */
export interface Session
  extends GatewayClient, Pick<Login, 'logIn' | 'completeSecondFactor' | 'confirmPassword' | 'adoptAssertion'> {
  readonly surface: Surface;
  /** What the deployment has set, where the page has it. */
  readonly config: ClientConfig | undefined;
  readonly store: SessionStore;
  /** Finds out once whether somebody is logged in: by the refresh cookie, and only where the browser remembers a login. */
  start(): Promise<void>;
  /** Ends the session here, or on every device. A failure means that it may still be open. */
  logOut(options?: { readonly everywhere?: boolean }): Promise<Outcome<undefined>>;
  /** Ends the session here alone, and at once: where the gateway cannot be reached, or the person is somebody else already. */
  abandon(): void;
  /** Answers what `store.prompt` asked for. */
  settlePrompt(isProved: boolean): void;
  /** Takes the reason of the last end away, once it was read. */
  dismissEnd(): void;
  /** Takes the number of recovery codes that are left away, once it was read. */
  dismissRecoveryCodes(): void;
  /** Listens to other tabs no more. */
  close(): void;
}

/**
 * Says what a session is made with.
 *
 * @example
 * ```ts
 * import type { SessionOptions } from '@airline/session';
 *
 * const options: SessionOptions = { surface: 'traveller', onLoginNeeded: () => undefined, onPersonCleared: () => undefined };
 * ```
 */
export interface SessionOptions {
  readonly surface: Surface;
  /** What the deployment has set; absent where the page does not have it, and the gateway is asked. */
  readonly config?: ClientConfig | undefined;
  /** The API key of the surface, which every call carries; absent where the gateway has none. */
  readonly apiKey?: string | undefined;
  /** Leads to the login page, which leads back to where the person is now. */
  readonly onLoginNeeded: () => void;
  /** Called when the person's data must go: clears what they typed and what was fetched for them. */
  readonly onPersonCleared: () => void;
  readonly client?: GatewayClient;
  /** What all tabs share: `localStorage` by default. */
  readonly sharedStorage?: () => HintStorage;
  /** What one tab keeps: `sessionStorage` by default. */
  readonly tabStorage?: () => HintStorage;
}

/**
 * Makes the session of an app.
 *
 * @example
 * ```ts
 * import { createSession, loginAddress } from '@airline/session';
 *
 * const session = createSession({
 *   surface: 'traveller',
 *   onLoginNeeded: () => window.location.assign(loginAddress({ surface: 'traveller', returnTo: window.location.pathname })),
 *   onPersonCleared: () => sessionStorage.clear(),
 * });
 * await session.start();
 * ```
 */
export function createSession({
  surface,
  config,
  apiKey,
  onLoginNeeded,
  onPersonCleared,
  client = createGatewayClient({ apiKey }),
  sharedStorage = () => localStorage,
  tabStorage = () => sessionStorage,
}: SessionOptions): Session {
  const store = createSessionStore();
  const calls = createTokenCalls(client, config);
  const sessionTokens = createSessionTokens({
    surface,
    client,
    store,
    calls,
    onPersonCleared,
    sharedStorage,
    tabStorage,
  });
  const prompts = createPrompts(store);
  const call = createCall({ client, store, sessionTokens, prompts, calls, onLoginNeeded });
  const login = createLogin({ client, store, sessionTokens, calls, readUsername: () => usernameBy(call) });

  return {
    surface,
    config,
    store,
    call,
    now: () => client.now(),
    ...login,
    start: () => sessionTokens.start(),
    async logOut({ everywhere = false } = {}) {
      const { state } = store.getState();
      if (state.kind !== 'authenticated') return { value: undefined };
      const loginClient = await calls.clientOf(state.person.category);
      if ('failure' in loginClient) return loginClient;
      const tokens = await sessionTokens.getFresh();
      const outcome = await client.call(endSession, {
        body: { client_id: loginClient.value.clientId, everywhere },
        ...(tokens !== undefined && 'value' in tokens ? { accessToken: tokens.value.accessToken } : {}),
      });
      if ('failure' in outcome && outcome.failure.kind !== 'catalogue') return outcome;
      sessionTokens.end(everywhere ? 'loggedOutEverywhere' : 'loggedOut');
      return { value: undefined };
    },
    abandon: () => sessionTokens.end('loggedOut'),
    settlePrompt: (isProved) => prompts.settle(isProved),
    dismissEnd: () => sessionTokens.dismissEnd(),
    dismissRecoveryCodes: () => store.setState({ recoveryCodesLeft: undefined }),
    close: () => sessionTokens.close(),
  };
}
