import type { ExamplesOf } from '../endpoint-example.ts';
import type * as endpoints from './schedules.ts';

export const examples = {
  listSchedules: {
    answer: {
      origin: 'DAL',
      destination: 'HOU',
      date: '2026-12-01',
      days: 7,
      dates: { from: '2026-11-25', to: '2027-10-20' },
      rows: [
        {
          id: '9Z1234-DAL-0705-65',
          legs: [
            {
              flight: '9Z1234',
              from: 'DAL',
              to: 'HOU',
              departs: '07:05',
              arrives: '08:10',
              departsAfterDays: 0,
              arrivesAfterDays: 0,
              durationMinutes: 65,
              aircraft: '73W',
            },
          ],
          stops: 0,
          durationMinutes: 65,
          weekdays: '135',
          period: { from: '2026-11-02', to: '2027-03-12' },
          departures: [
            { departsAt: '2026-12-02T07:05:00-06:00', arrivesAt: '2026-12-02T08:10:00-06:00' },
            { departsAt: '2026-12-04T07:05:00-06:00', arrivesAt: '2026-12-04T08:10:00-06:00' },
            { departsAt: '2026-12-07T07:05:00-06:00', arrivesAt: '2026-12-07T08:10:00-06:00' },
          ],
        },
      ],
      nearest: [],
    },
  },
  exportScheduleCalendar: {
    answer: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:9Z1234-2026-12-02-DAL@alisio.example',
      'DTSTART:20261202T130500Z',
      'DTEND:20261202T141000Z',
      'SUMMARY:9Z 1234 Dallas – Houston',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  },
  exportScheduleSsim: {
    answer: '3 9Z 12340101J02DEC2607DEC261 3 5   DAL07050705-0600  HOU08100810-0600  73W\n',
  },
} satisfies ExamplesOf<typeof endpoints>;
