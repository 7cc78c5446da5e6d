import { randomUUID } from 'node:crypto';

import { type OrderOutcome, type Problem, problemNameOf } from '@airline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMember } from './members.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { type OrderGateway, openOrderGateway } from './order-gateway.ts';
import { ana, keyedPost, orderOf } from './orders.ts';
import { openPostgresDatabase, postgresPrograms, type PostgresDatabase, makePostgresDatabase } from './postgres.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { legInventory } from '../src/flights/shopping/leg-inventory-schema.ts';
import { job } from '../src/jobs/job-schema.ts';
import type { PaymentProcessor, PaymentState } from '../src/bookings/payments/payment-processor.ts';
import { bookingOrder } from '../src/bookings/orders/order-schema.ts';
import { reconcileOrders } from '../src/bookings/orders/reconcile-orders.ts';
import { holdLimits } from '../src/bookings/orders/rules/hold-limits.ts';

const programs = postgresPrograms();

type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** The databases that are here. */
export const holdDatabases: readonly DatabaseKind[] = programs === undefined ? ['PGlite'] : ['PGlite', 'PostgreSQL'];

const minuteMs = 60_000;

interface Databases {
  readonly each: readonly OpenDatabase[];
  close(): Promise<void>;
}

/** One embedded database, or two connections to one PostgreSQL: two instances. */
async function openDatabases(kind: DatabaseKind): Promise<Databases> {
  if (kind === 'PGlite') {
    const database = await openMemoryDatabase();
    return { each: [database, database], close: () => database.close() };
  }
  const server: PostgresDatabase = await makePostgresDatabase(programs ?? '');
  const open = () => openPostgresDatabase(server);
  const first = await open();
  const second = await open();
  return {
    each: [first, second],
    async close() {
      await Promise.all([first.close(), second.close()]);
      await server.stop();
    },
  };
}

/**
 * Tests how many orders may be held on a database: by requests one after the other, and by requests at the same moment, which two
 * instances take.
 */
