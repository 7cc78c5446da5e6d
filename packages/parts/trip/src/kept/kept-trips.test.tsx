import { findTrip } from '@airline/contract';
import openapi from '@airline/contract/openapi.json' with { type: 'json' };
import { clearPersonalData, dropKeptOfOthers, sharedDeviceKey } from '@airline/session/personal-data';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { keepTripProof } from '../trip-proofs.ts';
import { findShown, keepShown } from './kept-shown.ts';
import { dropKeptTrip, findKeptTrip, keepTrip, listKeptTrips, setKeepsTrips } from './kept-trips.ts';

const page = '/air/boarding-pass/K7PM2Q';
const script = '/static/traveller/assets/main-1.js';
const register = vi.fn(async (_path: string, _options: { readonly scope: string }) => undefined);

/** What a browser has of caches, as far as pages are kept in one. */
function memoryCaches() {
  const byName = new Map<string, Map<string, Response>>();
  const pathOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, location.href).href;
  const entriesOf = (name: string) => {
    const entries = byName.get(name) ?? new Map<string, Response>();
    byName.set(name, entries);
    return entries;
  };
  return {
    has: async (name: string) => byName.has(name),
    delete: async (name: string) => byName.delete(name),
    match: async (path: string, { cacheName }: { readonly cacheName: string }) =>
      entriesOf(cacheName).get(pathOf(path))?.clone(),
    open: async (name: string) => {
      const entries = entriesOf(name);
      return {
        keys: async () => [...entries.keys()].map((url) => new Request(url)),
        match: async (request: string | Request) => entries.get(pathOf(request))?.clone(),
        put: async (path: string, response: Response) => void entries.set(pathOf(path), response),
        add: async (path: string) => void entries.set(pathOf(path), new Response(path)),
        delete: async (request: Request) => entries.delete(pathOf(request)),
      };
    },
    paths: () => [...byName.values()].flatMap((entries) => [...entries.keys()]).map((url) => new URL(url).pathname),
  };
}

let kept: ReturnType<typeof memoryCaches>;
const proof = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez', code: '48291307' };

beforeEach(() => {
  kept = memoryCaches();
  vi.stubGlobal('caches', kept);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  vi.stubGlobal(
    'fetch',
    async () => new Response(`<script src="${script}"></script>`, { headers: { vary: 'Cookie' } }),
  );
  vi.useFakeTimers({ now: new Date('2026-11-30T20:00:00Z'), toFake: ['Date'] });
  register.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  sessionStorage.clear();
  localStorage.clear();
});

/** The trip that the contract has as its example. */
const trip = findTrip.answer.parse(
  openapi.paths['/api/air-booking/v1/trips/lookup'].post.responses[200].content['application/json'].example,
);
const keep = async () => {
  keepTripProof(proof);
  await keepTrip({ trip, proof }, page);
};

test('a trip is kept with its page and the files of that, without the code that proved more than names', async () => {
  await keep();
  expect(kept.paths()).toEqual(['/kept/K7PM2Q', script, page]);
  expect(await findKeptTrip('k7pm2q')).toMatchObject({ proof: { recordLocator: 'K7PM2Q', firstName: 'Ana' } });
  expect((await findKeptTrip('K7PM2Q'))?.proof).not.toHaveProperty('code');
  expect(register).toHaveBeenCalledOnce();
});

test('a trip is over a day after its last flight, and is not kept from then on', async () => {
  await keep();
  const { bounds } = trip;
  const lands = Math.max(
    ...bounds.flatMap(({ itinerary }) => itinerary.legs.map(({ arrivesAt }) => Date.parse(arrivesAt))),
  );
  const over = new Date(lands + 24 * 60 * 60 * 1000);
  expect(await findKeptTrip('K7PM2Q', new Date(over.getTime() - 1))).toBeDefined();
  expect(await findKeptTrip('K7PM2Q', over)).toBeUndefined();
  await dropKeptTrip('K7PM2Q');
  vi.setSystemTime(over);
  await keep();
  expect(kept.paths()).toEqual([]);
});

test('nothing is kept where others use the device, or where it is not wanted; and what was kept goes', async () => {
  await keep();
  await setKeepsTrips(false);
  await keep();
  expect(kept.paths()).toEqual([]);
  await setKeepsTrips(true);
  sessionStorage.setItem(sharedDeviceKey, 'true');
  await keep();
  expect(kept.paths()).toEqual([]);
});

test('what is kept goes with a log-out, and with the trip itself', async () => {
  await keep();
  await dropKeptTrip('K7PM2Q');
  expect(kept.paths()).toEqual([]);
  await keep();
  clearPersonalData();
  await vi.waitFor(() => expect(kept.paths()).toEqual([]));
});

test('what goes while it is being kept is not there afterwards', async () => {
  const keeping = keep();
  await setKeepsTrips(false);
  await keeping;
  expect(kept.paths()).toEqual([]);
  await setKeepsTrips(true);
  const keptAgain = keep();
  clearPersonalData();
  await keptAgain;
  await vi.waitFor(() => expect(kept.paths()).toEqual([]));
});

test('a page of the web view brings a worker for the web view alone', async () => {
  await keep();
  expect(register.mock.lastCall?.[1]).toMatchObject({ scope: '/' });
  keepTripProof(proof);
  await keepTrip({ trip, proof }, `/mobile${page}`);
  expect(register.mock.lastCall?.[1]).toMatchObject({ scope: '/mobile/' });
});

test('what is kept says when it was read, and which of its pages open without a network', async () => {
  const pages = (recordLocator: string) => ({
    trip: `/trip/${recordLocator}`,
    passes: `/air/boarding-pass/${recordLocator}`,
  });
  expect(await listKeptTrips(pages)).toEqual([]);
  keepTripProof(proof);
  await keepTrip({ trip, proof }, '/trip/K7PM2Q');
  await keepShown({ name: 'card', value: {}, page, until: new Date('2027-01-01'), isTheirs: () => true });
  const listed = await listKeptTrips(pages);
  expect(listed).toMatchObject([{ at: '2026-11-30T20:00:00.000Z', hasPage: true, hasPasses: false, trip }]);
});

test('what is kept of an account goes when somebody else logs in, and stays for its own person', async () => {
  const keepCard = () =>
    keepShown({
      name: 'card',
      value: 'card',
      page,
      until: new Date('2027-01-01'),
      owner: 'inés',
      isTheirs: () => true,
    });
  await keepCard();
  await keep();
  await dropKeptOfOthers('inés');
  expect(await findShown('card')).toBe('card');
  await dropKeptOfOthers('bruno');
  expect(kept.paths()).toEqual([]);
  await keepCard();
  await dropKeptOfOthers(undefined);
  expect(kept.paths()).toEqual([]);
  await keep();
  await dropKeptOfOthers('bruno');
  expect(await findKeptTrip('K7PM2Q')).toBeDefined();
});

test('a page that is kept again in one document is fetched once', async () => {
  const asked = vi.fn(async () => new Response('page'));
  vi.stubGlobal('fetch', asked);
  const keepOnce = () =>
    keepShown({
      name: 'status',
      value: 1,
      page: '/mobile/status',
      until: new Date('2027-01-01'),
      isTheirs: () => true,
    });
  await keepOnce();
  await keepOnce();
  expect(asked).toHaveBeenCalledOnce();
  expect(kept.paths()).toContain('/mobile/status');
});
