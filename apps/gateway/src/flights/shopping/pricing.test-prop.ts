import { endpoints } from '@airline/contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { flightGateway, smallNetwork } from '../../../test-support/flights.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import type { OpenDatabase } from '../../database/database.ts';

const clock = { now: new Date('2026-03-02T15:00:00Z') };
const origins = ['DAL', 'HOU', 'NEWYORK', 'MIAMI', 'HNL'];
const destinations = ['LAX', 'HOU', 'LOSANGELES', 'CUN', 'HNL'];
const dates = ['2026-03-02', '2026-03-10', '2026-12-31', '2026-02-28', '0000-01-01', '9999-12-31'];

let database: OpenDatabase;
let app: ReturnType<typeof flightGateway>;

beforeAll(async () => {
  database = await openMemoryDatabase();
  app = flightGateway(database, clock, smallNetwork);
});
afterAll(() => database.close());

test('the same pricing at the same moment has the same answer, on another instance too', async () => {
  const other = flightGateway(database, clock, smallNetwork.toReversed());
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...origins),
      fc.constantFrom(...destinations),
      fc.constantFrom(...dates),
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
