import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { leg } from '../../../../../test-support/legs.ts';
import { createFlightSearch, type Itinerary } from '../../../search/rules/index.ts';
import { offerPrice, toBoundFare } from '../offers/index.ts';
import { createSchedule } from '../../../schedule/rules/index.ts';
import { fareConditions } from './fare-conditions.ts';
import { type PricingContext, itineraryFares } from './itinerary-fares.ts';
import { openLevel, priceLevels, seatsLeftAt } from './price-levels.ts';
import { lapInfantTaxes, ticketTaxes, ticketTaxesTotal } from './taxes.ts';

const search = createFlightSearch(
  createSchedule([
    leg('DAL 07:00 -6 > HOU 08:05 -6', { flightNumber: 10 }),
    leg('HOU 09:00 -6 > LAX 10:40 -8', { flightNumber: 20 }),
    leg('LAX 12:00 -8 > HNL 16:00 -10', { flightNumber: 50 }),
    leg('HOU 10:00 -6 > CUN 13:10 -5', { flightNumber: 40 }),
    leg('CUN 14:30 -5 > HOU 16:00 -6', { flightNumber: 41 }),
    leg('HOU 17:30 -6 > DAL 18:35 -6', { flightNumber: 11 }),
    leg('MCO 08:00 -5 > SJU 12:00 -4', { flightNumber: 60 }),
  ]),
);
const routes = ['DAL HOU', 'DAL LAX', 'DAL HNL', 'LAX HNL', 'DAL CUN', 'CUN DAL', 'MCO SJU'] as const;
const firstDay = Date.UTC(2026, 0, 5);

const itineraries = fc
  .tuple(fc.constantFrom(...routes), fc.integer({ min: 0, max: 350 }))
  .map(([route, day]): Itinerary => {
    const [origin = '', destination = ''] = route.split(' ');
    const date = new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10);
    const [found] = search.search({ origin, destination, date });
    if (!found) throw new Error(`Nothing flies ${route} on ${date}.`);
    return found;
  });

const questions = fc.record({
  tickets: fc.integer({ min: 1, max: 8 }),
  hoursAhead: fc.integer({ min: 1, max: 330 * 24 }),
  sold: fc.integer({ min: 0, max: 143 }),
});

function ask(
  itinerary: Itinerary,
  { tickets, hoursAhead, sold }: { tickets: number; hoursAhead: number; sold: number },
) {
  const now = new Date(itinerary.legs[0].departure.instant - hoursAhead * 3_600_000);
  const pricing: PricingContext = { tickets, now, countSeats: () => ({ seats: 143, sold }) };
  return itineraryFares(itinerary, pricing);
}

test('families come in their order, each dearer than the one before, in whole dollars between $29 and $3,000', () => {
  fc.assert(
    fc.property(itineraries, questions, (itinerary, pricing) => {
      const priced = ask(itinerary, pricing);
      expect(priced === undefined).toBe(pricing.sold + pricing.tickets > 143);
      if (!priced) return;
      expect(priced.fares.map(({ family }) => family)).toEqual(fareConditions.map(({ family }) => family));
      for (const [index, { baseMinor }] of priced.fares.entries()) {
        expect(baseMinor % 100).toBe(0);
        expect(baseMinor).toBeGreaterThanOrEqual(2_900);
        expect(baseMinor).toBeLessThanOrEqual(300_000);
        expect(baseMinor).toBeGreaterThan(priced.fares[index - 1]?.baseMinor ?? 0);
      }
      expect(priced.seatsLeft).toBeGreaterThanOrEqual(pricing.tickets);
      expect(priced.seatsLeft).toBeLessThanOrEqual(143 - pricing.sold);
    }),
  );
});

test('a fare never falls because more seats are sold, more people ask, or the departure is nearer', () => {
  fc.assert(
    fc.property(
      itineraries,
      questions,
      fc.record({ sold: fc.nat(40), tickets: fc.nat(3), hours: fc.nat(2_000) }),
      (itinerary, pricing, more) => {
        const worse = {
          sold: pricing.sold + more.sold,
          tickets: pricing.tickets + more.tickets,
          hoursAhead: Math.max(1, pricing.hoursAhead - more.hours),
        };
        const [before, after] = [ask(itinerary, pricing), ask(itinerary, worse)];
        expect(before === undefined && after !== undefined).toBe(false);
        if (!before || !after) return;
        expect(after.fares[0]?.baseMinor).toBeGreaterThanOrEqual(before.fares[0]?.baseMinor ?? Infinity);
      },
    ),
  );
});

