import { type Endpoint, type EndpointName, endpoints } from '@airline/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { bearer, type IdentityGateway, openIdentityGateway } from '../../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { isPermitted } from './rules/permissions.ts';
import type { OpenDatabase } from '../../database/database.ts';

let database: OpenDatabase;
let gateway: IdentityGateway;

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = openIdentityGateway(database, { variables: { CLIENT_ADDRESS_HEADER: 'x-forwarded-for' } });
});
afterAll(() => database.close());

const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const guarded = rows.filter(([, { authentication }]) => authentication !== undefined);

/** Asks for every operation, each from an address of its own; gives those that answer 401. */
async function findUnauthenticated(headers: Readonly<Record<string, string>>): Promise<readonly EndpointName[]> {
  const found: EndpointName[] = [];
  for (const [place, [name, { method, path }]] of guarded.entries()) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { none: true };
    const { status } = await gateway.send(method, path.replaceAll(/\{\w+\}/g, 'none'), body, {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `198.18.${Math.floor(place / 250)}.${place % 250}`,
      ...headers,
    });
    if (status === 401) found.push(name);
  }
  return found;
}

test('without a token every operation is refused but those whose row makes it optional', async () => {
  const named = guarded.filter(([, { authentication }]) => authentication !== 'optional').map(([name]) => name);
  expect(await findUnauthenticated({})).toEqual(named);
});

test('with a token that does not count every operation is refused but the end of a session', async () => {
  // Who wants to log out must always be able to.
  const named = guarded.map(([name]) => name).filter((name) => name !== 'endSession');
  expect(await findUnauthenticated(bearer('x.y.z'))).toEqual(named);
});

test.each([
  ['listPoints', 'member', undefined, true],
  ['listPoints', 'anonymousTraveler', undefined, false],
  ['listPoints', 'automatedReportService', undefined, false],
  ['readCompany', 'corporateTravelManager', undefined, true],
  ['readCompany', 'anonymousTraveler', undefined, false],
  ['readCompany', 'areaMarketingManager', undefined, false],
  ['readCompanyReport', 'automatedReportService', undefined, true],
  ['readCompanyReport', 'member', undefined, false],
  ['readOperations', 'member', undefined, false],
  ['readOperations', 'member', 'gate', false],
  ['readOperations', 'member', 'operations', true],
  ['readOperations', 'mobileMember', 'operations', false],
] as const)('%s as %s with the role %s is allowed as its row says: %s', (name, category, staffRole, isLetIn) => {
  expect(isPermitted(endpoints[name], category, staffRole)).toBe(isLetIn);
});
