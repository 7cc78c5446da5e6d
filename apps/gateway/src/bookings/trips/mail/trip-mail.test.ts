import type { Trip, TripCancellation } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { expect, test } from 'vitest';

import { ana, boundOf, flightLeg, offerOf, paymentsOf } from '../../../../test-support/orders.ts';
import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import { toTrip } from '../../orders/rules/trip-view.ts';
import { cancellationContent } from './cancellation-content.ts';
import { confirmationContent } from './confirmation-content.ts';
import type { MailContent } from './mail-content.ts';
import { tripCalendar } from './trip-calendar.ts';
import { tripMailHtml, tripMailText } from './write-trip-mail.ts';

const confirmedAt = new Date('2026-11-22T07:43:00Z');
const links = { tripUrl: 'http://localhost/trip', cancelUrl: 'http://localhost/cancel', conditions: fareConditions };
const leg = { ...flightLeg('9Z1', '2027-01-12'), departsAt: '2027-01-12T13:05:00-06:00' };

function tripPaidWith(paidWith: 'card' | 'points', bounds = [boundOf([leg])]): Trip {
  return toTrip(
    {
      recordLocator: 'K7QM2X',
      confirmedAt,
      offer: offerOf(bounds, confirmedAt),
      contact: { email: 'ana@example.com', phone: '', language: 'es' },
      passengers: [{ ...ana, ticketSerial: 1 }],
      payments: paymentsOf(paidWith, offerOf(bounds, confirmedAt)),
      paidWith,
      agreement: null,
    },
    confirmedAt,
  );
}

const foot = { language: 'es', publicOrigin: 'http://localhost:3000' } as const;
const linesOf = (content: MailContent): string => tripMailText(content, foot).replaceAll(/[^\S\n]/g, ' ');

test.each([
  [
    'es',
    'hasta el lunes 23 de noviembre de 2026 a la 1:43 a.m. (hora de Dallas).',
    '(DAL) a la 1:05 p.m. y llega a William P. Hobby Airport (HOU) a las 8:35 a.m.',
  ],
  [
    'en',
    'until Monday, November 23, 2026 at 1:43 AM (Dallas time).',
    '(DAL) at 1:05 PM, arrives William P. Hobby Airport (HOU) at 8:35 AM',
  ],
] as const)(
  'in %s a time is said with its day, as the language says one o’clock, by whose clocks',
  (language, ...said) => {
    const lines = linesOf(confirmationContent(tripPaidWith('card'), { language, ...links }));
    for (const words of said) expect(lines).toContain(words);
  },
);

test.each([
  [
    'es',
    'a Nueva York está confirmado',
    'Ciudad de México – Nueva York',
    '(hora de Ciudad de México)',
    'Ciudad de México, México',
  ],
  ['en', 'to New York is confirmed', 'Mexico City – New York', '(Mexico City time)', 'Mexico City, Mexico'],
] as const)(
  'in %s mails and calendars name cities as the language does',
  (language, subject, route, clocks, address) => {
    const trip = tripPaidWith('card', [boundOf([{ ...leg, from: 'MEX', to: 'LGA' }])]);
    const confirmation = confirmationContent(trip, { language, ...links });
    expect(confirmation.subject).toContain(subject);
    expect(linesOf(confirmation)).toContain(route);
    expect(linesOf(confirmation)).toContain(clocks);
    const calendar = tripCalendar(trip, language).content.replaceAll('\r\n ', '').replaceAll('\\', '');
    expect(calendar).toContain(address);
    for (const city of route.split(' – ')) expect(/^SUMMARY.*/m.exec(calendar)?.[0]).toContain(city);
  },
);

test.each([
  ['es', 'Se abre el check-in del vuelo 9Z 1064 a Houston', 'Ya puede hacer el check-in de su vuelo 9Z 1064 a Houston'],
  ['en', 'Check-in opens for flight 9Z 1064 to Houston', 'You can check in for your flight 9Z 1064 to Houston now'],
] as const)('in %s the calendar reminds of the moment at which check-in opens', (language, summary, alarm) => {
  const departs = { ...leg, flight: '9Z1064', from: 'DAL', to: 'HOU', departsAt: '2027-01-12T07:30:00-06:00' };
  const trip = tripPaidWith('card', [boundOf([departs])]);
  const calendar = tripCalendar(trip, language).content.replaceAll('\r\n ', '');
  const [, , opening = ''] = calendar.split('BEGIN:VEVENT');
  // 24 hours before.
  expect(opening).toContain('DTSTART:20270111T133000Z\r\nDTEND:20270111T134500Z\r\n');
  expect(opening).toContain(`SUMMARY:${summary}\r\n`);
  expect(opening).toContain(`TRIGGER:-PT0M\r\nDESCRIPTION:${alarm}\r\n`);
  expect(opening).not.toContain('LOCATION');
  const cancellation = { cancelledAt: '2026-12-24T12:00:00Z' } as NonNullable<typeof trip.cancellation>;
  const cancelled = tripCalendar({ ...trip, cancellation }, language).content;
  expect(cancelled.match(/^UID:.*/gm)).toEqual(calendar.match(/^UID:.*/gm));
  expect(cancelled).not.toContain('VALARM');
});

