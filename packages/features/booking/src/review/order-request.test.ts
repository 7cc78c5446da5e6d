import { offerOf } from '@airline/itinerary/test-support';
import { ana } from '@airline/travellers/test-support';
import { expect, test } from 'vitest';

import type { BookingState } from '../booking-draft.ts';
import { toOrderRequest } from './order-request.ts';

const now = new Date('2026-12-01T12:00:00Z');
const offer = offerOf();
const booking: BookingState = {
  passengers: { 0: ana },
  refused: [],
  card: { token: 'tok_12345678', brand: 'visa', lastFour: '4242', expiresAt: '2026-12-01T12:30:00Z' },
};

test('a card alone pays unless points were chosen', () => {
  expect(toOrderRequest(offer, booking, 'es', now)?.payments).toEqual([{ kind: 'card', token: 'tok_12345678' }]);
});

test('points that were chosen stand before the card, as many as the offer says', () => {
  const request = toOrderRequest(offer, { ...booking, paysWithPoints: true }, 'es', now);
  expect(request?.payments).toEqual([
    { kind: 'points', points: 7_000 },
    { kind: 'card', token: 'tok_12345678' },
  ]);
});

test('funds stand between points and the card, with what each pays; without anything left no card does', () => {
  const fund = { number: 'H7KQ2MXP9RTA', firstName: 'Ana', lastName: 'Ruiz', expiresOn: '2027-12-01' };
  const form = { kind: 'travelFund', number: fund.number, firstName: 'Ana', lastName: 'Ruiz' };
  const { amountMinor: taxesMinor } = offer.price.taxesWithPoints;
  const less = { ...booking, paysWithPoints: true, funds: [{ ...fund, leftMinor: taxesMinor - 1 }] };
  expect(toOrderRequest(offer, less, 'es', now)?.payments).toEqual([
    { kind: 'points', points: 7_000 },
    { ...form, amount: { amountMinor: taxesMinor - 1, currency: 'USD' } },
    { kind: 'card', token: 'tok_12345678' },
  ]);
  const enough = { ...booking, payBy: 'googlePay' as const, funds: [{ ...fund, leftMinor: 1_000_000 }] };
  expect(toOrderRequest(offer, enough, 'es', now)?.payments).toEqual([{ ...form, amount: offer.price.total }]);
});
