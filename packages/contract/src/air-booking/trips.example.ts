import type { ExamplesOf } from '../endpoint-example.ts';
import { exampleTrip } from './journey.example.ts';
import type * as endpoints from './trips.ts';

const lookup = { recordLocator: 'K7PM2Q', firstName: 'Ana', lastName: 'Pérez' };

export const examples = {
  findTrip: { request: lookup, answer: exampleTrip },
  exportTripCalendar: {
    request: { ...lookup, language: 'es' },
    answer: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:K7PM2Q-9Z1234-2026-12-01-DAL',
      'DTSTART:20261201T130500Z',
      'DTEND:20261201T141000Z',
      'SUMMARY:9Z1234 DAL–HOU',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  },
  requestTripCode: { request: lookup, answer: { validForSeconds: 600, nextAfterSeconds: 60 } },
} satisfies ExamplesOf<typeof endpoints>;
