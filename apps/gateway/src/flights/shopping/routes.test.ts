import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import type { Destinations, Itineraries, LowFareCalendar, Offer, OfferRequest, Problem } from '@airline/contract';
import { endpoints } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { flightGateway, type TestClock } from '../../../test-support/flights.ts';
import { leg } from '../../../test-support/legs.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { datesOfMonth } from './dates-of-month.ts';
import { createOfferTokens } from './offer-tokens.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { legInventory } from './leg-inventory-schema.ts';
import { readSigningKey } from '../../database/signing-key-store.ts';

let database: OpenDatabase;
let app: ReturnType<typeof flightGateway>;
const clock: TestClock = { now: new Date(0) };

beforeAll(async () => {
  database = await openMemoryDatabase();
});
beforeEach(async () => {
  await database.db.execute(sql`delete from leg_inventory`);
  clock.now = new Date('2026-03-02T15:00:00Z');
  app = flightGateway(database, clock);
});
afterAll(() => database.close());

const one = { adults: '1', children: '0', lapInfants: '0' };

async function ask(path: string, query: Readonly<Record<string, string>>): Promise<Response> {
  return app.request(`${path}?${new URLSearchParams({ ...one, ...query }).toString()}`);
}

async function search(query: Readonly<Record<string, string>>): Promise<Itineraries> {
  const answer = await ask(endpoints.searchItineraries.path, query);
  expect(answer.status).toBe(200);
  const body: unknown = await answer.json();
  return endpoints.searchItineraries.answer.parse(body);
}

async function problemOf(answer: Response, status: number): Promise<Problem> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  return (await answer.json()) as Problem;
}

const sell = (legId: string, sold: number, seats = 143) =>
  database.db.insert(legInventory).values({ legId, date: legId.slice(-14, -4), seats, sold });

