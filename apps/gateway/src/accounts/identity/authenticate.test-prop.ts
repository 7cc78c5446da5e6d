import { clientCategories, type ClientCategory } from '@airline/client-config/client-categories';
import { callers, type Endpoint, type EndpointName, endpoints, type Problem, problemNameOf } from '@airline/contract';
import { propertyRuns } from '@tooling/config/property-runs';
import { afterAll, beforeAll, expect, test } from 'vitest';

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

/** Somebody of a category, with the role of operators or without one. */
interface Asker {
  readonly category: ClientCategory;
  readonly staffRole?: 'operations';
}

const askers: readonly Asker[] = [
  ...clientCategories.map((category) => ({ category })),
  ...(['member', 'mobileMember'] as const).map((category) => ({ category, staffRole: 'operations' as const })),
];

/** Asks with a body that no endpoint takes: who is let through gets that refusal, and nothing is changed. */
async function ask({ method, path }: Endpoint, token: string): Promise<Response> {
  const concrete = path.replaceAll(/\{\w+\}/g, 'none');
  return gateway.send(method, concrete, method === 'GET' || method === 'DELETE' ? undefined : { none: true }, {
    'sec-fetch-site': 'same-origin',
    // Each operation is asked from an address of its own: no limit of one counts them all.
    'x-forwarded-for': `198.18.0.${operations.indexOf(path) % 256}`,
    ...bearer(token),
  });
}

async function isNotPermitted(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  return problemNameOf(((await answer.json()) as Problem).type) === 'notPermitted';
}

/** Asks for an operation as somebody; gives what is wrong with the answer, if anything is. */
async function findFault([name, endpoint]: (typeof guarded)[number], asker: Asker): Promise<string | undefined> {
  const { category, staffRole } = asker;
  const answer = await ask(endpoint, (staffRole === undefined ? tokens : staffTokens).get(category) ?? '');
  const isLetIn = !(await isNotPermitted(answer));
  if (answer.status !== 401 && answer.status !== 500 && isLetIn === isPermitted(endpoint, category, staffRole)) return;
  return `${name} as ${category} ${staffRole ?? ''}: ${answer.status}`;
}

/** Takes so many of a list, from a place on. */
function takeFrom<Value>(values: readonly Value[], place: number, count: number): readonly Value[] {
  return Array.from(
    { length: Math.min(count, values.length) },
    (_, index) => values[(place + index) % values.length] as Value,
  );
}

test('every operation lets in whom its row names, and refuses others: one of each, and everybody in the longer set', async () => {
  const faults: (string | undefined)[] = [];
  for (const [place, row] of guarded.entries()) {
    const isIn = ({ category, staffRole }: Asker): boolean => isPermitted(row[1], category, staffRole);
    const [letIn, refused] = [askers.filter(isIn), askers.filter((asker) => !isIn(asker))];
    // One after the other in turn, so that each of them asks for many operations.
    for (const asker of [letIn, refused].flatMap((some) => takeFrom(some, place, propertyRuns(1)))) {
      faults.push(await findFault(row, asker));
    }
  }
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});

test('of each group that rows name, everybody is let in, and nobody else', async () => {
  const faults: (string | undefined)[] = [];
  for (const group of [...Object.keys(callers), 'anybody']) {
    const row = guarded.find(([, endpoint]) => endpoint.callers === group);
    if (row === undefined) continue;
    for (const asker of askers) faults.push(await findFault(row, asker));
  }
  expect(faults.length).toBeGreaterThan(askers.length * 6);
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
});
