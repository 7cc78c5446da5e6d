import { endpoints } from '@airline/contract';
import { Hono } from 'hono';

import { parseBody } from '../parse-body.ts';
import { refuse } from '../problems.ts';
import type { Services } from '../services.ts';
import { tripCalendar } from '../use-cases/mail/trip-calendar.ts';
import { findTrip } from '../use-cases/orders/find-trip.ts';
import { countTripTry } from './trip-limits.ts';

/** Shows booked trips to their travellers. */
export function tripRoutes({ database: { db }, identity, now }: Services): Hono {
  const { findTrip: find, exportTripCalendar: exportCalendar } = endpoints;
  return new Hono()
    .post(find.path, async (context) => {
      const parsed = await parseBody(context, find.body);
      if ('refusal' in parsed) return parsed.refusal;
      const counted = await countTripTry(context, identity, parsed.value.recordLocator);
      if ('refusal' in counted) return counted.refusal;
      const trip = await findTrip(db, parsed.value, now());
      if (trip === undefined) return refuse(context, 'tripNotFound');
      await counted.proved();
      return context.json(trip, find.success, { 'cache-control': 'no-store' });
    })
    .post(exportCalendar.path, async (context) => {
      const parsed = await parseBody(context, exportCalendar.body);
      if ('refusal' in parsed) return parsed.refusal;
      const { language, ...lookup } = parsed.value;
      const counted = await countTripTry(context, identity, lookup.recordLocator);
      if ('refusal' in counted) return counted.refusal;
      const trip = await findTrip(db, lookup, now());
      if (trip === undefined) return refuse(context, 'tripNotFound');
      await counted.proved();
      const { filename, contentType, content } = tripCalendar(trip, language);
      return context.body(content, exportCalendar.success, {
        'content-type': contentType,
        'content-disposition': `attachment; filename="${filename}"`,
        'cache-control': 'no-store',
      });
    });
}
