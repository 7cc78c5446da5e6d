import { randomUUID } from 'node:crypto';

import { mostFrequentTravelers, type MemberProfile } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  type AccountGateway,
  openGatewayBeforeEach,
  refusalOf,
  statusesOf,
  tokenOf,
} from '../../../test-support/account-gateway.ts';
import { readJson } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { Account } from '../identity/account-store.ts';
import { identitySession } from '../identity/identity-schema.ts';
import { accountPassport, accountProfile, frequentTraveler } from './profile-schema.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
let account: Account;
let token: string;

openGatewayBeforeEach(async (opened) => {
  ({ database, gateway } = opened);
  account = await gateway.account();
  token = await gateway.logIn(account.id);
});

async function ask(method: string, path: string, body?: unknown, bearer = token): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
  return gateway.app.request(`/api/account/v1/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const readProfile = async (bearer = token): Promise<MemberProfile> =>
  (await (await ask('GET', 'profile', undefined, bearer)).json()) as MemberProfile;

const address = { countryCode: 'ES', line1: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013' };
const personal = { middleName: 'Lucía', gender: 'female', address, phone: '+34915550123', language: 'en' };
const travel = {
  homeAirport: 'DAL',
  knownTravelerNumber: 'TT1234567',
  passports: [{ number: 'XDA123456', nationality: 'ES', expiresOn: '2031-05-17' }],
  assistance: ['WCHR'],
  seat: 'window',
};

describe('personal details', () => {
  test('are kept as they were sent, and what is left out is gone', async () => {
    expect((await ask('PUT', 'profile/personal', personal)).status).toBe(204);
    expect((await readProfile()).personal).toEqual(personal);
    const { middleName: _, phone: __, ...rest } = personal;
    await ask('PUT', 'profile/personal', rest);
    expect((await readProfile()).personal).toEqual(rest);
  });

  test('have the postal code and the state of their country, and nothing changes otherwise', async () => {
    const put = (values: object) => refusalOf(ask('PUT', 'profile/personal', { ...personal, address: values }));
    expect(await put({ ...address, postalCode: '123' })).toContain('/address/postalCode badFormat');
    expect(await put({ ...address, countryCode: 'US', postalCode: '75201' })).toContain('/address/stateCode required');
    expect((await readProfile()).personal.middleName).toBeUndefined();
  });

  test('change only after a proof within ten minutes', async () => {
    await database.db
      .update(identitySession)
      .set({ authenticatedAt: new Date(gateway.clock.now.getTime() - 11 * 60_000) })
      .where(eq(identitySession.accountId, account.id));
    expect((await ask('PUT', 'profile/personal', personal)).status).toBe(401);
    expect((await ask('GET', 'profile')).status).toBe(200);
  });
});

describe('a username', () => {
  test('that is free is taken over; one of another account carries 400356113, in any letter case', async () => {
    const other = await gateway.account();
    const taken = other.username?.toUpperCase();
    expect(await refusalOf(ask('PUT', 'username', { username: taken }))).toEqual([
      400356113,
      '/username usernameTaken',
    ]);
    const free = `nueva.${randomUUID().slice(0, 8)}`;
    expect((await ask('PUT', 'username', { username: free })).status).toBe(204);
    expect((await gateway.read(account.id)).username).toBe(free);
  });

  test('of two accounts that want the same at once one gets it', async () => {
    const other = await gateway.logIn((await gateway.account()).id);
    const body = { username: `misma.${randomUUID().slice(0, 8)}` };
    const given = await Promise.all([token, other].map((bearer) => ask('PUT', 'username', body, bearer)));
    expect(statusesOf(given)).toEqual([204, 400]);
  });
});

describe('travel preferences', () => {
  test('are kept with their passports, and a group of airports is a home too', async () => {
    expect((await ask('PUT', 'profile/travel', travel)).status).toBe(204);
    expect((await readProfile()).travel).toEqual(travel);
    const other = { homeAirport: 'NEWYORK', passports: [], assistance: [] };
    expect(await refusalOf(ask('PUT', 'profile/travel', { ...other, homeAirport: 'ZZZ' }))).toContain(
      '/homeAirport unknownPlace',
    );
    await ask('PUT', 'profile/travel', other);
    expect((await readProfile()).travel).toEqual(other);
  });
});

describe('travellers who are kept', () => {
  const marta = { firstName: 'Marta', lastName: 'Núñez', birthDate: '2014-06-09', gender: 'female' };
  const put = (values: object, id: string = randomUUID(), bearer = token) =>
    ask('PUT', `frequent-travelers/${id}`, values, bearer);
  const list = async (bearer = token) => {
    const { travelers } = (await (await ask('GET', 'frequent-travelers', undefined, bearer)).json()) as {
      readonly travelers: readonly { readonly id: string; readonly firstName: string }[];
    };
    return travelers;
  };
  let id: string;
  beforeEach(() => {
    id = randomUUID();
  });

  test('stand once however often they are sent, change by their id, and go', async () => {
    const sent = await Promise.all([put(marta, id), put(marta, id)]);
    expect(statusesOf(sent)).toEqual([204, 204]);
    await put({ ...marta, knownTravelerNumber: 'TT1234567' }, id);
    expect(await list()).toEqual([{ id, ...marta, knownTravelerNumber: 'TT1234567' }]);
    expect((await ask('DELETE', `frequent-travelers/${id}`)).status).toBe(204);
    expect((await ask('DELETE', `frequent-travelers/${id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('are each another person, born by today, and not more than can be kept', async () => {
    await put(marta, id);
    expect(await refusalOf(put({ ...marta, lastName: 'NUNEZ' }))).toContain('/firstName duplicatePassenger');
    expect(await refusalOf(put({ ...marta, birthDate: '2090-01-01' }))).toContain('/birthDate birthDateInFuture');
    const more = Array.from({ length: mostFrequentTravelers }, (_, year) =>
      put({ ...marta, birthDate: `${1950 + year}-01-01` }),
    );
    const refused = (await Promise.all(more)).filter(({ status }) => status !== 204);
    expect(await Promise.all(refused.map((response) => refusalOf(response)))).toEqual([['listFull']]);
  });

  test('are nobody’s but their account’s: a stranger neither reads, changes nor removes them', async () => {
    await put(marta, id);
    const stranger = await gateway.logIn((await gateway.account()).id);
    expect(await list(stranger)).toEqual([]);
    expect((await put({ ...marta, firstName: 'Otra' }, id, stranger)).status).toBe(404);
    await ask('DELETE', `frequent-travelers/${id}`, undefined, stranger);
    expect(await list()).toEqual([{ id, ...marta }]);
  });
});

test('all of it is in the copy of one’s data, and goes with the account', async () => {
  await ask('PUT', 'profile/personal', personal);
  await ask('PUT', 'profile/travel', travel);
  const traveler = { firstName: 'Marta', lastName: 'Ruiz', birthDate: '2014-06-09', gender: 'female' };
  await ask('PUT', `frequent-travelers/${randomUUID()}`, traveler);
  const copy = await (await ask('POST', 'data-export')).json();
  expect(copy).toMatchObject({
    account: { middleName: 'Lucía', phone: '+34915550123' },
    travelPreferences: travel,
    frequentTravelers: [traveler],
  });
  await ask('POST', 'erasure-requests', { language: 'es', surface: 'traveller' });
  await gateway.deliver();
  const link = tokenOf(gateway.sent.at(-1));
  const done = await readJson(
    gateway.post('/api/account-help/v1/links/result', { token: link, purpose: 'confirmErasure' }),
  );
  expect(done).toMatchObject({ purpose: 'confirmErasure' });
  for (const table of [accountProfile, accountPassport, frequentTraveler]) {
    expect(await database.db.select().from(table).where(eq(table.accountId, account.id))).toEqual([]);
  }
});
