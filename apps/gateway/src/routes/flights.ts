import { endpoints, type LowFareCalendar } from '@airline/contract';
import { Hono } from 'hono';

import { createOfferTokens, type OfferTokens } from '../domain/offers/index.ts';
import { parseBody } from '../parse-body.ts';
import { parseQuery, refuseFields } from '../parse-query.ts';
import { refuse } from '../problems.ts';
import type { Services } from '../services.ts';
import { readInventoryOfLegs } from '../store/leg-inventory.ts';
import { readSigningKey } from '../store/signing-keys.ts';
import { searchItineraries } from '../use-cases/itineraries/search-itineraries.ts';
import { createLowFareCalendars } from '../use-cases/low-fare-calendar/low-fare-calendars.ts';
import { createOffer } from '../use-cases/offers/create-offer.ts';
import { countCalendar } from './trip-limits.ts';

/**
 * What depends on seats and the hour is kept by nobody. That it may be compressed is said here, while the answer is made:
 * the middleware would have to make it anew.
 */
const neverKept = { 'cache-control': 'no-store', vary: 'Accept-Encoding' } as const;

/** Finds flights, prices them, and makes offers of them. */
export function flightRoutes({ database, flights, identity, now }: Services): Hono {
  const calendars = createLowFareCalendars(flights);
  const tokens = createTokenSource(async () => createOfferTokens(await readSigningKey(database.db, 'offer', now())));

  return new Hono()
    .get(endpoints.searchItineraries.path, async (context) => {
      const parsed = parseQuery(context, endpoints.searchItineraries.query);
      if ('refusal' in parsed) return parsed.refusal;
      const found = await searchItineraries(flights, parsed.value, now());
      if ('errors' in found) return refuseFields(context, found.errors);
      return context.json(found.answer, 200, neverKept);
    })
    .get(endpoints.readLowFareCalendar.path, async (context) => {
      const parsed = parseQuery(context, endpoints.readLowFareCalendar.query);
      if ('refusal' in parsed) return parsed.refusal;
      const tooMany = await countCalendar(context, identity);
      if (tooMany !== undefined) return tooMany;
      const found = await calendars.read(parsed.value, now());
      if ('errors' in found) return refuseFields(context, found.errors);
      return context.json(found.answer satisfies LowFareCalendar, 200, neverKept);
    })
    .post(endpoints.createOffer.path, async (context) => {
      const parsed = await parseBody(context, endpoints.createOffer.body);
      if ('refusal' in parsed) return parsed.refusal;
      const outcome = await createOffer(parsed.value, {
        search: await flights.search(),
        tokens: await tokens(),
        readLegs: (legIds) => readInventoryOfLegs(database.db, legIds),
        now: now(),
      });
      if ('refused' in outcome) return refuse(context, outcome.refused, { errors: outcome.errors });
      if ('errors' in outcome) return refuseFields(context, outcome.errors);
      return context.json(outcome.offer, 200, neverKept);
    });
}

/** Reads the signing key when it is first needed, and once; after a failure it is read anew. */
function createTokenSource(read: () => Promise<OfferTokens>): () => Promise<OfferTokens> {
  let tokens: Promise<OfferTokens> | undefined;
  return () =>
    (tokens ??= read().catch((error: unknown) => {
      tokens = undefined;
      throw error;
    }));
}
