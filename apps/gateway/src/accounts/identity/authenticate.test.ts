import { clientCategories, type ClientCategory } from '@airline/client-config/client-categories';
import { type Endpoint, type EndpointName, endpoints, type Problem, problemNameOf } from '@airline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { bearer, type IdentityGateway, openIdentityGateway, password } from '../../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { setStaffRole } from './staff-role.ts';
import { isPermitted } from './rules/permissions.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { AccountKind } from './rules/account-kind.ts';

let database: OpenDatabase;
let gateway: IdentityGateway;
const tokens = new Map<ClientCategory, string>();

const kindOf: Readonly<Record<Exclude<ClientCategory, 'anonymousTraveler'>, AccountKind>> = {
  corporateTraveler: 'corporateTraveler',
  corporateTravelManager: 'travelManager',
  areaMarketingManager: 'areaMarketingManager',
  automatedReportService: 'reportService',
  member: 'member',
  mobileMember: 'member',
  mobileCorporate: 'corporateTraveler',
};

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = openIdentityGateway(database, { variables: { CLIENT_ADDRESS_HEADER: 'x-forwarded-for' } });
  tokens.set('anonymousTraveler', (await gateway.anonymous()).accessToken);
  for (const [category, kind] of Object.entries(kindOf) as [ClientCategory, AccountKind][]) {
    await gateway.account({ kind, username: category, marketingRegion: 'central' });
    tokens.set(category, (await gateway.logIn(category, password, category)).accessToken);
  }
});
afterAll(() => database.close());

/** Members whom the airline has entrusted with operating the product: one on the site, one in the app. */
const staffTokens = new Map<ClientCategory, string>();

beforeAll(async () => {
  for (const category of ['member', 'mobileMember'] as const) {
    // One of them may end the other sessions of their account.
    const username = `operator.${category}`;
    const id = await gateway.account({ kind: 'member', username });
    await setStaffRole(database.db, id, 'operations', gateway.clock.now);
    staffTokens.set(category, (await gateway.logIn(username, password, category)).accessToken);
  }
});

const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const guarded = rows.filter(([, { authentication }]) => authentication !== undefined);

const operations = guarded.map(([, { path }]) => path);

/** Asks with a body that no endpoint takes: who is let through gets that refusal, and nothing is changed. */
async function ask({ method, path }: Endpoint, token?: string): Promise<Response> {
  const concrete = path.replaceAll(/\{\w+\}/g, 'none');
  return gateway.send(method, concrete, method === 'GET' || method === 'DELETE' ? undefined : { none: true }, {
    'sec-fetch-site': 'same-origin',
    // Each operation is asked from an address of its own: no limit of one counts them all.
    'x-forwarded-for': `198.18.0.${operations.indexOf(path) % 256}`,
    ...(token === undefined ? {} : bearer(token)),
  });
}

async function isNotPermitted(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  return problemNameOf(((await answer.json()) as Problem).type) === 'notPermitted';
}

describe.each(guarded)('%s', (name, endpoint) => {
  test.each(clientCategories)('as %s is allowed as its row says', async (category) => {
    const answer = await ask(endpoint, tokens.get(category));
    expect(await isNotPermitted(answer)).toBe(!isPermitted(endpoint, category));
    expect(answer.status).not.toBe(401);
    expect(answer.status).not.toBe(500);
  });

  test.each(['member', 'mobileMember'] as const)(
    'as %s with the role of operators is allowed as its row says',
    async (category) => {
      const answer = await ask(endpoint, staffTokens.get(category));
      expect(await isNotPermitted(answer)).toBe(!isPermitted(endpoint, category, 'operations'));
      expect(isPermitted(endpoint, category)).toBe(
        endpoint.callers !== 'operators' && isPermitted(endpoint, category, 'operations'),
      );
    },
  );

  test('without a token', async () => {
    const { status } = await ask(endpoint);
    expect(status === 401).toBe(endpoint.authentication !== 'optional');
  });

  test('with a token that does not count', async () => {
    const { status } = await ask(endpoint, 'x.y.z');
    // Who wants to log out must always be able to.
    expect(status === 401).toBe(name !== 'endSession');
  });
});
