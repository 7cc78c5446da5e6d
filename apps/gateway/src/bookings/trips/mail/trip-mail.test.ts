import type { Trip } from '@airline/contract';
import { expect, test } from 'vitest';

import { ana, boundOf, flightLeg, offerOf } from '../../../../test-support/orders.ts';
import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import { toTrip } from '../../orders/rules/trip-view.ts';
import { cancellationContent } from './cancellation-content.ts';
import { confirmationContent } from './confirmation-content.ts';
import type { MailContent } from './mail-content.ts';

const confirmedAt = new Date('2026-11-22T07:43:00Z');
const links = { tripUrl: 'http://localhost/trip', cancelUrl: 'http://localhost/cancel', conditions: fareConditions };
const leg = { ...flightLeg('9Z1', '2027-01-12'), departsAt: '2027-01-12T13:05:00-06:00' };

function tripPaidWith(paidWith: 'card' | 'points', pointsEarned = 0): Trip {
  return toTrip(
    {
      recordLocator: 'K7QM2X',
      confirmedAt,
      offer: offerOf([boundOf([leg])], confirmedAt),
      contact: { email: 'ana@example.com', phone: '', language: 'es' },
      passengers: [{ ...ana, ticketSerial: 1 }],
      card: { brand: 'visa', lastFour: '4242' },
      paidWith,
      pointsEarned,
    },
    confirmedAt,
  );
}

const linesOf = ({ sections }: MailContent): string =>
  sections
    .flatMap(({ items, note = '' }) => [...items.flatMap(({ text, details }) => [text, ...details]), note])
    .join('\n')
    .replaceAll(/[^\S\n]/g, ' ');

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

test('a trip that points paid is shown in points and taxes, not by its price in money', () => {
  const lines = linesOf(confirmationContent(tripPaidWith('points'), { language: 'es', ...links }));
  expect(lines).toContain('Total: 8,400 puntos y $');
  expect(lines).toContain('Tarifa: 8,400 puntos');
  expect(lines).not.toContain('$129.00');
});

test('points that were earned are shown as earned already', () => {
  const lines = linesOf(confirmationContent(tripPaidWith('card', 600), { language: 'es', ...links }));
  expect(lines).toContain('Ya sumamos 600 puntos a las cuentas de los socios que viajan.');
});

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const cancelledWith = (pointsReturned: number, pointsTakenBack: number) =>
  linesOf(
    cancellationContent(
      {
        ...tripPaidWith('card'),
        cancellation: {
          cancelledAt: '2026-11-23T07:43:00Z',
          refund: usd(0),
          credit: usd(0),
          forfeited: usd(0),
          pointsReturned,
          pointsTakenBack,
        },
      },
      { language: 'es', tripUrl: links.tripUrl },
    ),
  );

test('a cancellation names the points that come back and those that go', () => {
  expect(cancelledWith(8_400, 0)).toContain('Los 8,400 puntos con que pagó están de nuevo en su cuenta.');
  expect(cancelledWith(0, 600)).toContain('Se retiraron los 600 puntos que el viaje había sumado');
  expect(cancelledWith(0, 0)).not.toMatch(/punto/);
});