describe('searching itineraries', () => {
  test('gives each itinerary with its legs, in local times, and the fares of a family each', async () => {
    const found = await search({ origin: 'DAL', destination: 'LAX', date: '2026-03-10' });
    expect(found.bookable).toEqual({ from: '2026-03-02', to: '2026-12-31' });
    expect(found.itineraries.map(({ id }) => id)).toEqual([
      'WN10-2026-03-10-DAL+WN20-2026-03-10-HOU',
      'WN36-2026-03-10-DAL',
    ]);
    const [first] = found.itineraries;
    expect(first?.legs[1]).toEqual({
      id: 'WN20-2026-03-10-HOU',
      flight: 'WN20',
      from: 'HOU',
      to: 'LAX',
      departsAt: '2026-03-10T09:00:00-06:00',
      arrivesAt: '2026-03-10T10:40:00-08:00',
      durationMinutes: 220,
      aircraft: '7M8',
    });
    expect(first?.connections).toEqual([{ station: 'HOU', layoverMinutes: 55, staysOnBoard: false }]);
    expect(first?.fares.map(({ family }) => family)).toEqual(['basic', 'classic', 'flex', 'premium']);
    expect(first?.fares[0]).not.toHaveProperty('seatsLeft');
  });

  test('sees within two seconds what was sold, whatever was answered before', async () => {
    const query = { origin: 'DAL', destination: 'LAX', date: '2026-03-10' };
    const first = await search(query);
    expect(await search(query)).toEqual(first);
    await sell('WN36-2026-03-10-DAL', 143);
    clock.now = new Date(clock.now.getTime() + 2_000);
    expect((await search(query)).itineraries).toHaveLength(first.itineraries.length - 1);
  });

  test('gives at every minute what somebody gets who asks for the first time', async () => {
    const query = { origin: 'DAL', destination: 'LAX', date: '2026-03-10' };
    /** The same text to a search, and another one to what keeps answers by the query as it was sent. */
    const spell = (text: string, number: number): string =>
      text.replaceAll(/./g, (letter, place: number) =>
        (number >> place) % 2 === 0 ? letter : `%${letter.charCodeAt(0).toString(16)}`,
      );
    let spelling = 0;
    let changes = 0;
    let before = '';
    const end = Date.parse('2026-03-10T18:30:00Z');
    for (let minute = Date.parse('2026-03-09T05:00:00Z'); minute < end; minute += 5 * 60_000) {
      for (const at of [minute, minute + 1]) {
        clock.now = new Date(at);
        const given = await search(query);
        spelling += 1;
        const answer = await app.request(
          `${endpoints.searchItineraries.path}?origin=DAL&destination=LAX&date=${spell(query.date, spelling)}&adults=1&children=0&lapInfants=0`,
        );
        expect(given).toEqual(await answer.json());
        if (JSON.stringify(given) !== before) changes += 1;
        before = JSON.stringify(given);
      }
    }
    expect(changes).toBeGreaterThan(3);
  });

  test('is kept by nobody', async () => {
    const answer = await ask(endpoints.searchItineraries.path, {
      origin: 'DAL',
      destination: 'LAX',
      date: '2026-03-10',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('expands groups on both sides', async () => {
    const found = await search({ origin: 'NEWYORK', destination: 'LOSANGELES', date: '2026-03-10' });
    const ends = found.itineraries.map(({ legs }) => `${legs[0]?.from} ${legs.at(-1)?.to}`);
    expect(new Set(ends)).toEqual(new Set(['LGA BUR', 'ISP BUR', 'LGA LAX', 'ISP LAX']));
  });

  test('hides what departs in less than an hour, to the minute', async () => {
    const firsts = async (): Promise<readonly string[]> =>
      (await search({ origin: 'DAL', destination: 'HOU', date: '2026-03-10' })).itineraries.map(({ id }) => id);
    clock.now = new Date('2026-03-10T12:00:00Z');
    expect(await firsts()).toHaveLength(3);
    clock.now = new Date('2026-03-10T12:00:00.001Z');
    expect(await firsts()).toEqual(['WN12-2026-03-10-DAL', 'WN14-2026-03-10-DAL']);
  });

  test('follows the date of the origin: late in the evening there, it is still today', async () => {
    clock.now = new Date('2026-03-11T04:00:00Z');
    const found = await search({ origin: 'DAL', destination: 'HOU', date: '2026-03-10' });
    expect(found.bookable.from).toBe('2026-03-10');
    expect(found.itineraries).toEqual([]);
    const late = await search({ origin: 'LAX', destination: 'HOU', date: '2026-03-10' });
    expect(late.bookable.from).toBe('2026-03-10');
  });

  test('hides a flight without seats for the party, and never one that infants on laps would fill', async () => {
    await sell('WN10-2026-03-10-DAL', 141);
    await sell('WN12-2026-03-10-DAL', 143);
    const idsFor = async (party: Readonly<Record<string, string>>): Promise<readonly string[]> =>
      (await search({ origin: 'DAL', destination: 'HOU', date: '2026-03-10', ...party })).itineraries.map(
        ({ id }) => id,
      );
    expect(await idsFor({ adults: '2', lapInfants: '2' })).toEqual(['WN10-2026-03-10-DAL', 'WN14-2026-03-10-DAL']);
    expect(await idsFor({ adults: '2', children: '1' })).toEqual(['WN14-2026-03-10-DAL']);
    expect(await idsFor({ adults: '8' })).toEqual(['WN14-2026-03-10-DAL']);
  });

  test('says how many seats are left at the price when they are few, and charges more for them', async () => {
    await sell('WN10-2026-03-10-DAL', 137);
    const { itineraries } = await search({ origin: 'DAL', destination: 'HOU', date: '2026-03-10' });
    const [scarce, plenty] = itineraries;
    expect(scarce?.fares[0]?.seatsLeft).toBe(6);
    expect(plenty?.fares[0]).not.toHaveProperty('seatsLeft');
    expect(scarce?.fares[0]?.perPassenger.amountMinor).toBeGreaterThan(plenty?.fares[0]?.perPassenger.amountMinor ?? 0);
  });

  test('sees what another instance sold, two seconds later at most', async () => {
    const query = { origin: 'DAL', destination: 'BUR', date: '2026-03-10' };
    expect((await search(query)).itineraries).not.toHaveLength(0);
    await sell('WN34-2026-03-10-DAL', 143);
    clock.now = new Date(clock.now.getTime() + 2_000);
    expect((await search(query)).itineraries).toHaveLength(0);
  });

  test.each([
    ['a place nobody knows', { destination: 'QQQ' }, '/destination', 'unknownPlace'],
    ['a place without flights for sale', { destination: 'MAD' }, '/destination', 'placeNotServed'],
    ['the same place twice', { destination: 'DAL' }, '/destination', 'samePlace'],
    ['yesterday', { date: '2026-03-01' }, '/date', 'dateOutsideSchedule'],
    ['a date after the schedule', { date: '2027-01-01' }, '/date', 'dateOutsideSchedule'],
    ['a date that is none', { date: '2026-02-30' }, '/date', 'invalid_format'],
    ['nobody grown up', { adults: '0', children: '1' }, '/adults', 'noAdult'],
    ['nine travellers', { adults: '9' }, '/adults', 'tooManyTickets'],
    ['two infants on one lap', { lapInfants: '2' }, '/lapInfants', 'tooManyLapInfants'],
    ['a field nobody asked for', { promo: 'X' }, '/promo', 'unrecognized_keys'],
    ['half a passenger', { adults: '0.5' }, '/adults', 'invalid_format'],
  ])('refuses %s, by its field', async (_, wrong, pointer, code) => {
    const query = { origin: 'DAL', destination: 'LAX', date: '2026-03-10', ...wrong } as Record<string, string>;
    const { errors } = await problemOf(await ask(endpoints.searchItineraries.path, query), 422);
    expect(errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  test('refuses all wrong fields at once', async () => {
    const answer = await ask(endpoints.searchItineraries.path, {
      origin: 'QQQ',
      destination: 'DAL',
      date: '2020-01-01',
      adults: '0',
    });
    const { errors } = await problemOf(answer, 422);
    expect(errors?.map(({ pointer }) => pointer)).toEqual(['/origin', '/date', '/adults']);
  });
});

describe('the destinations', () => {
  const read = async (query: Readonly<Record<string, string>>): Promise<Destinations['destinations']> => {
    const parameters = new URLSearchParams(query).toString();
    const answer = await app.request(`${endpoints.listDestinations.path}?${parameters}`);
    expect(answer.status).toBe(200);
    return endpoints.listDestinations.answer.parse(await answer.json()).destinations;
  };

  test('are those of the nonstop flights of the month, each with the lowest price that the search shows', async () => {
    const found = await read({ origin: 'DAL', month: '2026-03' });
    expect(found.map(({ station }) => station)).toEqual(['BUR', 'HOU', 'LAX']);
    const houston: [date: string, amountMinor: number][] = [];
    for (const date of datesOfMonth('2026-03').slice(1)) {
      const { itineraries } = await search({ origin: 'DAL', destination: 'HOU', date });
      for (const { legs, fares } of itineraries) {
        if (legs.length === 1) houston.push([date, fares[0]?.perPassenger.amountMinor ?? Infinity]);
      }
    }
    const [date, amountMinor] = houston.toSorted((a, b) => a[1] - b[1])[0] ?? [];
    expect(found[1]?.lowest).toMatchObject({ date, perPassenger: { amountMinor } });
    expect(await read({ origin: 'DAL', month: '2026-02' })).toEqual([]);
  });

  test('have no price where all is sold out, and are refused for a place without flights', async () => {
    clock.now = new Date('2026-12-31T06:00:00Z');
    await sell('WN34-2026-12-31-DAL', 143);
    expect(await read({ origin: 'DAL', month: '2026-12' })).toContainEqual({ station: 'BUR' });
    const answer = await app.request(`${endpoints.listDestinations.path}?origin=MAD&month=2026-12`);
    const { errors } = await problemOf(answer, 422);
    expect(errors).toEqual([{ pointer: '/origin', code: 'placeNotServed', params: { place: 'MAD' } }]);
  });
});

describe('the low-fare calendar', () => {
  const read = async (query: Readonly<Record<string, string>>): Promise<LowFareCalendar> => {
    const answer = await ask(endpoints.readLowFareCalendar.path, query);
    expect(answer.status).toBe(200);
    return endpoints.readLowFareCalendar.answer.parse(await answer.json());
  };

  test('shows for each day the lowest fare that the search of that day shows', async () => {
    const { days } = await read({ origin: 'NEWYORK', destination: 'LOSANGELES', month: '2026-03' });
    expect(days).toHaveLength(30);
    for (const { date, perPassenger, pointsPerPassenger } of days.slice(0, 12)) {
      const { itineraries } = await search({ origin: 'NEWYORK', destination: 'LOSANGELES', date });
      const fares = itineraries.flatMap((itinerary) => itinerary.fares);
      const lowest = (prices: readonly number[]) => (prices.length === 0 ? undefined : Math.min(...prices));
      expect(perPassenger?.amountMinor).toBe(lowest(fares.map((fare) => fare.perPassenger.amountMinor)));
      // A connection has more taxes than a nonstop flight: it may be dearer, and need fewer points.
      expect(pointsPerPassenger).toBe(lowest(fares.map((fare) => fare.pointsPerPassenger)));
    }
  });

  test('leaves out what cannot be booked: days past, and days after the schedule', async () => {
    expect((await read({ origin: 'DAL', destination: 'LAX', month: '2026-02' })).days).toEqual([]);
    expect((await read({ origin: 'DAL', destination: 'LAX', month: '2026-03' })).days[0]?.date).toBe('2026-03-02');
    expect((await read({ origin: 'DAL', destination: 'LAX', month: '2027-01' })).days).toEqual([]);
    expect((await read({ origin: 'DAL', destination: 'LAX', month: '0001-01' })).days).toEqual([]);
  });

  test('shows a day that is sold out without a price', async () => {
    await sell('WN34-2026-03-10-DAL', 140);
    const { days } = await read({ origin: 'DAL', destination: 'BUR', month: '2026-03', adults: '4' });
    expect(days.find(({ date }) => date === '2026-03-10')).toEqual({ date: '2026-03-10' });
    expect(days.find(({ date }) => date === '2026-03-11')).toHaveProperty('perPassenger');
  });

  test('keeps a month for a minute, and not for another party', async () => {
    const query = { origin: 'DAL', destination: 'BUR', month: '2026-03' };
    const before = await read(query);
    await sell('WN34-2026-03-10-DAL', 142);
    clock.now = new Date(clock.now.getTime() + 59_999);
    expect(await read(query)).toEqual(before);
    expect((await read({ ...query, adults: '2' })).days[8]).toEqual({ date: '2026-03-10' });
    clock.now = new Date(clock.now.getTime() + 1);
    expect(await read(query)).not.toEqual(before);
  });

  test('refuses places and parties as the search does', async () => {
    const answer = await ask(endpoints.readLowFareCalendar.path, {
      origin: 'QQQ',
      destination: 'DAL',
      month: '2026-03',
      adults: '0',
    });
    const { errors } = await problemOf(answer, 422);
    expect(errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/origin', 'unknownPlace'],
      ['/adults', 'noAdult'],
    ]);
  });
});

describe('fare families', () => {
  const path = endpoints.listFareFamilies.path;

  test('are listed the cheapest first', async () => {
    const answer = await app.request(path);
    const { fareFamilies } = endpoints.listFareFamilies.answer.parse(await answer.json());
    expect(fareFamilies.map(({ family }) => family)).toEqual(['basic', 'classic', 'flex', 'premium']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  });

  test('are not sent again to those who have them', async () => {
    const tag = (await app.request(path)).headers.get('etag') ?? '';
    for (const condition of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const answer = await app.request(path, { headers: { 'if-none-match': condition } });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('etag')).toBe(tag);
    }
    expect((await app.request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('are sent compressed to those who can read that', async () => {
    const plain = await (await app.request(path)).text();
    for (const [accepted, encoding, read] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await app.request(path, { headers: { 'accept-encoding': accepted } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(read(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
    }
    const other = await app.request(path, { headers: { 'accept-encoding': 'identity' } });
    expect(other.headers.get('content-encoding')).toBeNull();
  });

  test('carry what the middleware gives to all other data', async () => {
    const [families, itineraries] = await Promise.all([
      app.request(path),
      app.request(endpoints.searchItineraries.path),
    ]);
    for (const name of ['content-security-policy', 'cross-origin-resource-policy', 'x-content-type-options']) {
      expect(families.headers.get(name), name).toBe(itineraries.headers.get(name));
    }
    const again = await app.request(path);
    expect(again.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(again.headers.get('x-request-id')).not.toBe(families.headers.get('x-request-id'));
  });
});

describe('offers', () => {
  type Bound = OfferRequest['bounds'][number];
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

  const choose = async (origin: string, destination: string, date: string, place = 0): Promise<Bound> => {
    const { itineraries } = await search({ origin, destination, date });
    const chosen = itineraries[place];
    const fare = chosen?.fares[1];
    if (!fare) throw new Error(`Nothing is for sale from ${origin} to ${destination} on ${date}.`);
    return { origin, destination, date, itineraryId: chosen.id, family: fare.family, shown: fare.perPassenger };
  };
  const request = (bounds: readonly Bound[], party = { adults: 1, children: 0, lapInfants: 0 }) =>
    app.request(endpoints.createOffer.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ party, bounds }),
    });
  const offerOf = async (answer: Response): Promise<Offer> => {
    expect(answer.status).toBe(200);
    return endpoints.createOffer.answer.parse(await answer.json());
  };

  test('what a search says for a party comes to what the offer charges, in money and beside points', async () => {
    const route = { origin: 'CUN', destination: 'HOU', date: '2026-03-10' };
    const [found] = (await search({ ...route, adults: '2', children: '1', lapInfants: '2' })).itineraries;
    const fare = found?.fares[1];
    if (!found || !fare) throw new Error('A flight is for sale.');
    const bound = { ...route, itineraryId: found.id, family: fare.family, shown: fare.perPassenger };
    const { price } = await offerOf(await request([bound], { adults: 2, children: 1, lapInfants: 2 }));
    const infants = 2 * found.lapInfantTaxes.amountMinor;
    expect(infants).toBeGreaterThan(0);
    expect(3 * fare.perPassenger.amountMinor + infants).toBe(price.total.amountMinor);
    expect(3 * fare.pointsPerPassenger).toBe(price.points);
    expect(3 * found.taxesWithPoints.amountMinor + infants).toBe(price.taxesWithPoints.amountMinor);
  });

  test('a return for two adults, a child and an infant adds up, is signed, and holds for twenty minutes', async () => {
    const bounds = [await choose('NEWYORK', 'LAX', '2026-03-10'), await choose('LAX', 'DAL', '2026-03-12')];
    const offer = await offerOf(await request(bounds, { adults: 2, children: 1, lapInfants: 1 }));
    expect(offer.changes).toEqual([]);
    expect(offer.expiresAt).toBe('2026-03-02T15:20:00.000Z');
    expect(offer.freeCancellation).toBe(true);
    expect(offer.bounds.map(({ family, itinerary }) => [family, itinerary.id])).toEqual(
      bounds.map(({ family, itineraryId }) => [family, itineraryId]),
    );
    const shown = bounds.reduce((sum, bound) => sum + bound.shown.amountMinor, 0);
    expect(offer.price.passengers.map(({ kind, count, total }) => [kind, count, total.amountMinor])).toEqual([
      ['adult', 2, 2 * shown],
      ['child', 1, shown],
      ['lapInfant', 1, 0],
    ]);
    expect(offer.price.total).toEqual(usd(3 * shown));
    const pointsOfTicket = offer.bounds.reduce((sum, { pointsEarned = 0 }) => sum + pointsEarned, 0);
    expect(offer.price.pointsEarned).toBe(3 * pointsOfTicket);

    const tokens = createOfferTokens(() => readSigningKey(database.db, 'offer', clock.now));
    const { token, changes: _changes, ...content } = offer;
    expect(await tokens.read(token, clock.now)).toMatchObject({ content });
    expect(await tokens.read(token, new Date(offer.expiresAt))).toEqual({
      refused: { kind: 'named', name: 'offerExpired' },
    });
  });

  test('says what is no longer as it was shown', async () => {
    const bound = await choose('DAL', 'HOU', '2026-03-10');
    const offer = await offerOf(await request([{ ...bound, shown: usd(1) }]));
    expect(offer.changes).toEqual([{ bound: 0, shown: usd(1), now: bound.shown }]);
  });

  test('looks at the seats of this moment, not at those of the search', async () => {
    const bound = await choose('DAL', 'HOU', '2026-03-10');
    await sell('WN10-2026-03-10-DAL', 140);
    const dearer = await offerOf(await request([bound]));
    expect(dearer.changes[0]?.now.amountMinor).toBeGreaterThan(bound.shown.amountMinor);
    const refused = await problemOf(await request([bound], { adults: 4, children: 0, lapInfants: 0 }), 409);
    expect(refused).toMatchObject({
      type: '/problems/air-booking/sold-out',
      errors: [{ pointer: '/bounds/0', code: 'soldOut' }],
    });
  });

  test('is refused for a flight that departs too soon, by its direction', async () => {
    const bounds = [await choose('DAL', 'HOU', '2026-03-10'), await choose('HOU', 'DAL', '2026-03-11')];
    clock.now = new Date('2026-03-10T12:30:00Z');
    expect(await problemOf(await request(bounds), 409)).toMatchObject({
      type: '/problems/air-booking/flight-departed',
      errors: [{ pointer: '/bounds/0', code: 'flightDeparted' }],
    });
  });

  test('can be cancelled freely from seven days ahead on, to the millisecond', async () => {
    const bound = await choose('DAL', 'HOU', '2026-03-10');
    clock.now = new Date('2026-03-03T13:00:00Z');
    expect((await offerOf(await request([bound]))).freeCancellation).toBe(true);
    clock.now = new Date('2026-03-03T13:00:00.001Z');
    expect((await offerOf(await request([bound]))).freeCancellation).toBe(false);
  });

  test('refuses an itinerary that is not on that date, does not connect, or goes elsewhere', async () => {
    const bound = await choose('DAL', 'LAX', '2026-03-10');
    const wrong = [
      'WN10-2026-03-11-DAL',
      'WN12-2026-03-10-DAL+WN20-2026-03-10-HOU',
      'WN10-2026-03-10-DAL',
      'WN20-2026-03-10-HOU+WN10-2026-03-10-DAL',
      '+',
      '',
    ];
    for (const itineraryId of wrong) {
      const { errors } = await problemOf(await request([{ ...bound, itineraryId }]), 422);
      expect(errors).toEqual([{ pointer: '/bounds/0/itineraryId', code: 'unknownItinerary' }]);
    }
  });

  test('refuses a way back before the way there is over, and dates out of order', async () => {
    const there = await choose('DAL', 'LAX', '2026-03-10');
    const back = await choose('LAX', 'HOU', '2026-03-10');
    const tooSoon = await problemOf(await request([await choose('DAL', 'LAX', '2026-03-10', 1), back]), 422);
    expect(tooSoon.errors).toEqual([
      { pointer: '/bounds/1/itineraryId', code: 'departsTooSoon', params: { leastMinutes: 60 } },
    ]);
    await offerOf(await request([there, back]));
    const reversed = await problemOf(await request([await choose('LAX', 'HOU', '2026-03-12'), there]), 422);
    expect(reversed.errors).toEqual([expect.objectContaining({ pointer: '/bounds/1/date', code: 'datesOutOfOrder' })]);
  });

  test('refuses a party that cannot be booked, and bounds that cannot be searched, together', async () => {
    const bound = await choose('DAL', 'LAX', '2026-03-10');
    const answer = await request([{ ...bound, destination: 'DAL' }], { adults: 1, children: 0, lapInfants: 2 });
    const { errors } = await problemOf(answer, 422);
    expect(errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/bounds/0/destination', 'samePlace'],
      ['/party/lapInfants', 'tooManyLapInfants'],
    ]);
  });

  test('an infant from abroad pays the inspections', async () => {
    const bound = await choose('CUN', 'HOU', '2026-03-10');
    const { price } = await offerOf(await request([bound], { adults: 1, children: 0, lapInfants: 1 }));
    expect(price.passengers[1]).toMatchObject({ kind: 'lapInfant', base: usd(0), total: usd(1_837) });
  });
});

describe('where clocks change', () => {
  test('a night flight over the change has its true duration and both offsets', async () => {
    const night = { firstDate: '2026-03-07', lastDate: '2026-03-07' };
    app = flightGateway(database, clock, [leg('LAX 23:00 -8 > DAL 05:15 -5', night)]);
    const { itineraries } = await search({ origin: 'LAX', destination: 'DAL', date: '2026-03-07' });
    expect(itineraries[0]).toMatchObject({
      durationMinutes: 195,
      legs: [{ departsAt: '2026-03-07T23:00:00-08:00', arrivesAt: '2026-03-08T05:15:00-05:00' }],
    });
  });
});
