import type { Endpoint } from '@airline/contract';
import type { AnswerOf, CallOptions, Failure, GatewayClient, Outcome } from '@airline/gateway-client';

import { endReasonOf } from './end-reasons.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { Prompts } from './prompts.ts';
import type { SessionStore } from './session-store.ts';
import type { TokenCalls } from './tokens.ts';
import { anonymousToken } from './anonymous-token.ts';

interface CallParts {
  readonly client: GatewayClient;
  readonly store: SessionStore;
  readonly sessionTokens: SessionTokens;
  readonly prompts: Prompts;
  readonly calls: TokenCalls;
  /** Leads to the login page, which leads back. */
  readonly onLoginNeeded: () => void;
}

type LooseCall = (endpoint: Endpoint, options: object) => Promise<Outcome<unknown>>;

/**
 * Makes the call of a session: with the person's token, and with what the error catalogue asks a client to do.
 *
 * Each action is done once a call, then the call is sent again as it was; a second failure of the kind is the outcome.
 */
export function createCall(parts: CallParts): GatewayClient['call'] {
  const { client, store, sessionTokens, prompts } = parts;
  const nobodysToken = anonymousToken(client, parts.calls);
  const send: LooseCall = (endpoint, options) => client.call(endpoint, options);

  async function tokenFor(endpoint: Endpoint): Promise<Outcome<string | undefined>> {
    await sessionTokens.start();
    const fresh = await sessionTokens.getFresh();
    if (fresh === undefined) return { value: nobodysToken.known() };
    if ('value' in fresh) return { value: fresh.value.accessToken };
    if (store.getState().state.kind === 'authenticated') return fresh;
    // Without a network nobody knows whether it has ended: what the device keeps stays on screen.
    if (fresh.failure.kind === 'unreachable' || fresh.failure.kind === 'timeout') return fresh;
    // The session ended with this call: it is the person's, not nobody's.
    if (endpoint.authentication !== undefined) parts.onLoginNeeded();
    return fresh;
  }

  /** Does what the catalogue asks for; resolves with whether the call may be sent again. */
  async function act(endpoint: Endpoint, failure: Failure, token: string | undefined): Promise<boolean> {
    if (failure.kind !== 'catalogue') return false;
    switch (failure.action) {
      case 'reLogin': {
        if (store.getState().state.kind === 'authenticated') {
          if (token !== undefined) sessionTokens.invalidate(token);
          return true;
        }
        if (endpoint.authentication === 'optional') return nobodysToken.renew();
        parts.onLoginNeeded();
        return false;
      }
      case 'reAuthenticate':
        return prompts.ask({ kind: 'reAuthenticate' });
      case 'multiFactor': {
        const { state } = store.getState();
        const { multiFactor } = failure.problem;
        if (state.kind !== 'authenticated' || multiFactor === undefined) return false;
        return prompts.ask({ kind: 'secondFactor', step: { category: state.person.category, ...multiFactor } });
      }
      case 'logout':
        sessionTokens.end(endReasonOf(failure.problem.code));
        return false;
      // The client of the gateway has tried again already.
      case 'retry':
      case undefined:
        return false;
    }
  }

  async function callWithActions(endpoint: Endpoint, options: object): Promise<Outcome<unknown>> {
    if (endpoint.authentication === undefined) return send(endpoint, options);
    const done = new Set<string>();
    for (;;) {
      const token = await tokenFor(endpoint);
      if ('failure' in token) return token;
      const accessToken = token.value;
      const outcome = await send(endpoint, accessToken === undefined ? options : { ...options, accessToken });
      if ('value' in outcome) return outcome;
      const { failure } = outcome;
      const action = failure.kind === 'catalogue' ? (failure.action ?? 'none') : 'none';
      if (done.has(action)) {
        // New tokens were not taken either: the account is gone, or the gateway no longer knows it.
        if (action === 'reLogin' && store.getState().state.kind === 'authenticated') {
          sessionTokens.end(endReasonOf(undefined));
          parts.onLoginNeeded();
        }
        return outcome;
      }
      done.add(action);
      if (!(await act(endpoint, failure, accessToken))) return outcome;
    }
  }

  return <const E extends Endpoint>(endpoint: E, options: CallOptions<E>) =>
    callWithActions(endpoint, options) as Promise<Outcome<AnswerOf<E>>>;
}
