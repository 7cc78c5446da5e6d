import { cancellationQuote, problemNameOf, trip, type FareFamily } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { auditBooks, soundBooks } from '../../../test-support/order-books.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import { ana, boundOf, flightLeg, keyedPost, offerOf, readJson } from '../../../test-support/orders.ts';
import { createMailTransport } from '../../mail/create-mail-transport.ts';
import { listMails } from '../../mail/development-inbox/inbox-store.ts';
import type { MailTransport } from '../../mail/mail-transport.ts';
import { sandboxAuthorisation } from '../payments/sandbox/sandbox-schema.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { travelCredit } from '../funds/fund-schema.ts';
import { bookingOrder, orderCancellation } from '../orders/order-schema.ts';
import { idempotencyKey } from '../../database/idempotency-key-schema.ts';
import { legInventory } from '../../flights/shopping/leg-inventory-schema.ts';
import { developmentMail } from '../../mail/development-inbox/inbox-schema.ts';
import { orderJobGroup } from '../jobs/order-job-group.ts';
import { job } from '../../jobs/job-schema.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';

const hourMs = 60 * 60 * 1000;

let database: OpenDatabase;
let gateway: OrderGateway;
let mail: MailTransport;

beforeAll(async () => {
  database = await openMemoryDatabase();
  const config = { smtpUrl: undefined, mailFrom: 'Alisio <reservas@alisio.example>' } as const;
  mail = await createMailTransport(config, database.db, () => gateway.orders.now());
});
afterAll(async () => {
  await mail.close();
  await database.close();
});
beforeEach(async () => {
  gateway = await openOrderGateway(database);
  for (const table of [
    travelCredit,
    bookingOrder,
    idempotencyKey,
    job,
    legInventory,
    developmentMail,
    sandboxAuthorisation,
  ]) {
    await database.db.delete(table);
  }
});

const deliver = (payments = gateway.orders.payments) =>
  runDueJobs(gateway.orders, orderJobGroup({ ...gateway.orders, payments, mail }));
const later = (milliseconds: number) => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
};
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** Books one leg for one adult in a fare family, and returns what proves whose trip it is. */
async function bookIn(family: FareFamily, date = '2026-12-01') {
  const expiresAt = new Date(gateway.clock.now.getTime() + 20 * 60 * 1000);
  const offer = await gateway.orders.offers.sign(
    offerOf([{ ...boundOf([flightLeg('WN1', date)]), family }], expiresAt),
  );
  const outcome = await gateway.outcome(gateway.book({ offer }));
  if (outcome.status !== 'confirmed') throw new Error(outcome.status);
  return { recordLocator: outcome.trip.recordLocator, firstName: 'Ana', lastName: ana.lastName };
}

type Lookup = Awaited<ReturnType<typeof bookIn>>;

const quoteOf = async (lookup: Lookup) =>
  gateway.app.request('/api/air-booking/v1/trips/cancellation-quote', keyedPost(lookup));
const cancelUnproved = async (lookup: object, shown: { refund: object; credit: object }, key?: string) =>
  gateway.app.request('/api/air-booking/v1/trips/cancellation', keyedPost({ ...lookup, shown }, key));
const codes = new Map<string, string>();
/** Cancels by the code that was mailed to the contact: one for all cancellations of a trip. */
async function cancel(lookup: Lookup, shown: { refund: object; credit: object }, key?: string): Promise<Response> {
  const { recordLocator } = lookup;
  const code = codes.get(recordLocator) ?? (await tripCodeFor(gateway.orders, recordLocator));
  codes.set(recordLocator, code);
  return cancelUnproved({ ...lookup, code }, shown, key);
}
const allBack = { refund: usd(12_900), credit: usd(0) };
const refusalName = async (answer: Response) => problemNameOf((await readJson(answer)).type);

async function soldSeats(): Promise<number | undefined> {
  const [row] = await database.db.select().from(legInventory);
  return row?.sold;
}

