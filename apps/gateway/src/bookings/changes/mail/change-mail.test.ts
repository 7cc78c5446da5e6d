import type { PaymentForm, TripLookup } from '@airline/contract';
import { beforeEach, describe, expect, test } from 'vitest';

import { changedTrip, openChangeSuite } from '../../../../test-support/change-suite.ts';
import type { NamedBound } from '../../../../test-support/changes.ts';
import { issueFund } from '../../../../test-support/funds.ts';
import { ana, keyedPost } from '../../../../test-support/orders.ts';
import { tripCodeFor } from '../../../../test-support/trip-code.ts';
import { listMails } from '../../../mail/development-inbox/inbox-store.ts';
import { developmentMail } from '../../../mail/development-inbox/inbox-schema.ts';

const dayMs = 24 * 60 * 60_000;
const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };
const later: NamedBound = { ...flight, flight: 'WN2', departs: '2026-12-02T07:30:00-06:00' };

const suite = openChangeSuite();
let lookup: TripLookup;
beforeEach(async () => {
  await suite.database.db.delete(developmentMail);
  lookup = await suite.changes.bookTrip({ bounds: [flight] });
  await suite.deliver();
});

const change = (wish: Partial<NamedBound>) =>
  changedTrip(suite.changes.change(lookup, { to: [{ ...later, ...wish }] }));

/** Delivers, and reads the newest mail with its calendar files, unfolded. */
async function newestMail() {
  await suite.deliver();
  const [newest] = await listMails(suite.database.db);
  if (newest === undefined) throw new Error('No mail was sent.');
  const calendars = await Promise.all(
    newest.email.attachments.map(async (_, place) => {
      const answer = await suite.gateway.app.request(`/inbox/${newest.id}/attachments/${place}`);
      return (await answer.text()).replaceAll('\r\n ', '');
    }),
  );
  return { ...newest.email, calendars };
}

describe('the mail of a change', () => {
  test('has the new flights, those that are no longer taken, what was paid and the new tickets', async () => {
    const { passengers } = await change({ price: 15_000 });
    const { subject, text, html } = await newestMail();
    expect(subject).toBe(`Cambiamos los vuelos de su viaje a Houston: ${lookup.recordLocator}`);
    for (const line of [
      'Vuelo WN 2: sale de Dallas Love Field (DAL) a las 7:30',
      'Dallas – Houston: vuelo WN 1, martes, 1 de diciembre de 2026 a las 7:30',
      'Pagó $21.00 con Visa terminada en 4242.',
      'Todo el viaje cuesta ahora $150.00.',
      `boleto ${passengers[0]?.ticketNumber}`,
    ]) {
      expect(text).toContain(line);
    }
    expect(html).toContain('Pagó $21.00 con Visa terminada en 4242.');
    expect(html).toContain('WN 2');
  });

  test('says what comes back to the card', async () => {
    await change({ price: 10_000 });
    expect((await newestMail()).text).toContain('Devolvemos $29.00 a su Visa terminada en 4242.');
  });

  test('says which travel fund paid what, and what goes back to which', async () => {
    const number = await issueFund(suite.database.db, suite.gateway.clock.now);
    const { firstName, lastName } = ana;
    const fund = (amountMinor: number): PaymentForm => ({
      kind: 'travelFund',
      number,
      firstName,
      lastName,
      amount: { amountMinor, currency: 'USD' },
    });
    const card: PaymentForm = { kind: 'card', token: await suite.gateway.token() };
    const lastFour = number.slice(-4);
    await suite.changes.change(lookup, { to: [{ ...later, price: 15_000 }], payments: [fund(800), card] });
    const paid = await newestMail();
    expect(paid.text).toContain(`terminado en ${lastFour}`);
    expect(paid.text).toContain('$8.00');
    suite.later(60_000);
    await suite.changes.change(lookup, { to: [{ ...later, flight: 'WN3', price: 500 }] });
    const { text } = await newestMail();
    expect(text).toContain('Devolvemos $142.00 a su Visa terminada en 4242.');
    expect(text).toContain(`$3.00 vuelven a su fondo de viaje terminado en ${lastFour}.`);
    expect(text).not.toContain(number);
  });

  test('has the number of a travel fund', async () => {
    suite.later(dayMs);
    const trip = await change({ price: 10_000 });
    const number = trip.changes?.[0]?.travelCredit?.number ?? '';
    const { text } = await newestMail();
    expect(text).toContain('Fondo de viaje de $29.00.');
    expect(text).toContain(`Número del fondo: ${number.replaceAll(/(.{4})(?=.)/g, '$1 ')}`);
    expect(text).toContain('No tuvo que pagar nada.');
  });

  test('puts the new flights into the calendar of its contact, and takes the old ones out', async () => {
    await change({});
    const { calendars } = await newestMail();
    const [now = '', before = ''] = calendars;
    expect(calendars).toHaveLength(2);
    for (const line of [
      'METHOD:REQUEST\r\n',
      'SEQUENCE:1\r\n',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ana.nunez@example.com\r\n',
      `UID:${lookup.recordLocator}-WN2-`,
    ]) {
      expect(now).toContain(line);
    }
    for (const line of [
      'METHOD:CANCEL\r\n',
      'SEQUENCE:1\r\n',
      'STATUS:CANCELLED\r\n',
      `UID:${lookup.recordLocator}-WN1-`,
    ]) {
      expect(before).toContain(line);
    }
  });

  test('of the fare alone tells of no other flights', async () => {
    await change({ ...flight, flight: 'WN1', family: 'flex' });
    const { text, calendars } = await newestMail();
    expect(text).toContain('Tarifa Libre');
    expect(text).not.toContain('VUELOS QUE YA NO TOMA');
    expect(calendars).toHaveLength(1);
  });

  test('that is late tells of its own change, although another one followed', async () => {
    const first = await change({});
    const second = await change({ flight: 'WN3' });
    await suite.deliver();
    const mails = await listMails(suite.database.db);
    const texts = mails
      .filter(({ email }) => email.subject?.startsWith('Cambiamos'))
      .map(({ email }) => email.text ?? '');
    expect(texts).toHaveLength(2);
    for (const { flightOf, trip } of [
      { flightOf: 'Vuelo WN 2', trip: first },
      { flightOf: 'Vuelo WN 3', trip: second },
    ]) {
      const text = texts.find((each) => each.includes(flightOf));
      expect(text).toContain(`boleto ${trip.passengers[0]?.ticketNumber}`);
    }
  });
});

test('a cancellation after a change counts as newer in calendars, and takes out what is booked by then', async () => {
  const trip = await change({});
  await suite.deliver();
  const code = await tripCodeFor(suite.gateway.orders, lookup.recordLocator);
  const shown = { refund: trip.price.total, credit: { amountMinor: 0, currency: 'USD' } };
  await suite.gateway.app.request('/api/air-booking/v1/trips/cancellation', keyedPost({ ...lookup, code, shown }));
  const [calendar = ''] = (await newestMail()).calendars;
  for (const line of ['METHOD:CANCEL\r\n', 'SEQUENCE:2\r\n', `UID:${lookup.recordLocator}-WN2-`]) {
    expect(calendar).toContain(line);
  }
});
