import { fareFamilies, type GivenBack } from '@airline/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { changeableTrip, type NamedBound } from '../../../../test-support/changes.ts';
import { quoteCancellation } from '../../orders/rules/cancellation.ts';
import { type DivisibleTrip, quotePart } from './quote-part.ts';
import { resolvePart } from './resolve-part.ts';

const bookedAt = Date.parse('2026-11-21T07:00:00Z');
const dayMs = 24 * 60 * 60_000;

const named = (place: number): fc.Arbitrary<NamedBound> =>
  fc
    .record({
      family: fc.constantFrom(...fareFamilies),
      price: fc.integer({ min: 2_000, max: 60_000 }),
      infant: fc.nat(900),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ share, price, ...bound }) => ({
      ...bound,
      price,
      creditOnly: Math.floor(price * share),
      departs: `${new Date(bookedAt + (8 + 2 * place) * dayMs).toISOString().slice(0, 19)}+00:00`,
      flight: `WN${place}`,
    }));

const journey = fc
  .integer({ min: 1, max: 3 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => named(place))));
const party = fc
  .record({ adults: fc.integer({ min: 1, max: 4 }), children: fc.nat(3), infants: fc.nat(4) })
  .map(({ adults, children, infants }) => ({ adults, children, lapInfants: Math.min(adults, infants) }));
const parts = fc.array(fc.record({ ofBounds: fc.boolean(), places: fc.array(fc.nat(9), { minLength: 1 }) }), {
  maxLength: 4,
});

function valueOf(quote: { readonly [part in 'refund' | 'credit' | 'forfeited']: { readonly amountMinor: number } }) {
  return { money: quote.refund.amountMinor, credit: quote.credit.amountMinor, forfeited: quote.forfeited.amountMinor };
}

test('parts, one after the other, and then the whole of what is left give back what the whole trip would have', () => {
  fc.assert(
    fc.property(
      journey,
      party,
      parts,
      fc.boolean(),
      fc.constantFrom('card' as const, 'points' as const),
      fc.boolean(),
      (bounds, booked, wishes, isFree, paidWith, withCompanion) => {
        const now = new Date(bookedAt + (isFree ? 0.5 : 2) * dayMs);
        const base = changeableTrip(bounds, {
          party: booked,
          paidWith,
          confirmedAt: new Date(bookedAt),
          withCompanion,
        });
        const kinds = (['adult', 'child', 'lapInfant'] as const)
          .flatMap((kind, place) => Array.from({ length: Object.values(booked)[place] ?? 0 }, () => ({ kind })))
          .map((each, position) => ({ ...each, position }));
        let trip: DivisibleTrip = { ...base, offerAsBooked: base.offer, passengers: kinds };
        const whole = quoteCancellation(trip, now);
        if ('refused' in whole) throw new Error(whole.refused.name);
        const total = { money: 0, credit: 0, forfeited: 0 };
        let points = 0;
        const add = (quote: Parameters<typeof valueOf>[0] & { readonly pointsReturned: number }): void => {
          const value = valueOf(quote);
          total.money += value.money;
          total.credit += value.credit;
          total.forfeited += value.forfeited;
          points += quote.pointsReturned;
        };
        for (const { ofBounds, places } of wishes) {
          const length = ofBounds ? trip.offer.bounds.length : trip.passengers.length;
          const chosen = [...new Set(places.map((place) => place % length))];
          const wanted = { version: 0, ...(ofBounds ? { bounds: chosen } : { passengers: chosen }) };
          const resolved = resolvePart({ version: 0, ...trip }, wanted);
          if (!('part' in resolved) || resolved.part === 'whole') continue;
          const { part } = resolved;
          const planned = quotePart(trip, part, now);
          if ('refused' in planned) {
            if (!['adultNeeded', 'companionNeedsMember'].includes(planned.refused.name))
              throw new Error(planned.refused.name);
            continue;
          }
          add(planned.quote);
          // Who stays keeps their price, and what of it stays a credit is never more than it.
          for (const { itinerary, perPassenger, creditOnly } of planned.offer.bounds) {
            const before = trip.offer.bounds.find((bound) => bound.itinerary.id === itinerary.id);
            expect(perPassenger).toEqual(before?.perPassenger);
            const tickets = planned.offer.party.adults + planned.offer.party.children;
            expect(creditOnly?.amountMinor ?? 0).toBeLessThanOrEqual(perPassenger.amountMinor * tickets);
            expect(before?.companion !== undefined || planned.offer.companion === undefined).toBe(true);
          }
          const passengers = trip.passengers.filter((_, place) => !part.passengers.includes(place));
          const { offer } = planned;
          trip = Object.assign({}, trip, { offer, passengers });
        }
        const rest = quoteCancellation(trip, now);
        if ('refused' in rest) throw new Error(rest.refused.name);
        add(rest.quote);
        expect({ ...total, points }).toEqual({ ...valueOf(whole.quote), points: whole.quote.pointsReturned });
      },
    ),
  );
});

test('of a trip that a travel fund paid a part of, parts and the rest give back as much as the whole trip would have, and to the fund no more than it paid', () => {
  fc.assert(
    fc.property(
      journey,
      fc.integer({ min: 2, max: 4 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (bounds, adults, share) => {
        const now = new Date(bookedAt + 2 * dayMs);
        const base = changeableTrip(bounds, {
          party: { adults, children: 0, lapInfants: 0 },
          confirmedAt: new Date(bookedAt),
        });
        const paidMinor = Math.floor(base.offer.price.total.amountMinor * share);
        const fund = { number: 'H7KQ2MXP9RTA', paidMinor, expiresOn: '2027-11-01' };
        const passengers = Array.from({ length: adults }, () => ({ kind: 'adult' as const }));
        const booked = { ...base, offerAsBooked: base.offer, passengers, funds: [fund] };
        const whole = quoteCancellation(booked, now);
        const one = quotePart(booked, { bounds: [], passengers: [0] }, now);
        if ('refused' in whole || 'refused' in one) throw new Error('Neither is refused.');
        const toFund = ({ funds = [] }: GivenBack): number =>
          funds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
        const rest = quoteCancellation(
          {
            ...booked,
            offer: one.offer,
            funds: [{ ...fund, paidMinor: paidMinor - toFund(one.quote) }],
          },
          now,
        );
        if ('refused' in rest) throw new Error(rest.refused.name);
        const usable = (quote: GivenBack): number =>
          quote.refund.amountMinor + quote.credit.amountMinor + toFund(quote);
        expect(usable(one.quote) + usable(rest.quote)).toBe(usable(whole.quote));
        expect(one.quote.forfeited.amountMinor + rest.quote.forfeited.amountMinor).toBe(
          whole.quote.forfeited.amountMinor,
        );
        expect(toFund(one.quote) + toFund(rest.quote)).toBeLessThanOrEqual(paidMinor);
      },
    ),
  );
});