describe('within the free day', () => {
  test('all money comes back, whatever the fare says; seats go', async () => {
    const lookup = await bookIn('basic');
    await deliver();
    const quote = cancellationQuote.parse(await (await quoteOf(lookup)).json());
    expect(quote).toMatchObject({ ...allBack, freeUntil: '2026-11-22T07:00:00.000Z' });
    const answer = await cancel(lookup, { refund: quote.refund, credit: quote.credit });
    expect(answer.status).toBe(200);
    const cancelled = trip.parse(await answer.json());
    expect(cancelled).toMatchObject({ status: 'cancelled', cancellation: { ...allBack, forfeited: usd(0) } });
    expect(cancelled.cancellation?.refundedAt).toBeUndefined();
    expect(cancelled.freeCancellationUntil).toBeUndefined();
    expect(await soldSeats()).toBe(0);
  });

  test('the refund is made once, and the trip says when', async () => {
    const lookup = await bookIn('classic');
    // Nothing was captured yet: both jobs wait.
    await cancel(lookup, allBack);
    await deliver();
    await deliver();
    const [paid] = await database.db.select().from(sandboxAuthorisation);
    expect(paid).toMatchObject({ state: 'refunded', captures: 1, refunds: 1, refundedMinor: 12_900 });
    const found = await gateway.app.request('/api/air-booking/v1/trips/lookup', keyedPost(lookup));
    expect(trip.parse(await found.json()).cancellation?.refundedAt).toBe('2026-11-21T07:00:00.000Z');
    expect((await auditBooks(database.db)).faults).toEqual(soundBooks);
  });

  test('a refund that comes before its capture makes up for it', async () => {
    const lookup = await bookIn('classic');
    await cancel(lookup, allBack);
    await database.db
      .update(job)
      .set({ runAfter: new Date(gateway.clock.now.getTime() + hourMs) })
      .where(eq(job.kind, 'capturePayment'));
    await deliver();
    const [paid] = await database.db.select().from(sandboxAuthorisation);
    expect(paid).toMatchObject({ state: 'refunded', captures: 1, refunds: 1 });
    later(hourMs);
    await deliver();
    expect((await auditBooks(database.db)).faults).toEqual(soundBooks);
  });

  test('a processor that is away keeps nobody from cancelling: the refund is tried again', async () => {
    const lookup = await bookIn('classic');
    await deliver();
    const { payments } = gateway.orders;
    const card = { ...payments.processors.card, refund: () => Promise.reject(new Error('connection refused')) };
    expect((await cancel(lookup, allBack)).status).toBe(200);
    await deliver({ ...payments, processors: { ...payments.processors, card } });
    const [waiting] = await database.db.select().from(orderCancellation);
    expect(waiting?.refundedAt).toBeNull();
    later(2_000);
    await deliver();
    const [done] = await database.db.select().from(orderCancellation);
    expect(done?.refundedAt).toEqual(gateway.clock.now);
  });
});

describe('later', () => {
  test.each([
    ['flex', allBack],
    ['classic', { refund: usd(0), credit: usd(12_900) }],
  ] as const)('%s gives back what its conditions say', async (family, givenBack) => {
    const lookup = await bookIn(family);
    later(24 * hourMs);
    const quote = cancellationQuote.parse(await (await quoteOf(lookup)).json());
    expect(quote).toMatchObject({ ...givenBack, forfeited: usd(0) });
    expect(quote.freeUntil).toBeUndefined();
    expect((await cancel(lookup, givenBack)).status).toBe(200);
    await deliver();
    expect((await auditBooks(database.db)).faults).toEqual(soundBooks);
  });

  test('a credit has a number, a holder, and a year', async () => {
    const lookup = await bookIn('basic');
    later(24 * hourMs);
    const cancelled = trip.parse(await (await cancel(lookup, { refund: usd(0), credit: usd(12_900) })).json());
    expect(cancelled.cancellation?.travelCredit).toMatchObject({
      holder: { firstName: ana.firstName, lastName: ana.lastName },
      amount: usd(12_900),
      expiresOn: '2027-11-22',
    });
    const [kept] = await database.db.select().from(travelCredit);
    expect(kept).toMatchObject({
      number: cancelled.cancellation?.travelCredit?.number,
      recordLocator: lookup.recordLocator,
      amountMinor: 12_900,
    });
  });

  test('who was shown more than comes back by now is asked again, and nothing is cancelled', async () => {
    const lookup = await bookIn('basic');
    later(24 * hourMs);
    expect(await refusalName(await cancel(lookup, allBack))).toBe('cancellationChanged');
    expect(await soldSeats()).toBe(1);
  });

  test('until ten minutes before the first departure, and no longer', async () => {
    const lookup = await bookIn('flex');
    gateway.clock.now = new Date('2026-12-01T13:19:59.999Z');
    expect((await quoteOf(lookup)).status).toBe(200);
    later(1);
    expect(await refusalName(await quoteOf(lookup))).toBe('cancellationClosed');
    expect(await refusalName(await cancel(lookup, allBack))).toBe('cancellationClosed');
    expect(await soldSeats()).toBe(1);
  });
});

