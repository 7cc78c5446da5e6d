import { randomUUID } from 'node:crypto';

import { type LoyaltyStatus, loyaltyStatus } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { type AccountGateway, openGatewayBeforeEach } from '../../../test-support/account-gateway.ts';
import { bearer } from '../../../test-support/identity-gateway.ts';
import { logInAgain } from '../../../test-support/members.ts';
import { readJson } from '../../../test-support/orders.ts';
import { eraseAccount } from '../../accounts/help/erasure-store.ts';
import { account } from '../../accounts/identity/identity-schema.ts';
import { openTierServices } from '../../accounts/identity/loyalty-members.ts';
import type { Database } from '../../database/database.ts';
import { pointsMovement } from '../points/points-schema.ts';
import { renewTiers } from './renew-tiers.ts';
import { showLoyaltyStatus } from './show-status.ts';
import { tierPeriod } from './tier-schema.ts';
import { grantTier } from './tier-store.ts';

const path = '/api/account/v1/loyalty-status';

let db: Database;
let gateway: AccountGateway;
let accountId: string;
/** The clock of the programme: years pass that no key of tokens lives through. */
let now: Date;

openGatewayBeforeEach(async (opened) => {
  ({ gateway } = opened);
  ({ db } = opened.database);
  // The job looks at everybody: the accounts of other tests are not due any more.
  await db.delete(pointsMovement);
  await db.delete(tierPeriod);
  now = new Date('2026-12-20T18:00:00Z');
  accountId = (await gateway.account({ kind: 'member', firstName: 'Ana', lastName: 'Pérez' })).id;
});

/** Writes directions that earned points, one after the other from a moment on. */
async function fly(
  count: number,
  from: string,
  { points = 600, departsOn }: { points?: number; departsOn?: string } = {},
) {
  const first = Date.parse(from);
  const rows = Array.from({ length: count }, (_, place) => {
    const countsFrom = new Date(first + place * 60_000);
    const at = new Date(first - 1_000);
    const day = departsOn ?? countsFrom.toISOString().slice(0, 10);
    return { accountId, orderId: randomUUID(), kind: 'earned' as const, points, at, countsFrom, departsOn: day };
  });
  await db.insert(pointsMovement).values(rows);
}

const services = () => openTierServices({ db, now: () => now });
const renewAll = async () => {
  while ((await renewTiers(services())) > 0);
};
const tierOf = async () => (await db.select().from(account).where(eq(account.id, accountId)))[0]?.tier;
const status = async (): Promise<LoyaltyStatus> => {
  return loyaltyStatus.parse(await showLoyaltyStatus(services(), accountId));
};

test('ten flights of a calendar year make a silver member until the end of the next, and no day longer', async () => {
  await fly(9, '2026-11-01T12:00:00Z');
  await fly(1, '2026-12-31T20:00:00Z');
  await renewAll();
  expect(await tierOf()).toBe('member');
  expect(await status()).toMatchObject({
    tier: 'member',
    year: 2026,
    flown: { flights: 9, points: 5_400 },
    booked: { flights: 1, points: 600 },
    periods: [],
  });
  now = new Date('2026-12-31T20:00:00Z');
  // Two instances at the same moment.
  await Promise.all([renewTiers(services()), renewTiers(services())]);
  expect(await tierOf()).toBe('silver');
  expect(await renewTiers(services())).toBe(0);
  // In Dallas the year ends six hours after that of UTC.
  now = new Date('2028-01-01T05:59:59Z');
  await renewAll();
  expect([await tierOf(), (await status()).validUntil]).toEqual(['silver', '2027-12-31']);
  now = new Date('2028-01-01T06:00:00Z');
  expect(await status()).toMatchObject({
    tier: 'member',
    year: 2028,
    flown: { flights: 0 },
    periods: [{ tier: 'silver' }],
  });
  await renewAll();
  expect(await tierOf()).toBe('member');
  expect(await renewTiers(services())).toBe(0);
});

test('a flight counts for the year of its departure by the clock there, and one before it was written by that of Dallas', async () => {
  await fly(1, '2027-01-01T05:00:00Z', { departsOn: '2026-12-31' });
  await fly(1, '2026-12-31T23:30:00Z', { departsOn: '2027-01-01' });
  await db
    .insert(pointsMovement)
    .values({ accountId, kind: 'earned', points: 100, at: new Date('2027-01-01T05:59:00Z') });
  now = new Date('2027-02-01T00:00:00Z');
  const { statements, flown } = await status();
  expect(flown).toEqual({ flights: 1, points: 600 });
  expect(statements.map(({ year, qualifying }) => [year, qualifying.flights])).toEqual([
    [2027, 1],
    [2026, 2],
  ]);
});

test('points alone reach a tier; rewards and gifts do not', async () => {
  await fly(1, '2026-12-01T12:00:00Z', { points: 29_999 });
  await db.insert(pointsMovement).values({ accountId, kind: 'promotion', points: 50_000, at: now });
  await renewAll();
  expect(await tierOf()).toBe('silver');
  await fly(1, '2026-12-02T12:00:00Z', { points: 1 });
  await renewAll();
  expect(await tierOf()).toBe('gold');
  expect((await status()).periods.map(({ tier }) => tier)).toEqual(['gold', 'silver']);
});

test('a flight that was taken back counts no more', async () => {
  await fly(10, '2026-11-01T12:00:00Z');
  await renewAll();
  expect(await tierOf()).toBe('silver');
  const [one] = await db.select().from(pointsMovement);
  await db
    .insert(pointsMovement)
    .values({ accountId, orderId: one?.orderId, kind: 'takenBack', points: -600, at: now });
  await renewAll();
  expect(await tierOf()).toBe('member');
  expect((await status()).flown).toEqual({ flights: 9, points: 5_400 });
});

test('a tier that was given counts beside those that are earned, is exported with them, and goes with the account', async () => {
  await grantTier(db, { accountId, tier: 'platinum' }, now);
  await fly(10, '2026-11-01T12:00:00Z');
  await renewAll();
  expect(await tierOf()).toBe('platinum');
  expect(await status()).toMatchObject({ tier: 'platinum', validUntil: '2027-12-31' });
  await eraseAccount(db, accountId, now);
  expect(await db.$count(tierPeriod)).toBe(0);
  await fly(1, '2026-11-02T12:00:00Z');
  await renewAll();
  expect(await tierOf()).toBeNull();
});

test('a member reads their own; what a company’s people and strangers ask for is refused', async () => {
  const ask = async (id: string, category?: 'corporateTraveler') => {
    const token = await logInAgain(gateway.identity, id, category && { category });
    return gateway.app.request(path, { headers: bearer(token) });
  };
  expect(loyaltyStatus.parse(await readJson(ask(accountId)))).toMatchObject({ firstName: 'Ana', tier: 'member' });
  const company = await gateway.account({ kind: 'corporateTraveler' });
  expect((await ask(company.id, 'corporateTraveler')).status).toBe(403);
  expect((await gateway.app.request(path)).status).toBe(401);
});
