import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { parseQuery } from '../../http/parse-query.ts';
import { refuse, type Refused, refusedFields } from '../../http/refusal.ts';
import type { Itinerary } from '../search/rules/index.ts';
import type { FlightServices } from '../shopping/services.ts';
import { createYielder } from '../shopping/yielder.ts';
import { listSchedules, readTimetable, type TimetableQuery, type TimetableReading } from './read-timetable.ts';
import { timetableCalendar } from './timetable-calendar.ts';
import { timetableSsim } from './timetable-ssim.ts';

/** Public, the same for everybody, and new once a day or with the next import: what stands between may keep it for a while. */
const forMinutes = { 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' } as const;

/** Says what flies when between two places. */
export function timetableRoutes({ flights, now }: Pick<FlightServices, 'flights' | 'now'>): Hono {
  const yielder = createYielder();
  const reading = (): TimetableReading => ({ flights, yielder, now: now() });

  return new Hono()
    .get(endpoints.listSchedules.path, async (context) => {
      const parsed = parseQuery(context, endpoints.listSchedules.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const found = await listSchedules(parsed.value, reading());
      if ('refused' in found) return refuse(context, found.refused);
      return context.json(found.answer, 200, forMinutes);
    })
    .get(endpoints.exportScheduleCalendar.path, async (context) => {
      const parsed = parseQuery(context, endpoints.exportScheduleCalendar.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { origin, destination, language } = parsed.value;
      const found = await readFlown(parsed.value, reading());
      if ('refused' in found) return refuse(context, found.refused);
      const content = timetableCalendar({ origin, destination, now: now(), ...found }, language);
      return answerFile(context, content, { type: 'text/calendar', name: `${origin}-${destination}.ics` });
    })
    .get(endpoints.exportScheduleSsim.path, async (context) => {
      const parsed = parseQuery(context, endpoints.exportScheduleSsim.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { origin, destination } = parsed.value;
      const found = await readFlown(parsed.value, reading());
      if ('refused' in found) return refuse(context, found.refused);
      const content = timetableSsim(found.itineraries, now());
      return answerFile(context, content, { type: 'text/plain', name: `${origin}-${destination}.ssim` });
    });
}

/** Reads the departures of a timetable for a file, which nothing can be written into where there is none. */
async function readFlown(
  query: TimetableQuery,
  reading: TimetableReading,
): Promise<{ readonly itineraries: readonly Itinerary[] } | Refused> {
  const timetable = await readTimetable(query, reading);
  if ('refused' in timetable) return timetable;
  const itineraries = timetable.rows.flatMap((row) => row.itineraries);
  if (itineraries.length > 0) return { itineraries };
  return refusedFields([{ pointer: '/date', code: 'nothingScheduled', params: { date: query.date } }], 'request');
}

function answerFile(context: Context, content: string, { type, name }: { type: string; name: string }): Response {
  return context.body(content, 200, {
    ...forMinutes,
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="${name}"`,
  });
}
