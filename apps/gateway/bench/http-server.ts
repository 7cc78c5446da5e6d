import { serve } from '@hono/node-server';
import { Hono } from 'hono';

import { createFlightSearch } from '../src/domain/flight-search/flight-search.ts';
import { scheduleOf, searchedDate } from './schedules.ts';

/** A search behind a route that writes every itinerary whole, without prices: what a gateway adds comes on top. */
const search = createFlightSearch(scheduleOf(['WN']));
search.prepare(searchedDate);

const app = new Hono()
  .get('/bare', (context) => context.json({ status: 'live', text: 'x'.repeat(280) }))
  .get('/search/:origin/:destination', (context) => {
    const { origin, destination } = context.req.param();
    const found = search.search({ origin, destination, date: searchedDate });
    return context.json(
      found.map(({ legs, connections, stops, durationMinutes }) => ({
        legs: legs.map(({ id, departure, arrival, blockMinutes, pattern }) => ({
          id,
          departure,
          arrival,
          blockMinutes,
          aircraftType: pattern.aircraftType,
        })),
        connections,
        stops,
        durationMinutes,
      })),
    );
  });

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.(port));
