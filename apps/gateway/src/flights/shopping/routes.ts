import { endpoints, type LowFareCalendar } from '@airline/contract';
import { Hono } from 'hono';

import type { KeptAnswers } from '../../http/kept-answers.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseQuery } from '../../http/parse-query.ts';
import { refuse } from '../../http/refusal.ts';
import type { FlightServices } from './services.ts';
import { findCancelledLegs } from '../status/read-leg-statuses.ts';
import { readInventoryOfLegs, withoutSeats } from './leg-inventory-store.ts';
import { searchItineraries } from './search-itineraries.ts';
import { createDestinationFares } from './destination-fares.ts';
import { createLowFareCalendars } from './low-fare-calendars.ts';
import { createYielder } from './yielder.ts';
import { createOffer } from './create-offer.ts';

/**
 * What depends on seats and the hour is kept by nobody. That it may be compressed is said here, while the answer is made:
 * the middleware would have to make it anew.
 */
const uncacheable = { 'cache-control': 'no-store', vary: 'Accept-Encoding' } as const;

/** Finds flights, prices them, and makes offers of them; `searches` keeps what was found for who asks the same again. */
export function flightRoutes(services: FlightServices, searches: KeptAnswers): Hono {
  const { db, flights, now, offers, settings } = services;
  const partyLimits = () => settings.current().config.limits;
  const yielder = createYielder();
  const calendars = createLowFareCalendars(flights, yielder);
  const destinations = createDestinationFares(flights, yielder);

  return new Hono()
    .get(endpoints.searchItineraries.path, async (context) => {
      const parsed = parseQuery(context, endpoints.searchItineraries.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const [at, limits] = [now(), partyLimits()];
      const found = await searchItineraries(flights, parsed.value, { now: at, limits });
      if ('refused' in found) return refuse(context, found.refused);
      const { search, seatVersion, standsUntil } = found;
      return searches.give(context, {
        body: JSON.stringify(found.answer),
        headers: uncacheable,
        isCurrent: async () =>
          at <= now() &&
          now().getTime() <= standsUntil &&
          partyLimits() === limits &&
          (await flights.search()) === search &&
          (await flights.seats.read(parsed.value.date)).version === seatVersion,
      });
    })
    .get(endpoints.readLowFareCalendar.path, async (context) => {
      const parsed = parseQuery(context, endpoints.readLowFareCalendar.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const found = await calendars.read(parsed.value, now(), partyLimits());
      if ('refused' in found) return refuse(context, found.refused);
      return context.json(found.answer satisfies LowFareCalendar, 200, uncacheable);
    })
    .get(endpoints.listDestinations.path, async (context) => {
      const parsed = parseQuery(context, endpoints.listDestinations.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const found = await destinations.read(parsed.value, now());
      if ('refused' in found) return refuse(context, found.refused);
      return context.json(found.answer, 200, uncacheable);
    })
    .post(endpoints.createOffer.path, async (context) => {
      const parsed = await parseBody(context, endpoints.createOffer.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const search = await flights.search();
      const outcome = await createOffer(parsed.value, {
        search,
        tokens: offers,
        readLegs: async (legIds) => [
          ...(await readInventoryOfLegs(db, legIds)),
          ...(await findCancelledLegs(legIds, { schedule: search.schedule, news: flights.news, now: now() })).map(
            withoutSeats,
          ),
        ],
        now: now(),
        limits: partyLimits(),
      });
      if ('refused' in outcome) return refuse(context, outcome.refused);
      return context.json(outcome.offer, 200, uncacheable);
    });
}
