import {
  exchangeToken,
  jwtBearerGrantType,
  readClientSettings,
  type TokenAnswer,
  type TokenRequest,
} from '@airline/contract';
import { type AppSettings, emptyAppSettings } from '@airline/client-config/app-settings';
import { type ClientConfig, clientConfigFor } from '@airline/client-config/client-config';
import type { LoginClient } from '@airline/client-config/login-clients';
import type { ClientCategory } from '@airline/client-config/client-categories';
import { formatResponseType } from '@airline/client-config/response-type';
import type { Failure, GatewayClient, Outcome } from '@airline/gateway-client';

import { personOf, type Person } from './person.ts';

/** The tokens of a session, in the page's memory and nowhere else. */
export interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  /** By the gateway's clock, as far as the page knows it. */
  readonly expiresAtMs: number;
}

/** A token that ends sooner than this is renewed before it is used: a call takes its time. */
const marginMs = 20_000;

/** Tells whether a call that starts now can use the tokens. */
export function isFresh(tokens: Tokens | undefined, nowMs: number): tokens is Tokens {
  return tokens !== undefined && tokens.expiresAtMs - nowMs > marginMs;
}

/** How an app asks for tokens. */
export interface TokenCalls {
  /** Gives the login client of a category in this environment. */
  clientOf(category: ClientCategory): Promise<Outcome<LoginClient>>;
  /** Gives the id of the client that second factors are checked for in this environment. */
  multiFactorClientId(): Promise<Outcome<string>>;
  exchange(category: ClientCategory, assertion: string, isSharedDevice?: boolean): Promise<Outcome<Tokens>>;
  /** Exchanges the refresh token of the cookie for tokens. */
  refresh(category: ClientCategory): Promise<Outcome<Tokens>>;
}

/** Makes the token calls of an app: a page that has not the deployment's settings asks for them once. */
export function createTokenCalls(client: GatewayClient, configOfPage?: ClientConfig): TokenCalls {
  let config = configOfPage;

  async function readConfig(): Promise<Outcome<ClientConfig>> {
    if (config === undefined) {
      const answer = await client.call(readClientSettings, {});
      if ('failure' in answer) return answer;
      const { environment, settings } = answer.value;
      config = clientConfigFor(environment, { ...emptyAppSettings, ...(settings as Partial<AppSettings>) });
    }
    return { value: config };
  }

  async function clientOf(category: ClientCategory): Promise<Outcome<LoginClient>> {
    const read = await readConfig();
    return 'failure' in read ? read : { value: read.value.loginClients[category] };
  }

  async function ask(
    category: ClientCategory,
    grant:
      | {
          readonly grant_type: typeof jwtBearerGrantType;
          readonly assertion: string;
          readonly shared_device?: 'true';
        }
      | { readonly grant_type: 'refresh_token' },
  ): Promise<Outcome<Tokens>> {
    const login = await clientOf(category);
    if ('failure' in login) return login;
    const body: TokenRequest = {
      ...grant,
      client_id: login.value.clientId,
      scope: 'openid',
      response_type: formatResponseType(login.value.responseType),
    };
    const answer = await client.call(exchangeToken, { body });
    if ('failure' in answer) return answer;
    if (answer.value.token_kind !== login.value.tokenKind) return { failure: unexpected };
    return { value: tokensOf(answer.value, client.now().getTime()) };
  }

  return {
    clientOf,
    async multiFactorClientId() {
      const read = await readConfig();
      if ('failure' in read) return read;
      const { multiFactor } = read.value;
      // An environment without one never asks for a second factor.
      return multiFactor === undefined ? { failure: unexpected } : { value: multiFactor.clientId };
    },
    exchange: (category, assertion, isSharedDevice = false) =>
      ask(category, {
        grant_type: jwtBearerGrantType,
        assertion,
        ...(isSharedDevice ? { shared_device: 'true' } : {}),
      }),
    refresh: (category) => ask(category, { grant_type: 'refresh_token' }),
  };
}

const unexpected: Failure = { kind: 'unreadable' };

function tokensOf({ id_token, access_token, expires_in }: TokenAnswer, nowMs: number): Tokens {
  return { idToken: id_token, accessToken: access_token, expiresAtMs: nowMs + expires_in * 1000 };
}

/** Gives who tokens are of, when they are of the category that was asked for. */
export function ownerOf(tokens: Tokens, category: ClientCategory): Outcome<Person> {
  const person = personOf(tokens.idToken);
  return person?.category === category ? { value: person } : { failure: unexpected };
}