test.each([
  ['es', 'Cambio de avión en Dallas: 1 h', 'Duración total: 2 h 10 min'],
  ['en', 'Change planes in Dallas: 1 hr', 'Total time: 2 hr 10 min'],
] as const)(
  'in %s a connection says where and how long one waits, and how long it all takes',
  async (language, ...said) => {
    const trip = tripPaidWith('card', [boundOf([leg, flightLeg('9Z1062', '2027-01-12')])]);
    const content = confirmationContent(trip, { language, ...links });
    const written = [tripMailText(content, foot), await tripMailHtml(content, foot)];
    for (const part of written.map((each) => each.replaceAll(/\s+/g, ' '))) {
      for (const words of said) expect(part).toContain(words);
      expect(part).toContain('9Z 1062');
    }
  },
);

test('the conditions of a fare that all directions have are said once', () => {
  const back = boundOf([flightLeg('9Z2', '2027-01-19')]);
  const linesWith = (family: 'classic' | 'flex') =>
    linesOf(
      confirmationContent(tripPaidWith('card', [boundOf([leg]), { ...back, family }]), { language: 'es', ...links }),
    );
  expect(linesWith('classic').match(/Tarifa Viento[^\n]*/g)).toEqual(['Tarifa Viento, todo el viaje']);
  expect(linesWith('flex').match(/Tarifa (?:Viento|Libre)[^\n]*/g)).toHaveLength(2);
});

test('a trip that points paid is shown in points and taxes, not by its price in money', () => {
  const lines = linesOf(confirmationContent(tripPaidWith('points'), { language: 'es', ...links }));
  expect(lines).toContain('Total: 8,400 puntos y $');
  expect(lines).toContain('Tarifa: 8,400 puntos');
  expect(lines).not.toContain('$129.00');
});

test('a trip that points paid names each tax that money pays; the excise on fares is not among them', () => {
  const trip = tripPaidWith('points');
  const [adult] = trip.price.passengers;
  const segment = { code: 'ZP', amount: { amountMinor: 530, currency: 'USD' } } as const;
  const passengers = adult === undefined ? [] : [{ ...adult, taxes: [...adult.taxes, segment] }];
  const lines = linesOf(
    confirmationContent({ ...trip, price: { ...trip.price, passengers } }, { language: 'es', ...links }),
  );
  expect(lines).toContain(`${tripMail.es.tax.ZP}: $5.30`);
  expect(lines).not.toContain(tripMail.es.tax.US);
});

test.each([
  [
    'es',
    'Están pendientes: se abonan al salir el vuelo (martes, 12 de enero de 2027 y miércoles, 20 de enero de 2027).',
  ],
  ['en', 'They are pending until the flight departs (Tuesday, January 12, 2027 and Wednesday, January 20, 2027).'],
] as const)('in %s points are pending until the last flight of each direction departs', (language, said) => {
  const back = boundOf([flightLeg('9Z2', '2027-01-19'), flightLeg('9Z3', '2027-01-20')]);
  const trip = tripPaidWith('card', [boundOf([leg]), back]);
  expect(linesOf(confirmationContent(trip, { language, ...links }))).toContain(said);
});

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const cancelledWith = (paidWith: 'card' | 'points', pointsReturned: number, funds?: TripCancellation['funds']) =>
  linesOf(
    cancellationContent(
      {
        ...tripPaidWith(paidWith),
        cancellation: {
          cancelledAt: '2026-11-23T07:43:00Z',
          refund: usd(0),
          credit: usd(0),
          forfeited: usd(0),
          pointsReturned,
          ...(funds === undefined ? {} : { funds }),
        },
      },
      { language: 'es', isRebooking: false, tripUrl: links.tripUrl, fundsUrl: 'https://example.com/travel-funds/' },
    ),
  );

test('a cancellation names the points that come back, or those that are no longer earned', () => {
  const returned = cancelledWith('points', 8_400);
  expect(returned).toContain('Los 8,400 puntos con que pagó están de nuevo en su cuenta.');
  expect(returned).not.toContain('pendientes');
  expect(cancelledWith('card', 0)).toContain('Los 600 puntos que el viaje tenía pendientes ya no se abonan.');
});

test('a cancellation names what goes back to travel funds, and says where that is of no use any more', () => {
  const lines = cancelledWith('card', 0, [
    { lastFour: '9RTA', amount: usd(5_000), expiresOn: '2027-03-01', isExpired: false },
    { lastFour: 'M4KD', amount: usd(2_050), expiresOn: '2026-11-01', isExpired: true },
  ]);
  expect(lines).toContain('$50.00 vuelven a su fondo de viaje terminado en 9RTA.');
  expect(lines).toContain('Conserva su último día: vence el lunes, 1 de marzo de 2027.');
  expect(lines).toContain(
    'Ese fondo venció el domingo, 1 de noviembre de 2026: lo que vuelve a él ya no se puede usar.',
  );
  expect(lines).toContain(tripMail.es.cancellation.seeFund);
});
