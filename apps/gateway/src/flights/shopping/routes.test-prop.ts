import { endpoints, type Endpoint } from '@airline/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { arbitraryOf } from '../../../test-support/arbitrary-of-schema.ts';
import { flightGateway, smallNetwork } from '../../../test-support/flights.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import type { OpenDatabase } from '../../database/database.ts';

const clock = { now: new Date('2026-03-02T15:00:00Z') };
/** What makes it likely that something is found at all. */
const texts = {
  origin: ['DAL', 'HOU', 'NEWYORK', 'MIAMI', 'HNL'],
  destination: ['LAX', 'HOU', 'LOSANGELES', 'CUN', 'HNL'],
  date: ['2026-03-02', '2026-03-10', '2026-12-31', '2026-02-28', '0000-01-01', '9999-12-31'],
  month: ['2026-03', '2026-12', '0000-01', '9999-12'],
  itineraryId: ['WN10-2026-03-10-DAL', 'WN10-2026-03-10-DAL+WN20-2026-03-10-HOU', 'WN36-2026-03-10-DAL', '+'],
  adults: ['1', '2', '8'],
  children: ['0', '1'],
  lapInfants: ['0', '1'],
};

let database: OpenDatabase;
let app: ReturnType<typeof flightGateway>;
const logged: string[] = [];

beforeAll(async () => {
  database = await openMemoryDatabase();
  app = flightGateway(database, clock, smallNetwork, logged);
});
afterAll(() => database.close());

/** Expects success as the contract's schema says, or a refusal that names fields; never a failure. */
async function expectForeseen(endpoint: Endpoint, answer: Response): Promise<void> {
  const body: unknown = await answer.json();
  const isForeseen =
    answer.status === endpoint.success
      ? endpoint.answer?.safeParse(body).success
      : [409, 422].includes(answer.status) && refusal.safeParse(body).success;
  expect({ status: answer.status, body, isForeseen, logged }).toMatchObject({ isForeseen: true });
}

const refusal = z.object({
  errors: z.array(z.object({ pointer: z.string(), code: z.string() })).check(z.minLength(1)),
});

test.each(['searchItineraries', 'readLowFareCalendar'] as const)(
  '%s answers any query as the contract says',
  async (name) => {
    const { path, query } = endpoints[name];
    await fc.assert(
      fc.asyncProperty(arbitraryOf(query, texts), async (values) => {
        const answer = await app.request(`${path}?${new URLSearchParams(values as Record<string, string>).toString()}`);
        await expectForeseen(endpoints[name], answer);
      }),
      { numRuns: 300 },
    );
  },
);

test.each(['searchItineraries', 'readLowFareCalendar'] as const)('%s answers any address', async (name) => {
  const { path } = endpoints[name];
  await fc.assert(
    fc.asyncProperty(fc.webQueryParameters(), async (query) => {
      await expectForeseen(endpoints[name], await app.request(`${path}?${query}`));
    }),
  );
});

test('createOffer answers any body as the contract says', async () => {
  const { path, body } = endpoints.createOffer;
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 5, arbitrary: arbitraryOf(body, texts) }, fc.jsonValue()), async (value) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(value) });
      await expectForeseen(endpoints.createOffer, answer);
    }),
    { numRuns: 300 },
  );
});

test('the same pricing at the same moment has the same answer, on another instance too', async () => {
  const other = flightGateway(database, clock, smallNetwork.toReversed());
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...texts.origin),
      fc.constantFrom(...texts.destination),
      fc.constantFrom(...texts.date),
      async (origin, destination, date) => {
        const query = new URLSearchParams({ origin, destination, date, adults: '1', children: '0', lapInfants: '0' });
        const answers = [app, other].map(async (gateway) => {
          const answer = await gateway.request(`${endpoints.searchItineraries.path}?${query.toString()}`);
          const { reference: _reference, ...body } = (await answer.json()) as Record<string, unknown>;
          return body;
        });
        const [first, second] = await Promise.all(answers);
        expect(second).toEqual(first);
      },
    ),
  );
});