test('the same pricing has the same answer', () => {
  fc.assert(
    fc.property(itineraries, questions, (itinerary, pricing) => {
      expect(ask(itinerary, pricing)).toEqual(ask(itinerary, pricing));
    }),
  );
});

test('a journey with a connection costs less than its legs one by one, and more than nearly nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 350 }), questions, (day, pricing) => {
      const date = new Date(firstDay + day * 86_400_000).toISOString().slice(0, 10);
      const [journey] = search.search({ origin: 'DAL', destination: 'LAX', date });
      if (!journey) throw new Error(`Nothing flies on ${date}.`);
      const priced = ask(journey, pricing);
      if (!priced) return;
      const now = new Date(journey.legs[0].departure.instant - pricing.hoursAhead * 3_600_000);
      const parts = journey.legs.map((of) => {
        const [alone] = search.search({ origin: of.departure.station, destination: of.arrival.station, date });
        const fares =
          alone &&
          itineraryFares(alone, {
            tickets: pricing.tickets,
            now,
            countSeats: () => ({ seats: 143, sold: pricing.sold }),
          });
        return fares?.fares[0]?.baseMinor ?? 0;
      });
      const whole = priced.fares[0]?.baseMinor ?? 0;
      expect(whole).toBeLessThan(parts.reduce((sum, part) => sum + part, 0));
      expect(whole).toBeGreaterThan(Math.max(...parts) * 0.6);
    }),
  );
});

test('each seat is sold at one level: the open one has enough, and the one below has not or is closed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 240 }),
      fc.nat(240),
      fc.integer({ min: 1, max: 8 }),
      fc.nat(330),
      (seats, sold, tickets, days) => {
        const count = { seats, sold };
        const level = openLevel(count, tickets, days);
        expect(level === undefined).toBe(seats - sold < tickets);
        if (level === undefined) return;
        expect(seatsLeftAt(count, level)).toBeGreaterThanOrEqual(tickets);
        const below = priceLevels[level - 1];
        expect(below === undefined || seatsLeftAt(count, level - 1) < tickets || days < below.leastDaysAhead).toBe(
          true,
        );
      },
    ),
  );
});

const parties = fc.record({
  adults: fc.integer({ min: 1, max: 8 }),
  children: fc.integer({ min: 0, max: 7 }),
  lapInfants: fc.integer({ min: 0, max: 8 }),
});

test('a price is the sum of its parts, to the cent: bases and taxes, passengers and total', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(itineraries, fc.integer({ min: 29, max: 2_000 })), { minLength: 1, maxLength: 6 }),
      parties,
      (chosen, party) => {
        const bounds = chosen.map(([itinerary, dollars]) => ({ itinerary, baseMinor: dollars * 100 }));
        const fares = bounds.map(({ itinerary, baseMinor }) => toBoundFare(itinerary, baseMinor));
        const price = offerPrice(
          fares.map((fare) => ({ fare, pointsEarned: 0 })),
          party,
        );
        for (const { base, taxes, total } of price.passengers) {
          const sum = taxes.reduce((minor, { amount }) => minor + amount.amountMinor, base.amountMinor);
          expect(total.amountMinor).toBe(sum);
          expect(new Set(taxes.map(({ code }) => code)).size).toBe(taxes.length);
        }
        const ofTickets = bounds.reduce(
          (minor, { itinerary, baseMinor }) => minor + baseMinor + ticketTaxesTotal(itinerary, baseMinor),
          0,
        );
        const ofInfants = bounds
          .flatMap(({ itinerary }) => lapInfantTaxes(itinerary))
          .reduce((minor, { amountMinor }) => minor + amountMinor, 0);
        expect(price.total.amountMinor).toBe(
          ofTickets * (party.adults + party.children) + ofInfants * party.lapInfants,
        );
        expect(price.passengers.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(
          party.adults + party.children + party.lapInfants,
        );
      },
    ),
  );
});

test('the taxes of a ticket are whole cents, positive, each code once, and add up to their total', () => {
  fc.assert(
    fc.property(itineraries, fc.integer({ min: 2_900, max: 300_000 }), (itinerary, baseMinor) => {
      const taxes = ticketTaxes(itinerary, baseMinor);
      for (const { amountMinor } of taxes) expect(Number.isSafeInteger(amountMinor) && amountMinor > 0).toBe(true);
      expect(new Set(taxes.map(({ code }) => code)).size).toBe(taxes.length);
      expect(taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(ticketTaxesTotal(itinerary, baseMinor));
    }),
  );
});