describe('the same cancellation again', () => {
  const key = 'intent-of-one-person-to-cancel';

  test('with its key: the same answer, byte for byte', async () => {
    const lookup = await bookIn('classic');
    const first = await (await cancel(lookup, allBack, key)).text();
    await deliver();
    later(hourMs);
    expect(await (await cancel(lookup, allBack, key)).text()).toBe(first);
    expect(await soldSeats()).toBe(0);
  });

  test('with its key and another body: refused', async () => {
    const lookup = await bookIn('classic');
    await cancel(lookup, allBack, key);
    expect(await refusalName(await cancel({ ...lookup, firstName: 'ANA' }, allBack, key))).toBe('idempotencyKeyReused');
  });

  test('a crash before the answer was kept: the answer is written anew', async () => {
    const lookup = await bookIn('classic');
    const first = await (await cancel(lookup, allBack, key)).text();
    await database.db
      .update(idempotencyKey)
      .set({ status: null, body: null, mediaType: null })
      .where(eq(idempotencyKey.key, key));
    const again = await cancel(lookup, allBack, key);
    expect(again.status).toBe(200);
    expect(await again.text()).toBe(first);
  });

  test('from another tab, at the same time: one cancels, the other learns so', async () => {
    const lookup = await bookIn('classic');
    await deliver();
    codes.set(lookup.recordLocator, await tripCodeFor(gateway.orders, lookup.recordLocator));
    const answers = await Promise.all(Array.from({ length: 8 }, () => cancel(lookup, allBack)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(await refusalName(answer)).toBe('tripAlreadyCancelled');
    }
    await deliver();
    expect((await auditBooks(database.db)).faults).toEqual(soundBooks);
  });

  test('ten times at once with one key: everybody gets the cancelled trip', async () => {
    const lookup = await bookIn('classic');
    codes.set(lookup.recordLocator, await tripCodeFor(gateway.orders, lookup.recordLocator));
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(lookup, allBack, key)));
    for (const answer of answers) expect(answer.status).toBe(200);
    expect(await soldSeats()).toBe(0);
  });
});

test('nobody cancels a trip that they cannot name, or without a key', async () => {
  const lookup = await bookIn('classic');
  for (const wrong of [
    { ...lookup, lastName: 'García' },
    { ...lookup, recordLocator: 'ZZZZZ9' },
  ]) {
    expect(await refusalName(await quoteOf(wrong))).toBe('tripNotFound');
    expect(await refusalName(await cancelUnproved(wrong, allBack))).toBe('tripNotFound');
  }
  expect(await refusalName(await cancel(lookup, allBack, 'short'))).toBe('idempotencyKeyMissing');
  expect(await soldSeats()).toBe(1);
});

test('an offer whose order was cancelled is not booked by a second press', async () => {
  const offer = await gateway.offer();
  const outcome = await gateway.outcome(gateway.book({ offer }));
  const recordLocator = outcome.status === 'confirmed' ? outcome.trip.recordLocator : '';
  await cancel({ recordLocator, firstName: 'Ana', lastName: ana.lastName }, allBack);
  expect(await refusalName(await gateway.book({ offer }))).toBe('offerAlreadyOrdered');
});

describe('the mail', () => {
  test.each([
    ['basic', 'Fondo de viaje de $129.00', 'Número del fondo'],
    ['flex', 'Devolvemos $129.00 a su Visa terminada en 4242', '7 días hábiles'],
  ] as const)(
    'of a trip in %s says what comes back, and takes the flights out of the calendar',
    async (family, ...lines) => {
      const lookup = await bookIn(family);
      await deliver();
      later(24 * hourMs);
      await cancel(lookup, { refund: usd(0), credit: usd(0) });
      await deliver();
      const [newest] = await listMails(database.db);
      expect(newest?.email.subject).toBe(`Cancelamos su viaje a Houston: ${lookup.recordLocator}`);
      for (const line of lines) {
        expect(newest?.email.text).toContain(line);
        expect(newest?.email.html).toContain(line);
      }
      const attached = await gateway.app.request(`/inbox/${newest?.id}/attachments/0`);
      const calendar = await attached.text();
      expect(calendar).toContain('METHOD:CANCEL\r\n');
      expect(calendar).toContain('STATUS:CANCELLED\r\n');
      expect(calendar).toContain(`UID:${lookup.recordLocator}-WN1-2026-12-01-DAL@alisio.example`);
    },
  );

  test('of a booking that is late still confirms it', async () => {
    const lookup = await bookIn('classic');
    await cancel(lookup, allBack);
    await deliver();
    const subjects = (await listMails(database.db)).map(({ email }) => email.subject);
    expect(subjects).toContain(`Su viaje a Houston está confirmado: ${lookup.recordLocator}`);
    expect(subjects).toContain(`Cancelamos su viaje a Houston: ${lookup.recordLocator}`);
  });
});

test('nothing personal of a cancellation stands in the log', async () => {
  const lookup = await bookIn('classic');
  await cancel(lookup, allBack);
  await deliver();
  expect(gateway.logged.join('')).not.toMatch(/ana|n[uú]ñez|o.hara|20012345/i);
});
