import {
  completeCompanyLogin,
  readUserInfo,
  requestAssertion,
  type AssertionRequest,
  type PasskeyCredential,
  type SecondFactor,
} from '@airline/contract';
import type { AnswerOf, Failure, GatewayClient, Outcome } from '@airline/gateway-client';

import type { SessionTokens } from './session-tokens.ts';
import type { PersonCategory } from './person-category.ts';
import type { Person } from './person.ts';
import type { SecondFactorStep, SessionStore } from './session-store.ts';
import type { TokenCalls } from './tokens.ts';

/**
 * Says how a person proves who they are.
 *
 * @example
 * ```ts
 * import type { LoginProof } from '@airline/session';
 *
 * const proof: LoginProof = { method: 'password', category: 'member', username: 'ana.perez', password: 'Viento2026!' };
 * ```
 */
export type LoginProof =
  | {
      readonly method: 'password';
      readonly category: PersonCategory;
      readonly username: string;
      readonly password: string;
      /** Others use the device too: the session ends with the browser, or soon once nobody uses it. */
      readonly isSharedDevice?: boolean;
    }
  | {
      readonly method: 'passkey';
      readonly category: PersonCategory;
      readonly challengeId: string;
      readonly credential: PasskeyCredential;
      readonly isSharedDevice?: boolean;
    }
  | {
      /** By the account that the person has at their company, after `startCompanyLogin`. */
      readonly method: 'company';
      readonly category: PersonCategory;
      /** The query that the company's provider led back with. */
      readonly answer: string;
      readonly isSharedDevice?: boolean;
    };

/**
 * Says what came of a login: the person, the step that is missing, or why not.
 *
 * @example
 * ```ts
 * import type { LoginOutcome } from '@airline/session';
 *
 * const isDone = (outcome: LoginOutcome) => 'person' in outcome;
 * ```
 */
export type LoginOutcome =
  | { readonly person: Person }
  | { readonly secondFactor: SecondFactorStep }
  | { readonly failure: Failure };

/** The ways into a session. */
export interface Login {
  logIn(proof: LoginProof): Promise<LoginOutcome>;
  completeSecondFactor(step: SecondFactorStep, factor: SecondFactor): Promise<LoginOutcome>;
  confirmPassword(password: string): Promise<LoginOutcome>;
  adoptAssertion(category: PersonCategory, assertion: string): Promise<LoginOutcome>;
}

type Assertion = AnswerOf<typeof requestAssertion>;

interface LoginParts {
  readonly client: GatewayClient;
  readonly store: SessionStore;
  readonly sessionTokens: SessionTokens;
  readonly calls: TokenCalls;
  /** Calls with the person's token. */
  readonly readUsername: () => Promise<Outcome<string>>;
}

/** Makes the ways into an app's session. */
export function createLogin({ client, store, sessionTokens, calls, readUsername }: LoginParts): Login {
  async function adoptAssertion(
    category: PersonCategory,
    assertion: string,
    isSharedDevice = false,
  ): Promise<LoginOutcome> {
    const tokens = await calls.exchange(category, assertion, isSharedDevice);
    if ('failure' in tokens) return tokens;
    const person = sessionTokens.adopt(category, tokens.value);
    return 'value' in person ? { person: person.value } : person;
  }

  async function prove(
    category: PersonCategory,
    body: AssertionRequest | { readonly method: 'company'; readonly answer: string },
    isSharedDevice = false,
  ): Promise<LoginOutcome> {
    const proof: Outcome<Assertion> =
      body.method === 'company'
        ? await client.call(completeCompanyLogin, { body: { answer: body.answer } })
        : await client.call(requestAssertion, { body });
    if ('value' in proof) {
      const { assertion, recoveryCodesLeft } = proof.value;
      const outcome = await adoptAssertion(category, assertion, isSharedDevice);
      if ('person' in outcome) store.setState({ recoveryCodesLeft });
      return outcome;
    }
    const { failure } = proof;
    if (failure.kind !== 'catalogue' || failure.action !== 'multiFactor') return proof;
    const { multiFactor } = failure.problem;
    if (multiFactor === undefined) return proof;
    return { secondFactor: { category, ...multiFactor, ...(isSharedDevice ? { isSharedDevice } : {}) } };
  }

  return {
    logIn: ({ isSharedDevice, ...proof }) => prove(proof.category, proof, isSharedDevice),
    async completeSecondFactor({ category, transaction, isSharedDevice }, factor) {
      const clientId = await calls.multiFactorClientId();
      if ('failure' in clientId) return clientId;
      return prove(category, { method: 'multiFactor', clientId: clientId.value, transaction, factor }, isSharedDevice);
    },
    async confirmPassword(password) {
      const username = await readUsername();
      if ('failure' in username) return username;
      const { state } = store.getState();
      if (state.kind !== 'authenticated') return { failure: { kind: 'unreadable' } };
      const { category } = state.person;
      return prove(category, { method: 'password', category, username: username.value, password });
    },
    adoptAssertion: (category, assertion) => adoptAssertion(category, assertion),
  };
}

/** Gives what a person logs in with, from their own data. */
export async function usernameBy(call: GatewayClient['call']): Promise<Outcome<string>> {
  const info = await call(readUserInfo, {});
  if ('failure' in info) return info;
  const name = info.value.username ?? info.value.loyalty?.accountNumber ?? info.value.email;
  return name === undefined ? { failure: { kind: 'unreadable' } } : { value: name };
}
