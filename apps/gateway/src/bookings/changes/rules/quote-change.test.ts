import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Party } from '@airline/contract';
import { describe, expect, test } from 'vitest';

import { changeableTrip, faredBound, type NamedBound } from '../../../../test-support/changes.ts';
import { offerPrice, usd } from '../../../flights/shopping/rules/offers/index.ts';
import type { ChangeableTrip, ChangeFault } from './change-quote.ts';
import { isWorseThanShown, quoteChange } from './quote-change.ts';

type Amounts = Partial<
  Record<'due' | 'refund' | 'credit' | 'forfeited' | 'pointsDue' | 'pointsReturned', number> & {
    readonly isSameDay: boolean;
    readonly creditOnly: readonly number[];
  }
>;

interface Case {
  readonly name: string;
  readonly now: string;
  readonly party?: Party;
  readonly paidWith?: 'points';
  readonly trip: readonly NamedBound[];
  readonly to: Readonly<Record<string, NamedBound>>;
  readonly gives?: Amounts;
  readonly faults?: readonly ChangeFault[];
}

const path = join(import.meta.dirname, '../../../../vectors/flight-changes.json');
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { readonly cases: readonly Case[] };

const changesOf = (to: Case['to']) =>
  Object.entries(to).map(([bound, named]) => ({ bound: Number(bound), to: faredBound(named) }));

function amountsOf(quote: ReturnType<typeof quoteChange>): Amounts | readonly ChangeFault[] {
  if ('faults' in quote) return quote.faults;
  const { due, refund, credit, forfeited, pointsDue, pointsReturned } = quote.difference;
  return {
    due: due.amountMinor,
    refund: refund.amountMinor,
    credit: credit.amountMinor,
    forfeited: forfeited.amountMinor,
    pointsDue,
    pointsReturned,
    isSameDay: quote.bounds.some(({ noDearerBecause }) => noDearerBecause === 'sameDay'),
    creditOnly: quote.offer.bounds.map(({ creditOnly }) => creditOnly?.amountMinor ?? 0),
  };
}

test.each(cases)('$name', ({ now, trip, to, gives, faults, ...booked }) => {
  const nothing = { due: 0, refund: 0, credit: 0, forfeited: 0, pointsDue: 0, pointsReturned: 0, isSameDay: false };
  const quote = quoteChange(changeableTrip(trip, booked), changesOf(to), new Date(now));
  expect(amountsOf(quote)).toEqual(faults ?? { ...nothing, creditOnly: trip.map(() => 0), ...gives });
});

const now = new Date('2026-11-25T12:00:00Z');
const flex = { family: 'flex', price: 12_000, departs: '2026-12-01T07:30:00-06:00' } as const;
const dearer = { ...flex, price: 15_000, departs: '2026-12-02T07:30:00-06:00' } as const;

test('a trip books the new flights at the sum of its directions’ prices', () => {
  const trip = changeableTrip([flex, { ...flex, departs: '2026-12-05T07:30:00-06:00', route: 'HOU-DAL' }]);
  const quote = quoteChange(trip, changesOf({ 0: dearer }), now);
  if ('faults' in quote) throw new Error(JSON.stringify(quote.faults));
  const [, back] = [...trip.offer.bounds];
  const bounds = [faredBound(dearer), faredBound({ ...flex, departs: '2026-12-05T07:30:00-06:00', route: 'HOU-DAL' })];
  expect(quote.offer.bounds).toEqual([bounds[0], back]);
  expect(quote.offer.price).toEqual(offerPrice(bounds, trip.offer.party));
});

test('a cancelled trip is not changed', () => {
  const trip = { ...changeableTrip([flex]), cancellation: {} };
  expect(quoteChange(trip, changesOf({ 0: dearer }), now)).toEqual({ faults: [{ code: 'tripAlreadyCancelled' }] });
});

describe('of a trip whose directions were priced as a whole', () => {
  const whole = (): ChangeableTrip => {
    const trip = changeableTrip([flex, { ...flex, departs: '2026-12-05T17:30:00-06:00', route: 'HOU-DAL' }]);
    const bounds = trip.offer.bounds.map(({ fare: _fare, pointsEarned: _earned, ...bound }) => bound);
    return { ...trip, offer: { ...trip.offer, bounds } };
  };
  const back = { ...dearer, departs: '2026-12-06T07:30:00-06:00', route: 'HOU-DAL' };

  test('one alone is not changed for another price, all of them are', () => {
    expect(quoteChange(whole(), changesOf({ 1: back }), now)).toEqual({ faults: [{ code: 'changedTogether' }] });
    expect(amountsOf(quoteChange(whole(), changesOf({ 0: dearer, 1: back }), now))).toMatchObject({ due: 6_000 });
  });

  test('one is changed to another flight of its day', () => {
    const today = { ...back, departs: '2026-12-05T18:30:00-06:00' };
    const quote = quoteChange(whole(), changesOf({ 1: today }), new Date('2026-12-05T15:00:00Z'));
    expect(amountsOf(quote)).toMatchObject({ due: 0, isSameDay: true });
    expect('offer' in quote && quote.offer.price).toEqual(whole().offer.price);
  });
});

