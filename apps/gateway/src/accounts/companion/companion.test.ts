import { randomUUID } from 'node:crypto';

import { companionStatus, endpoints } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { type AccountGateway, openGatewayBeforeEach, refusalOf } from '../../../test-support/account-gateway.ts';
import { bearer } from '../../../test-support/identity-gateway.ts';
import { logInAgain } from '../../../test-support/members.ts';
import { readJson } from '../../../test-support/orders.ts';
import type { Database } from '../../database/database.ts';
import { pointsMovement } from '../../loyalty/points/points-schema.ts';
import { eraseAccount } from '../help/erasure-store.ts';
import { nameCompanion, showCompanion } from './companion.ts';
import { companionGrant, namedCompanion } from './companion-schema.ts';
import { exportCompanions, grantCompanion } from './companion-store.ts';

const { path } = endpoints.readCompanion;
const tomas = { firstName: 'Tomás', lastName: 'Ríos', birthDate: '1988-05-02' };
const others = ['Elena', 'Hugo', 'Inés', 'Raúl', 'Sara'].map((firstName) => ({ ...tomas, firstName }));

let db: Database;
let gateway: AccountGateway;
let accountId: string;
/** The clock of the programme: years pass that no key of tokens lives through. */
let now: Date;

openGatewayBeforeEach(async (opened) => {
  ({ gateway } = opened);
  ({ db } = opened.database);
  now = new Date('2026-11-28T18:00:00Z');
  const person = { firstName: 'Ana', lastName: 'Pérez', birthDate: '1990-04-12' };
  accountId = (await gateway.account({ kind: 'member', ...person })).id;
});

async function fly(count: number, from: string, points = 600) {
  const rows = Array.from({ length: count }, (_, place) => {
    const countsFrom = new Date(Date.parse(from) + place * 60_000);
    const departsOn = countsFrom.toISOString().slice(0, 10);
    return { accountId, orderId: randomUUID(), kind: 'earned' as const, points, at: countsFrom, countsFrom, departsOn };
  });
  await db.insert(pointsMovement).values(rows);
}

const services = () => ({ db, now: () => now });
const status = () => showCompanion(services(), accountId);
async function name(person: typeof tomas) {
  const access = { accountId, sessionId: randomUUID() };
  const refused = await nameCompanion(services(), access, person, { reference: 'test', addressHash: 'test' });
  if (refused === undefined) return undefined;
  const { refused: why } = refused;
  return why.kind === 'named' ? why.name : why.kind === 'fields' ? why.errors[0]?.code : why.kind;
}

test('sixty flights of a year let a member name a companion, until the end of the next year and no day longer', async () => {
  await fly(59, '2026-11-01T12:00:00Z');
  expect(await status()).toMatchObject({ year: 2026, changesLeft: 3, before: [] });
  expect((await status()).validUntil).toBeUndefined();
  expect(await name(tomas)).toBe('companionNotEarned');
  await fly(1, '2026-11-20T12:00:00Z');
  expect(await status()).toMatchObject({
    since: '2026-11-20T12:00:00.000Z',
    validUntil: '2027-12-31',
    cause: 'earned',
  });
  expect(await name(tomas)).toBeUndefined();
  expect(await status()).toMatchObject({ companion: { ...tomas, namedAt: now.toISOString() }, changesLeft: 3 });
  // By the clock in Dallas.
  now = new Date('2028-01-01T05:59:00Z');
  expect((await status()).validUntil).toBe('2027-12-31');
  now = new Date('2028-01-01T06:00:00Z');
  expect((await status()).validUntil).toBeUndefined();
  expect(await name(others[0] ?? tomas)).toBe('companionNotEarned');
  expect((await status()).companion).toMatchObject(tomas);
});

test('points alone reach it, and the airline may give it', async () => {
  await fly(9, '2026-11-01T12:00:00Z', 10_000);
  expect(await status()).toMatchObject({ cause: 'earned', since: '2026-11-01T12:08:00.000Z' });
  await db.delete(pointsMovement);
  expect((await status()).cause).toBeUndefined();
  await grantCompanion(db, accountId, now);
  expect(await status()).toMatchObject({ cause: 'granted', validUntil: '2027-12-31' });
});

