import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const whole = join(import.meta.dirname, 'migrations');

/** Makes a folder with the migrations up to one, as an earlier release had them. */
function migrationsUpTo(last: string, folder: string): string {
  const journal = JSON.parse(readFileSync(join(whole, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  const end = journal.entries.findIndex(({ tag }) => tag === last);
  const entries = journal.entries.slice(0, end + 1);
  mkdirSync(join(folder, 'meta'), { recursive: true });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) copyFileSync(join(whole, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

const ana = '00000000-0000-4000-8000-00000000000a';
const manager = '00000000-0000-4000-8000-00000000000b';
const [family, single, held, abroad] = [1, 2, 3, 4].map((number) => `00000000-0000-4000-8000-00000000000${number}`);

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** An offer as it was kept before points paid: no `taxesWithPoints`. */
const offerWith = (...lines: readonly (readonly (readonly [code: string, amountMinor: number])[])[]) =>
  JSON.stringify({
    price: {
      total: usd(12_900),
      points: 8_400,
      passengers: lines.map((taxes) => ({ taxes: taxes.map(([code, minor]) => ({ code, amount: usd(minor) })) })),
    },
  });

describe('migration 0010, over the rows of an earlier release', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  let client: PGlite;

  beforeAll(async () => {
    client = new PGlite();
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder: migrationsUpTo('0009_limits_count_tries', folder) });
    for (const [id, kind, number] of [
      [ana, 'member', '20012345'],
      [manager, 'corporateTravelManager', '20099999'],
    ]) {
      await client.query(
        `insert into account (id, kind, status, account_number, language, created_at)
         values ($1, $2, 'active', $3, 'es', now())`,
        [id, kind, number],
      );
    }
    const orders = [
      [
        family,
        'confirmed',
        'K7QM2X',
        offerWith(
          [
            ['US', 750],
            ['AY', 1_120],
          ],
          [
            ['US', 750],
            ['XF', 450],
          ],
        ),
      ],
      [single, 'confirmed', 'K7QM2Y', offerWith([['US', 750]])],
      [held, 'held', null, offerWith([['AY', 560]])],
      [abroad, 'cancelled', 'K7QM2Z', offerWith([])],
    ];
    for (const [id, status, locator, offer] of orders) {
      const confirmedAt = locator === null ? null : '2026-11-01T12:00:00Z';
      await client.query(
        `insert into booking_order (id, status, record_locator, offer_hash, travellers_hash, offer, email, phone, language,
           created_at, hold_expires_at, settle_after, confirmed_at)
         values ($1::uuid, $2, $3, $1::uuid::text, '', $4::jsonb, 'ana@example.com', '', 'es', now(), now(), now(), $5)`,
        [id, status, locator, offer, confirmedAt],
      );
    }
    for (const [orderId, position, number, points] of [
      [family, 0, '20012345', 300],
      [family, 1, '20012345', 250],
      [single, 0, '20012345', 100],
      [single, 1, '20099999', 70],
      [single, 2, '29999999', 50],
      [held, 0, '20012345', 40],
    ]) {
      await client.query(
        `insert into order_passenger (order_id, position, kind, first_name, last_name, birth_date, gender, assistance)
         values ($1, $2, 'adult', 'Ana', 'Pérez', '1988-04-12', 'female', '{}')`,
        [orderId, position],
      );
      await client.query(
        'insert into points_earned (order_id, position, frequent_flyer_number, points) values ($1, $2, $3, $4)',
        [orderId, position, number, points],
      );
    }
    await migrate(db, { migrationsFolder: whole });
  });
  afterAll(async () => {
    await client.close();
    rmSync(folder, { recursive: true });
  });

  test('what members earned on trips that were booked is in their books, once a trip', async () => {
    const { rows } = await client.query(
      'select account_id, order_id, kind, points, at from points_movement order by points',
    );
    const at = new Date('2026-11-01T12:00:00Z');
    expect(rows).toEqual([
      { account_id: ana, order_id: single, kind: 'earned', points: 100, at },
      { account_id: ana, order_id: family, kind: 'earned', points: 550, at },
    ]);
  });

  test('each offer tells the taxes that points leave: all but the excise on fares', async () => {
    const { rows } = await client.query<{ id: string; taxes: unknown; points: number }>(
      "select id, offer->'price'->'taxesWithPoints' as taxes, offer->'price'->'points' as points from booking_order order by id",
    );
    expect(rows.map(({ taxes }) => taxes)).toEqual([usd(1_570), usd(0), usd(560), usd(0)]);
    for (const { points } of rows) expect(points).toBe(8_400);
  });

  test('every order was paid by card, by nobody’s account', async () => {
    const { rows } = await client.query('select distinct paid_with, account_id from booking_order');
    expect(rows).toEqual([{ paid_with: 'card', account_id: null }]);
  });
});