test('the free day is that of the booking, not of the flights that are booked now', () => {
  const trip = changeableTrip([{ ...flex, family: 'classic', departs: '2026-11-23T07:30:00-06:00' }]);
  const cheaper = { ...dearer, price: 10_000 };
  const inFreeDay = new Date('2026-11-21T12:00:00Z');
  const { offer } = changeableTrip([flex]);
  expect(amountsOf(quoteChange(trip, changesOf({ 0: cheaper }), inFreeDay))).toMatchObject({ credit: 2_000 });
  const asBooked = { ...trip, offerAsBooked: offer };
  expect(amountsOf(quoteChange(asBooked, changesOf({ 0: cheaper }), inFreeDay))).toMatchObject({ refund: 2_000 });
});

describe('of a trip that a travel fund paid a part of', () => {
  const fund = { number: 'H7KQ2MXP9RTA', paidMinor: 5_000, expiresOn: '2027-06-01' };
  const quoteOf = (trip: ChangeableTrip, price: number, at: Date) => {
    const quote = quoteChange(
      { ...trip, funds: [fund] },
      changesOf({ 0: { ...dearer, family: trip.offer.bounds[0]?.family ?? 'flex', price } }),
      at,
    );
    if ('faults' in quote) throw new Error(JSON.stringify(quote.faults));
    const { refund, credit, funds = [] } = quote.difference;
    return [
      refund.amountMinor,
      credit.amountMinor,
      funds.map(({ lastFour, amount }) => [lastFour, amount.amountMinor]),
    ];
  };
  test.each([
    ['money to the card as far as it paid', 'flex', 9_000, [3_000, 0, []]],
    ['the rest to the fund', 'flex', 4_000, [7_000, 0, [['9RTA', 1_000]]]],
    ['a credit to the fund first', 'classic', 9_000, [0, 0, [['9RTA', 3_000]]]],
    ['the rest of it as a new one', 'classic', 4_000, [0, 3_000, [['9RTA', 5_000]]]],
  ] as const)('gives back %s', (_, family, price, given) => {
    expect(quoteOf(changeableTrip([{ ...flex, family }]), price, now)).toEqual(given);
  });

  test('gives taxes beside points to the fund once the card has what it paid', () => {
    const inPoints = (price: number) => ({ price, taxes: price / 2, points: price });
    const trip = changeableTrip([{ ...flex, ...inPoints(12_000) }], { paidWith: 'points' });
    const quote = quoteChange({ ...trip, funds: [fund] }, changesOf({ 0: { ...dearer, ...inPoints(8_000) } }), now);
    expect(quote).toMatchObject({
      difference: { refund: usd(1_000), funds: [{ amount: usd(1_000) }], pointsReturned: 4_000 },
    });
  });
});

describe('what was shown', () => {
  const shown = { due: usd(100), refund: usd(50), credit: usd(50), funds: usd(30), pointsDue: 10, pointsReturned: 10 };
  const fund = { lastFour: '9RTA', amount: usd(30), expiresOn: '2027-06-01', isExpired: false };
  test.each([
    ['the same', {}, false],
    ['less to pay', { due: usd(99) }, false],
    ['more to pay', { due: usd(101) }, true],
    ['money for a credit', { refund: usd(100), credit: usd(0) }, false],
    ['a credit for money', { refund: usd(0), credit: usd(100) }, true],
    ['less credit', { credit: usd(49) }, true],
    ['less to a fund', { funds: [{ ...fund, amount: usd(29) }] }, true],
    ['a new credit for a fund', { credit: usd(80), funds: [] }, false],
    ['a fund for a new credit', { credit: usd(0), funds: [{ ...fund, amount: usd(80) }] }, true],
    ['a fund whose last day is over', { funds: [{ ...fund, isExpired: true }] }, true],
    ['more points to pay', { pointsDue: 11 }, true],
    ['fewer points back', { pointsReturned: 9 }, true],
  ])('is worse now, %s: %s', (_, difference, isWorse) => {
    expect(isWorseThanShown({ ...shown, funds: [fund], forfeited: usd(0), ...difference }, shown)).toBe(isWorse);
  });
});
