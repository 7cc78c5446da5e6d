import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import { toTrip } from '../orders/rules/trip-view.ts';
import type { BookingServices } from '../orders/services.ts';
import { tripCalendar } from './mail/trip-calendar.ts';
import { readTrace } from '../../http/request-origin.ts';
import { proveTrip } from './prove-trip.ts';
import { readProvedTrip, showProvedTrip } from './read-trip.ts';
import { requestTripCode } from './request-trip-code.ts';
import { findLinkedOrder } from './trip-link.ts';

/** Shows booked trips to their travellers. */
export function tripRoutes(services: BookingServices): Hono {
  const { now } = services;
  const {
    findTrip: find,
    openTripLink: openLink,
    exportTripCalendar: exportCalendar,
    requestTripCode: requestCode,
  } = endpoints;
  return new Hono()
    .post(find.path, async (context) => {
      const parsed = await parseBody(context, find.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const proved = await proveTrip(context, services, parsed.value);
      if ('refused' in proved) return refuse(context, proved.refused);
      const trip = await showProvedTrip(services, proved);
      if ('refused' in trip) return refuse(context, trip.refused);
      return context.json(trip, find.success, noStore);
    })
    .post(openLink.path, async (context) => {
      const parsed = await parseBody(context, openLink.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const orderId = await findLinkedOrder(services, parsed.value);
      if (orderId === undefined) return refuse(context, { kind: 'named', name: 'tripNotFound' });
      return context.json(toTrip(await readProvedTrip(services, { orderId }), now()), openLink.success, noStore);
    })
    .post(exportCalendar.path, async (context) => {
      const parsed = await parseBody(context, exportCalendar.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { language, ...lookup } = parsed.value;
      const proved = await proveTrip(context, services, lookup);
      if ('refused' in proved) return refuse(context, proved.refused);
      const trip = await showProvedTrip(services, proved);
      if ('refused' in trip) return refuse(context, trip.refused);
      const { filename, contentType, content } = tripCalendar(trip, language);
      return context.body(content, exportCalendar.success, {
        'content-type': contentType,
        'content-disposition': `attachment; filename="${filename}"`,
        'cache-control': 'no-store',
      });
    })
    .post(requestCode.path, async (context) => {
      const parsed = await parseBody(context, requestCode.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { address } = await readTrace(context, services);
      const requested = await requestTripCode(services, parsed.value, address);
      if ('refused' in requested) return refuse(context, requested.refused);
      return context.json(requested, requestCode.success, noStore);
    });
}