export function testHoldLimits(kind: DatabaseKind, parts: readonly ('inTurn' | 'atOnce')[]): void {
  let databases: Databases;
  let gateways: readonly OrderGateway[] = [];
  /** What the processor answers next, and how often it was asked. */
  let answer: () => PaymentState;
  let asked = 0;
  let flights = 0;
  let flight = '';

  beforeAll(async () => {
    databases = await openDatabases(kind);
  });
  afterAll(() => databases.close());
  beforeEach(async () => {
    flights += 1;
    flight = `WN${flights}`;
    asked = 0;
    answer = () => challenge();
    const told = async (): Promise<PaymentState> => answer();
    const processor: PaymentProcessor = {
      authorise() {
        asked += 1;
        return told();
      },
      lookup: told,
      capture: told,
      void: told,
      refund: async () => ({ state: 'refused', reason: 'notCaptured' }),
    };
    gateways = await Promise.all(
      databases.each.map(async (database) => {
        const payments = {
          processors: { card: processor, payPal: processor },
          vault: { keep: async () => undefined, issueToken: async () => undefined, forget: async () => undefined },
          setup: { tokensUrl: '/', testCards: [] },
        };
        return openOrderGateway(database, { payments, seats: () => 143 });
      }),
    );
    // What the tests before have left must not count.
    await db()
      .update(bookingOrder)
      .set({ status: 'released', releaseReason: 'holdExpired' })
      .where(eq(bookingOrder.status, 'held'));
    await db().update(bookingOrder).set({ releaseReason: 'holdExpired' }).where(eq(bookingOrder.status, 'released'));
  });

  const db = () => (databases.each[0] as OpenDatabase).db;
  const first = () => gateways[0] as OrderGateway;

  const challenge = (cardFingerprint: string = randomUUID()): PaymentState => ({
    state: 'challenge',
    challengeUrl: '/bank',
    cardFingerprint,
  });

  interface Wish {
    readonly email?: string;
    readonly address?: string;
    readonly flight?: string;
    readonly adults?: number;
    readonly accessToken?: string;
    readonly gateway?: OrderGateway;
    readonly key?: string;
    readonly offer?: string;
  }

  /** Orders; every order has a contact, an address and a flight of its own where a test does not say. */
  async function order(wish: Wish = {}): Promise<OrderOutcome | Problem> {
    const { gateway = first(), adults = 1, key, accessToken } = wish;
    const own = randomUUID();
    const offer = wish.offer ?? (await gateway.offer({ flight: wish.flight ?? flight, adults }));
    const passengers = Array.from({ length: adults }, (_, index) => ({
      ...ana,
      firstName: `Ana ${'ABCDEFGH'.charAt(index)}`,
      birthDate: '1984-02-29',
    }));
    const request = orderOf(offer, 'tok_12345678', passengers);
    const body = { ...request, contact: { ...request.contact, email: wish.email ?? `${own}@example.com` } };
    const remoteAddress = wish.address ?? `192.0.${own.charCodeAt(0)}.${own.slice(0, 8)}`;
    const answered = await gateway.app.request('/api/air-booking/v1/orders', keyedPost(body, key, accessToken), {
      incoming: { socket: { remoteAddress } },
    });
    expect(answered.headers.has('retry-after')).toBe(answered.status === 429);
    return (await answered.json()) as OrderOutcome | Problem;
  }

  const nameOf = (given: OrderOutcome | Problem): string =>
    'type' in given ? (problemNameOf(given.type) ?? given.title) : given.status;
  const nameOfOrder = async (wish?: Wish): Promise<string> => nameOf(await order(wish));
  const inTurn = async (count: number, wish: (index: number) => Wish): Promise<readonly string[]> => {
    const names: string[] = [];
    for (let index = 0; index < count; index += 1) names.push(await nameOfOrder(wish(index)));
    return names;
  };
  const atOnce = (count: number, wish: (index: number) => Wish): Promise<readonly string[]> =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        nameOfOrder({ gateway: gateways[index % 2] ?? first(), ...wish(index) }),
      ),
    );
  const countOf = (names: readonly string[], name: string): number => names.filter((each) => each === name).length;
  const later = (milliseconds: number): void => {
    for (const gateway of gateways) gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
  };
  async function soldSeats(): Promise<number> {
    const rows = await db()
      .select()
      .from(legInventory)
      .where(eq(legInventory.legId, `${flight}-2026-12-01-DAL`));
    return rows[0]?.sold ?? 0;
  }
  const declined = (): PaymentState => ({ state: 'declined', reason: 'declined' });

  if (parts.includes('atOnce')) testAtOnce();
  if (parts.includes('inTurn')) testInTurn();

  function testAtOnce(): void {
    describe('at the same moment, on two instances', () => {
      test('one contact gets three', async () => {
        const names = await atOnce(20, () => ({ email: 'eva@example.com' }));
        expect(countOf(names, 'challenge')).toBe(3);
        expect(countOf(names, 'tooManyHolds')).toBe(17);
        expect(await soldSeats()).toBe(3);
      });

      test('one address gets ten', async () => {
        const names = await atOnce(30, () => ({ address: '198.51.100.7' }));
        expect(countOf(names, 'challenge')).toBe(10);
        expect(countOf(names, 'tooManyHolds')).toBe(20);
        expect(await soldSeats()).toBe(10);
      });

      test('one card gets three', async () => {
        answer = () => challenge('card-of-a-thief');
        const names = await atOnce(12, () => ({}));
        expect(countOf(names, 'challenge')).toBe(3);
        expect(await soldSeats()).toBe(3);
      });

      test('one flight gives away its share', async () => {
        const names = await atOnce(12, () => ({ adults: 4 }));
        expect(countOf(names, 'challenge')).toBe(7);
        expect(countOf(names, 'tooManyHoldsOnFlight')).toBe(5);
        expect(await soldSeats()).toBe(28);
      });

      test('no more payments are declined than may be held', async () => {
        answer = declined;
        await atOnce(30, () => ({ address: '198.51.100.7' }));
        expect(asked).toBeLessThanOrEqual(holdLimits.declinedOfAddress + holdLimits.heldByAddress);
        expect(await nameOfOrder({ address: '198.51.100.7' })).toBe('tooManyDeclines');
      });
    });
  }

  function testInTurn(): void {
    describe('orders that wait for the bank', () => {
      test('of one contact are three, in whatever letter case, and a fourth is asked for no money', async () => {
        const names = await inTurn(4, (index) => ({ email: index % 2 === 0 ? 'Eva@example.com' : 'eva@example.com' }));
        expect(names).toEqual(['challenge', 'challenge', 'challenge', 'tooManyHolds']);
        expect(asked).toBe(3);
        expect(await soldSeats()).toBe(3);
        expect(await nameOfOrder({ email: 'luz@example.com' })).toBe('challenge');
      });

      test('of a member are counted by the account: who types their e-mail address keeps nobody out', async () => {
        const { accessToken } = await openMember(first().identity, { points: 0 });
        const email = 'member@example.com';
        expect(countOf(await inTurn(4, () => ({ email })), 'tooManyHolds')).toBe(1);
        const names = await inTurn(4, (index) => ({ email: `${index}@example.com`, accessToken }));
        expect(names).toEqual(['challenge', 'challenge', 'challenge', 'tooManyHolds']);
      });

      test('from one network address are ten: it cannot hold a hundred seats', async () => {
        const names = await inTurn(18, (index) => ({ address: '198.51.100.7', adults: 8, flight: `WN${900 + index}` }));
        expect(countOf(names, 'challenge')).toBe(holdLimits.heldByAddress);
        expect(countOf(names, 'tooManyHolds')).toBe(8);
        expect(holdLimits.heldByAddress * 8).toBeLessThan(100);
        expect(await nameOfOrder({ address: '198.51.100.8' })).toBe('challenge');
      });

      test('by one card are three; a fourth gives its seats back, and the card is freed', async () => {
        answer = () => challenge('card-of-a-thief');
        expect(await inTurn(4, () => ({}))).toEqual(['challenge', 'challenge', 'challenge', 'tooManyHolds']);
        expect(await soldSeats()).toBe(3);
        const [released] = await db().select().from(bookingOrder).where(eq(bookingOrder.releaseReason, 'tooManyHolds'));
        expect(
          await db()
            .select()
            .from(job)
            .where(sql`${job.payload} ->> 'orderId' = ${released?.id}`),
        ).toMatchObject([{ kind: 'voidPayment' }]);
      });

      test('by one card too many are refused again by the same key, with the seconds to wait', async () => {
        answer = () => challenge('card-of-a-thief');
        await inTurn(3, () => ({}));
        const wish = { key: randomUUID(), offer: await first().offer({ flight }), email: 'eva@example.com' };
        expect(await nameOfOrder(wish)).toBe('tooManyHolds');
        expect(await nameOfOrder(wish)).toBe('tooManyHolds');
        expect(asked).toBe(4);
      });

      test('take a fifth of a flight’s seats at most; what is paid at once is sold on', async () => {
        const names = await inTurn(5, () => ({ adults: 8 }));
        expect(names).toEqual(['challenge', 'challenge', 'challenge', 'tooManyHoldsOnFlight', 'tooManyHoldsOnFlight']);
        expect(await nameOfOrder({ adults: 4 })).toBe('challenge');
        expect(await soldSeats()).toBe(28);
        answer = () => ({ state: 'authorised', payer: { brand: 'visa', lastFour: '4242', account: null } });
        expect(await nameOfOrder({ adults: 8 })).toBe('confirmed');
        expect(await soldSeats()).toBe(36);
      });

      test('free their places when they are paid or their time is over', async () => {
        const email = 'eva@example.com';
        const waiting = await inTurn(3, () => ({ email, adults: 8 }));
        expect(waiting).toEqual(['challenge', 'challenge', 'challenge']);
        later(15 * minuteMs);
        await reconcileOrders(first().orders);
        expect(await inTurn(3, () => ({ email, adults: 8 }))).toEqual(waiting);
        answer = () => ({ state: 'authorised', payer: { brand: 'visa', lastFour: '4242', account: null } });
        later(10_000);
        await reconcileOrders(first().orders);
        answer = () => challenge();
        expect(await inTurn(3, () => ({ email, adults: 8 }))).toEqual(waiting);
      });

      test('are answered again when they are asked again, although their limit is reached', async () => {
        const wish = { email: 'eva@example.com', key: randomUUID(), offer: await first().offer({ flight }) };
        const answered = await order(wish);
        await inTurn(2, () => ({ email: wish.email }));
        expect(await nameOfOrder({ email: wish.email })).toBe('tooManyHolds');
        expect(await order(wish)).toEqual(answered);
        expect(await order({ ...wish, key: randomUUID() })).toEqual(answered);
      });
    });

    describe('declined payments', () => {
      test('of one contact are five an hour; then no processor is asked', async () => {
        answer = declined;
        const email = 'eva@example.com';
        const names = await inTurn(7, () => ({ email }));
        expect(countOf(names, 'paymentDeclined')).toBe(5);
        expect(names.slice(5)).toEqual(['tooManyDeclines', 'tooManyDeclines']);
        expect(asked).toBe(5);
        later(60 * minuteMs);
        expect(await nameOfOrder({ email })).toBe('paymentDeclined');
      });

      test('from one network address are ten an hour, for all buyers together', async () => {
        answer = declined;
        const names = await inTurn(12, () => ({ address: '198.51.100.7' }));
        expect(countOf(names, 'paymentDeclined')).toBe(10);
        expect(countOf(names, 'tooManyDeclines')).toBe(2);
        expect(asked).toBe(10);
        expect(await soldSeats()).toBe(0);
      });

      test('a card that pays is no decline', async () => {
        answer = () => ({ state: 'authorised', payer: { brand: 'visa', lastFour: '4242', account: null } });
        const names = await inTurn(7, () => ({ email: 'eva@example.com' }));
        expect(countOf(names, 'confirmed')).toBe(7);
      });
    });

    describe('a hold', () => {
      const bookedAt = Date.parse('2026-11-21T07:00:00Z');
      const endOf = (given: OrderOutcome | Problem): number =>
        'holdExpiresAt' in given ? (Date.parse(given.holdExpiresAt) - bookedAt) / minuteMs : Number.NaN;

      test('lasts three minutes while the processor knows nothing', async () => {
        answer = () => ({ state: 'unknown' });
        expect(endOf(await order())).toBe(3);
        later(3 * minuteMs);
        await reconcileOrders(first().orders);
        expect(await soldSeats()).toBe(0);
      });

      test.each(['challenge', 'processing'] as const)(
        'lasts fifteen minutes from the order on after %s',
        async (state) => {
          answer = () => ({ state: 'unknown' });
          const waiting = await order();
          if (!('orderId' in waiting)) throw new Error(nameOf(waiting));
          answer = () => (state === 'challenge' ? challenge() : { state });
          later(2 * minuteMs);
          for (const _ of [1, 2]) {
            const completed = await first().outcome(first().complete(waiting.orderId));
            expect(completed).toMatchObject({ status: state });
            expect(endOf(completed)).toBe(15);
          }
          later(13 * minuteMs - 1);
          await reconcileOrders(first().orders);
          expect(await soldSeats()).toBe(1);
          later(10_000);
          await reconcileOrders(first().orders);
          expect(await soldSeats()).toBe(0);
        },
      );

      test('of before these limits goes on: it has no slots', async () => {
        const waiting = await order();
        if (!('orderId' in waiting)) throw new Error(nameOf(waiting));
        const none = { bookerSlot: null, addressHash: null, addressSlot: null, consentAskedAt: null };
        await db()
          .update(bookingOrder)
          .set({ ...none, cardFingerprint: null, cardSlot: null })
          .where(eq(bookingOrder.id, waiting.orderId));
        expect(await first().outcome(first().complete(waiting.orderId))).toMatchObject({ status: 'challenge' });
        answer = () => ({ state: 'authorised', payer: { brand: 'visa', lastFour: '4242', account: null } });
        expect(await first().outcome(first().complete(waiting.orderId))).toMatchObject({ status: 'confirmed' });
      });
    });
  }
}