test('another companion is named three times a calendar year; the same person spelled otherwise is no change', async () => {
  await grantCompanion(db, accountId, now);
  expect(await name(tomas)).toBeUndefined();
  for (const [place, other] of others.slice(0, 3).entries()) {
    now = new Date(now.getTime() + 1_000);
    expect(await name(other)).toBeUndefined();
    expect((await status()).changesLeft).toBe(2 - place);
  }
  const [elena, hugo, ines, raul] = others.map(({ firstName }) => firstName);
  expect(await name(others[3] ?? tomas)).toBe('companionChangesUsed');
  expect(await name({ ...tomas, firstName: 'INES', lastName: 'Rios' })).toBeUndefined();
  const full = await status();
  expect(full.companion).toMatchObject({ firstName: 'INES', lastName: 'Rios' });
  expect(full.before.map(({ firstName }) => firstName)).toEqual([hugo, elena, 'Tomás']);
  expect([ines, full.changesLeft]).toEqual(['Inés', 0]);
  now = new Date('2027-01-01T06:00:00Z');
  expect((await status()).changesLeft).toBe(3);
  expect(await name(others[3] ?? tomas)).toBeUndefined();
  expect((await status()).companion?.firstName).toBe(raul);
});

test('neither the member nor who is not born yet is a companion', async () => {
  await grantCompanion(db, accountId, now);
  expect(await name({ firstName: 'ANA', lastName: 'Perez', birthDate: '1990-04-12' })).toBe('companionIsMember');
  expect(await name({ ...tomas, birthDate: '2026-11-29' })).toBe('birthDateInFuture');
  // Of the same name, as a daughter may be.
  expect(await name({ firstName: 'Ana', lastName: 'Pérez', birthDate: '2015-01-01' })).toBeUndefined();
});

test('of two who name somebody at the same moment one is the companion, and all of it is exported and erased', async () => {
  await grantCompanion(db, accountId, now);
  expect(await Promise.all([name(tomas), name(others[0] ?? tomas)])).toEqual([undefined, undefined]);
  const { companion, before } = await status();
  expect(new Set([companion?.firstName, before[0]?.firstName])).toEqual(new Set(['Tomás', 'Elena']));
  const { named, given } = await exportCompanions(db, accountId);
  expect([named.length, given]).toEqual([2, [{ year: 2026, since: now }]]);
  await eraseAccount(db, accountId, now);
  const left = [namedCompanion, companionGrant].map((table) => db.$count(table, eq(table.accountId, accountId)));
  expect(await Promise.all(left)).toEqual([0, 0]);
});

test('a member reads and names their own with a recent proof; what a company’s people and strangers ask for is refused', async () => {
  const put = async (token: string, body: object = tomas) =>
    gateway.app.request(path, {
      method: 'PUT',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const token = await logInAgain(gateway.identity, accountId);
  expect(companionStatus.parse(await readJson(gateway.app.request(path, { headers: bearer(token) })))).toMatchObject({
    changesLeft: 3,
  });
  expect(await refusalOf(put(token))).toEqual(['companionNotEarned']);
  await grantCompanion(db, accountId, gateway.clock.now);
  expect((await put(token)).status).toBe(204);
  expect((await put(token)).status).toBe(204);
  expect((await refusalOf(put(token, { ...tomas, lastName: '' })))[0]).toBeDefined();
  const old = new Date(gateway.clock.now.getTime() - 11 * 60 * 1000);
  const stale = await logInAgain(gateway.identity, accountId, { authenticatedAt: old });
  expect((await put(stale)).status).toBe(401);
  const traveller = await gateway.account({ kind: 'corporateTraveler' });
  const theirs = await logInAgain(gateway.identity, traveller.id, { category: 'corporateTraveler' });
  expect((await put(theirs)).status).toBe(403);
  expect((await gateway.app.request(path)).status).toBe(401);
});
