import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { readTrace } from '../../http/request-origin.ts';
import { requestReference, sendStored } from '../../http/stored-responses.ts';
import type { TripOfferServices } from '../changes/offer-for-trip.ts';
import { readLinkedTrip } from './disruption-link.ts';
import { openLink } from './open-link.ts';
import { takeLink } from './take-link.ts';

/** Shows what links offer that were mailed with disruptions, and does it. */
export function disruptionRoutes(services: TripOfferServices): Hono {
  const { openDisruptionLink: open, takeDisruptionLink: take } = endpoints;
  return new Hono()
    .post(open.path, async (context) => {
      const parsed = await parseBody(context, open.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const trip = await readLinkedTrip(services, parsed.value);
      if (trip === undefined) return refuse(context, { kind: 'named', name: 'linkInvalid' });
      return context.json((await openLink(services, trip, parsed.value)).shown, open.success, noStore);
    })
    .post(take.path, async (context) => {
      const parsed = await parseBody(context, take.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { address, addressHash } = await readTrace(context, services);
      const reference = requestReference(context);
      const taken = await takeLink(services, parsed.value, { address, addressHash, reference });
      if ('refused' in taken) return refuse(context, taken.refused);
      if ('body' in taken) return sendStored(context, taken);
      return context.json(taken, take.success, noStore);
    });
}
