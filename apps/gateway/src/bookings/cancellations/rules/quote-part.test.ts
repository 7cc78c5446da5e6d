import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Party, PassengerKind } from '@airline/contract';
import { expect, test } from 'vitest';

import { changeableTrip, type NamedBound } from '../../../../test-support/changes.ts';
import { type DivisibleTrip, quotePart } from './quote-part.ts';

interface Case {
  readonly name: string;
  readonly now: string;
  readonly party?: Party;
  readonly paidWith?: 'points';
  readonly trip: readonly NamedBound[];
  readonly part: { readonly bounds?: readonly number[]; readonly passengers?: readonly number[] };
  readonly gives?: Readonly<Record<string, number | readonly number[]>>;
  readonly refused?: string;
}

const path = join(import.meta.dirname, '../../../../vectors/cancelled-parts.json');
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { readonly cases: readonly Case[] };

/** Makes a trip with those who fly on it: adults first, then children, then lap infants. */
function divisibleTrip({ trip, ...booked }: Pick<Case, 'trip' | 'party' | 'paidWith'>): DivisibleTrip {
  const divisible = changeableTrip(trip, booked);
  const { adults, children, lapInfants } = divisible.offer.party;
  const some = (kind: PassengerKind, count: number) => Array.from({ length: count }, () => ({ kind }));
  const passengers = [...some('adult', adults), ...some('child', children), ...some('lapInfant', lapInfants)];
  return { ...divisible, passengers };
}

function outcomeOf(quote: ReturnType<typeof quotePart>): object {
  if ('refused' in quote) return { refused: quote.refused.name };
  const { difference, offer } = quote;
  return {
    refund: difference.refund.amountMinor,
    credit: difference.credit.amountMinor,
    forfeited: difference.forfeited.amountMinor,
    pointsReturned: difference.pointsReturned,
    costs: offer.price.total.amountMinor,
    creditOnly: offer.bounds.map(({ creditOnly }) => creditOnly?.amountMinor ?? 0),
  };
}

test.each(cases)('$name', ({ now, part: { bounds = [], passengers = [] }, gives, refused, ...booked }) => {
  const quote = quotePart(divisibleTrip(booked), { bounds, passengers }, new Date(now));
  const nothing = { refund: 0, credit: 0, forfeited: 0, pointsReturned: 0 };
  const creditOnly = booked.trip.filter((_, place) => !bounds.includes(place)).map(() => 0);
  expect(outcomeOf(quote)).toEqual(refused === undefined ? { ...nothing, creditOnly, ...gives } : { refused });
});

const flex: NamedBound = { family: 'flex', price: 9_000, departs: '2026-12-01T07:30:00-06:00' };
const two = { trip: [flex], party: { adults: 2, children: 0, lapInfants: 0 } };
const now = new Date('2026-11-25T12:00:00Z');
const one = { bounds: [], passengers: [1] };

test('a trip that is cancelled has no part to cancel', () => {
  const cancelled = { ...divisibleTrip(two), cancellation: {} };
  expect(outcomeOf(quotePart(cancelled, one, now))).toEqual({ refused: 'tripAlreadyCancelled' });
});

test('what comes back goes to the card as far as it paid, and the rest to the travel fund that paid', () => {
  const trip = divisibleTrip(two);
  const { amountMinor: priceMinor } = trip.offer.price.total;
  const fund = { number: 'H7KQ2MXP9RTA', paidMinor: priceMinor - 1_000, expiresOn: '2027-03-01' };
  const quoted = quotePart({ ...trip, funds: [fund] }, one, now);
  expect(quoted).toMatchObject({
    quote: {
      refund: { amountMinor: 1_000 },
      credit: { amountMinor: 0 },
      funds: [{ lastFour: '9RTA', amount: { amountMinor: priceMinor / 2 - 1_000 }, isExpired: false }],
    },
  });
});

test('a trip whose directions were priced as a whole is cancelled whole', () => {
  const trip = divisibleTrip(two);
  const bounds = trip.offer.bounds.map(({ fare: _fare, pointsEarned: _earned, ...bound }) => bound);
  expect(outcomeOf(quotePart({ ...trip, offer: { ...trip.offer, bounds } }, one, now))).toEqual({
    refused: 'cancelledTogether',
  });
});

test('says which pending points are lost: those of the numbers of who no longer flies', () => {
  const trip = divisibleTrip(two);
  const [first, second] = [{ kind: 'adult' as const, frequentFlyerNumber: '1' }, { kind: 'adult' as const }];
  const lost = (passengers: DivisibleTrip['passengers']) => {
    const quote = quotePart({ ...trip, passengers }, one, now);
    return 'refused' in quote ? quote.refused.name : quote.pointsLost;
  };
  expect([lost([second, first]), lost([first, second])]).toEqual([90, 0]);
});
