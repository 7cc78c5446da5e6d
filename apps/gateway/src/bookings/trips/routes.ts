import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { refuse } from '../../http/refusal.ts';
import type { BookingServices } from '../orders/services.ts';
import { tripCalendar } from './mail/trip-calendar.ts';
import { findTrip } from './find-trip.ts';
import { countTripTry } from './trip-limits.ts';

/** Shows booked trips to their travellers. */
export function tripRoutes(services: BookingServices): Hono {
  const { db, now } = services;
  const { findTrip: find, exportTripCalendar: exportCalendar } = endpoints;
  return new Hono()
    .post(find.path, async (context) => {
      const parsed = await parseBody(context, find.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const counted = await countTripTry(context, services, parsed.value.recordLocator);
      if ('refused' in counted) return refuse(context, counted.refused);
      const trip = await findTrip(db, parsed.value, now());
      if (trip === undefined) return refuse(context, { kind: 'named', name: 'tripNotFound' });
      await counted.proved();
      return context.json(trip, find.success, noStore);
    })
    .post(exportCalendar.path, async (context) => {
      const parsed = await parseBody(context, exportCalendar.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { language, ...lookup } = parsed.value;
      const counted = await countTripTry(context, services, lookup.recordLocator);
      if ('refused' in counted) return refuse(context, counted.refused);
      const trip = await findTrip(db, lookup, now());
      if (trip === undefined) return refuse(context, { kind: 'named', name: 'tripNotFound' });
      await counted.proved();
      const { filename, contentType, content } = tripCalendar(trip, language);
      return context.body(content, exportCalendar.success, {
        'content-type': contentType,
        'content-disposition': `attachment; filename="${filename}"`,
        'cache-control': 'no-store',
      });
    });
}
