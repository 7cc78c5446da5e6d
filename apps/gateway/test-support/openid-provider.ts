import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Provider } from 'oidc-provider';

/** Whom the provider of a company knows. */
export interface ProviderPerson {
  readonly subject: string;
  readonly email?: string;
  readonly isEmailVerified?: boolean;
}

export interface TestProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who is logged in there; `undefined` for somebody who declines. */
  person: ProviderPerson | undefined;
  /** How often it was asked, whatever for. */
  readonly asked: () => number;
  /** Goes through the login of a person's browser, from the address that the gateway gave to the query that leads back. */
  logIn(address: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens a provider of OpenID Connect on this machine. */
export async function openTestProvider(redirectAddresses: readonly string[]): Promise<TestProvider> {
  const [clientId, clientSecret] = ['travel', 'kept.secret.of.the.company'];
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let asked = 0;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...redirectAddresses] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: ['cookies of the tests'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, subject: string) => ({
      accountId: subject,
      claims: () => ({
        sub: subject,
        ...(test.person?.email === undefined ? {} : { email: test.person.email }),
        email_verified: test.person?.isEmailVerified ?? true,
      }),
    }),
    async loadExistingGrant(context: {
      readonly oidc: {
        readonly provider: { readonly Grant: new (of: object) => Grant };
        readonly client: { readonly clientId: string };
        readonly session: { readonly accountId: string };
      };
    }) {
      const { provider: own, client, session } = context.oidc;
      const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    asked += 1;
    if (request.url?.startsWith('/interaction/') === true) {
      const { person } = test;
      const result = person === undefined ? { error: 'access_denied' } : { login: { accountId: person.subject } };
      void provider.interactionFinished(request, response, result);
      return;
    }
    void answer(request, response);
  });
  const test: TestProvider = {
    issuer,
    clientId,
    clientSecret,
    person: undefined,
    asked: () => asked,
    async logIn(address) {
      const cookies = new Map<string, string>();
      let next = address;
      while (next.startsWith(issuer)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const given = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const set of given.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
          cookies.set(name, value);
        }
        const location = given.headers.get('location');
        if (location === null) throw new Error(`The provider answered ${given.status}: ${await given.text()}`);
        next = new URL(location, next).href;
      }
      return new URL(next).search.slice(1);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return test;
}

interface Grant {
  addOIDCScope(scope: string): void;
  save(): Promise<string>;
}
