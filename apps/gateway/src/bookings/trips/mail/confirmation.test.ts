import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../../test-support/order-gateway.ts';
import { ana, keyedPost, orderOf } from '../../../../test-support/orders.ts';
import { createMailTransport } from '../../../mail/create-mail-transport.ts';
import { type InboxMail, listMails } from '../../../mail/development-inbox/inbox-store.ts';
import type { MailTransport } from '../../../mail/mail-transport.ts';
import { paymentDeadlines } from '../../payments/with-deadlines.ts';
import { sandboxAuthorisation } from '../../payments/sandbox/sandbox-schema.ts';
import type { OpenDatabase } from '../../../database/database.ts';
import { bookingOrder, orderPayment } from '../../orders/order-schema.ts';
import { developmentMail } from '../../../mail/development-inbox/inbox-schema.ts';
import { orderJobGroup } from '../../jobs/order-job-group.ts';
import { enqueueOrderJobs, orderJob, paymentJob } from '../../orders/order-jobs.ts';
import { readPayments } from '../../orders/order-payment-store.ts';
import type { Charge } from '../../orders/rules/order-payment.ts';
import { job } from '../../../jobs/job-schema.ts';
import { runDueJobs } from '../../../jobs/run-jobs.ts';
import { reconcileOrders } from '../../orders/reconcile-orders.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let mail: MailTransport;

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = await openOrderGateway(database);
  const config = { smtpUrl: undefined, mailFrom: 'Alisio <reservas@alisio.example>' } as const;
  mail = await createMailTransport(config, database.db, gateway.orders.now);
});
afterAll(async () => {
  await mail.close();
  await database.close();
});
beforeEach(async () => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + 60_000);
  await database.db.delete(developmentMail);
  await database.db.delete(job);
});

const deliver = (transport = mail) => runDueJobs(gateway.orders, orderJobGroup({ ...gateway.orders, mail: transport }));

async function newestMail(): Promise<InboxMail> {
  const [newest] = await listMails(database.db);
  if (newest === undefined) throw new Error('The inbox is empty.');
  return newest;
}

async function bookIn(language: 'es' | 'en') {
  const request = orderOf(await gateway.offer(), await gateway.token());
  const answer = gateway.order({ ...request, contact: { ...request.contact, language } });
  const outcome = await gateway.outcome(answer);
  if (outcome.status !== 'confirmed') throw new Error(outcome.status);
  await deliver();
  return outcome.trip;
}

