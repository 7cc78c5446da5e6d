import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { priceCompanionFare } from './companion-fare.ts';
import type { BookingServices } from './services.ts';

/** Prices offers for members who fly with their companion. */
export function companionFareRoutes(services: BookingServices): Hono {
  const { path, body, success } = endpoints.priceCompanionFare;
  return new Hono().post(path, async (context) => {
    const parsed = await parseBody(context, body);
    if ('refused' in parsed) return refuse(context, parsed.refused);
    const offer = await priceCompanionFare(services, requireAccountAccess(context).accountId, parsed.value);
    return 'refused' in offer ? refuse(context, offer.refused) : context.json(offer, success, noStore);
  });
}