describe('the confirmation', () => {
  test.each([
    ['es', 'Su viaje a Houston está confirmado', 'martes, 1 de diciembre de 2026', '7:30 a.m.', 'viaje'],
    ['en', 'Your trip to Houston is confirmed', 'Tuesday, December 1, 2026', '7:30 AM', 'trip'],
  ] as const)('in %s tells the trip, as text and as HTML', async (language, subject, date, time, name) => {
    const trip = await bookIn(language);
    const { email } = await newestMail();
    expect(email.subject).toBe(`${subject}: ${trip.recordLocator}`);
    expect(email.to).toEqual([expect.objectContaining({ address: 'ana.nunez@example.com' })]);
    const plain = (text = '') => text.replaceAll(/\s/g, ' ');
    for (const part of [plain(email.text), plain(email.html)]) {
      expect(part).toContain(trip.recordLocator);
      expect(part).toContain(date);
      expect(part).toContain(time);
      expect(part).toContain('$129.00');
      expect(part).toMatch(/Impuesto federal al transporte|US federal transportation tax/);
      expect(part).toMatch(/#link=[\w-]{43}/);
      expect(part).toContain(trip.passengers[0]?.ticketNumber);
      expect(part).toContain(`http://localhost:3000/trip/${trip.recordLocator}?language=${language}`);
      expect(part).toContain(`http://localhost:3000/air/cancel/${trip.recordLocator}?language=${language}`);
      expect(part).not.toMatch(/\{\{|undefined/);
    }
    expect(email.attachments[0]?.filename).toBe(`${name}-${trip.recordLocator}.ics`);
  });

  test('carries the same calendar file that the trip’s page gives', async () => {
    const trip = await bookIn('es');
    const { id } = await newestMail();
    const attached = await gateway.app.request(`/inbox/${id}/attachments/0`);
    const lookup = { recordLocator: trip.recordLocator, firstName: 'Ana', lastName: ana.lastName, language: 'es' };
    const given = await gateway.app.request('/api/air-booking/v1/trips/calendar', keyedPost(lookup));
    expect(given.headers.get('content-type')).toContain('text/calendar');
    const text = await given.text();
    expect(text).toContain('DTSTART:20261201T133000Z');
    expect(text).toContain('LOCATION:Dallas Love Field (DAL)\\, Dallas\\, TX\\, US\r\nGEO:32.8471;-96.8518\r\n');
    expect(text).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT180M\r\n');
    expect(await attached.text()).toBe(text);
    const stranger = await gateway.app.request(
      '/api/air-booking/v1/trips/calendar',
      keyedPost({ ...lookup, lastName: 'García' }),
    );
    expect(stranger.status).toBe(404);
  });

  test('a name with signs of HTML stays a name', async () => {
    const request = orderOf(await gateway.offer(), await gateway.token(), [{ ...ana, firstName: "D'Ana" }]);
    await gateway.order(request);
    await deliver();
    expect((await newestMail()).email.html).toContain('D&#39;Ana');
  });
});

describe('jobs of an order', () => {
  const money = async () => {
    const [payment] = await database.db.select().from(orderPayment).orderBy(orderPayment.orderId);
    return payment;
  };

  test('capture once, and mail once, however often the same job runs', async () => {
    const { recordLocator } = await bookIn('es');
    const [order] = await database.db.select().from(bookingOrder).where(eq(bookingOrder.recordLocator, recordLocator));
    const [payment] = await readPayments(database.db, order as NonNullable<typeof order>);
    const charge = payment as Charge;
    const { id = '' } = order ?? {};
    const again = [paymentJob('capturePayment', id, charge), orderJob('confirmationMail', id)];
    await enqueueOrderJobs(database.db, again, gateway.clock.now);
    expect(await deliver()).toBe(2);
    const mails = await listMails(database.db);
    expect(mails.filter(({ email }) => email.subject?.includes(recordLocator))).toHaveLength(1);
    const captures = await database.db.select({ captures: sandboxAuthorisation.captures }).from(sandboxAuthorisation);
    expect(captures.every(({ captures: times }) => times === 1)).toBe(true);
    expect((await money())?.capturedAt).toBeInstanceOf(Date);
  });

  test('are attempted again later when they failed, and are left to an operator in the end, loudly', async () => {
    await gateway.book();
    const broken: MailTransport = { ...mail, send: () => Promise.reject(new Error('connection refused')) };
    expect(await deliver(broken)).toBe(2);
    expect(await deliver(broken)).toBe(0);
    for (let tries = 2; tries <= 24; tries += 1) {
      gateway.clock.now = new Date(gateway.clock.now.getTime() + 60 * 60 * 1000);
      expect(await deliver(broken)).toBe(1);
    }
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 60 * 60 * 1000);
    expect(await deliver(broken)).toBe(0);
    expect(gateway.logged.some((line) => line.includes('given up') && line.includes('"level":50'))).toBe(true);
    const [left] = await database.db.select().from(job).where(eq(job.kind, 'confirmationMail'));
    expect(left).toMatchObject({ attempts: 24, gaveUpAt: expect.any(Date) as Date });
  });
});

describe('the reconciler', () => {
  const later = (milliseconds: number) => {
    gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
  };

  test('confirms an order whose payment became known after its browser had gone', async () => {
    const { orders } = gateway;
    const impatient = await openOrderGateway(database, { deadlines: { ...paymentDeadlines, authorise: 20 } });
    impatient.clock.now = gateway.clock.now;
    const outcome = await impatient.outcome(impatient.book({ card: '4000000000000341' }));
    expect(outcome.status).toBe('processing');
    later(10_000);
    expect(await reconcileOrders(orders)).toBeGreaterThan(0);
    const orderId = outcome.status === 'processing' ? outcome.orderId : '';
    expect(await gateway.outcome(gateway.complete(orderId))).toMatchObject({ status: 'confirmed' });
  });

  test('releases what nobody paid in time, and frees what the bank holds', async () => {
    const outcome = await gateway.outcome(gateway.book({ card: '4000002500003155' }));
    const orderId = outcome.status === 'challenge' ? outcome.orderId : '';
    later(10_000);
    await reconcileOrders(gateway.orders);
    expect((await gateway.outcome(gateway.complete(orderId))).status).toBe('challenge');
    later(15 * 60 * 1000);
    await reconcileOrders(gateway.orders);
    await deliver();
    const [payment] = await database.db.select().from(orderPayment).where(eq(orderPayment.orderId, orderId));
    const [authorisation] = await database.db
      .select()
      .from(sandboxAuthorisation)
      .where(eq(sandboxAuthorisation.reference, payment?.id ?? ''));
    expect(authorisation?.state).toBe('voided');
    expect((await gateway.complete(orderId)).status).toBe(410);
  });
});
