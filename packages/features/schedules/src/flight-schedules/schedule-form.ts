import { isCalendarDate } from '@airline/flight-shopping/calendar-dates';
import { expandToStations } from '@airline/reference-data/loyalty-stations';
import * as z from 'zod/mini';

import type { ScheduleQuestion } from './schedule-question.ts';

const values = z.object({
  origin: z.string(),
  destination: z.string(),
  date: z.string(),
  view: z.enum(['week', 'day']),
  nonstop: z.boolean(),
});

export type ScheduleAnswers = z.infer<typeof values>;

/** What can be wrong with answers; the words stand in i18n under `schedules.form.fault`. */
export const scheduleFaults = [
  'originRequired',
  'destinationRequired',
  'placeNotServed',
  'samePlace',
  'dateRequired',
  'dateInPast',
] as const;

type ScheduleFault = (typeof scheduleFaults)[number];

/** Makes the schema of the form: what passes it can be looked up. The messages of its issues are codes. */
export function createScheduleSchema(today: string) {
  return values.check(
    z.check<ScheduleAnswers>(({ value, issues }) => {
      for (const [name, code] of faultsOf(value, today)) {
        issues.push({ code: 'custom', message: code, path: [name], input: value, continue: true });
      }
    }),
  );
}

function faultsOf(
  { origin, destination, date }: ScheduleAnswers,
  today: string,
): readonly (readonly [name: keyof ScheduleAnswers, code: ScheduleFault])[] {
  const [from, to] = [servedStations(origin), servedStations(destination)];
  const isPair = from.some((station) => to.some((other) => other !== station));
  const originFault = placeFault(origin, 'originRequired');
  const destinationFault = placeFault(destination, 'destinationRequired');
  return [
    ...(originFault === undefined ? [] : [['origin', originFault] as const]),
    ...(destinationFault === undefined ? [] : [['destination', destinationFault] as const]),
    ...(originFault === undefined && destinationFault === undefined && !isPair
      ? [['destination', 'samePlace'] as const]
      : []),
    ...(isCalendarDate(date) ? [] : [['date', 'dateRequired'] as const]),
    ...(isCalendarDate(date) && date < today ? [['date', 'dateInPast'] as const] : []),
  ];
}

function placeFault(place: string, required: ScheduleFault): ScheduleFault | undefined {
  if (place === '') return required;
  return servedStations(place).length === 0 ? 'placeNotServed' : undefined;
}

function servedStations(place: string): readonly string[] {
  return expandToStations(place).flatMap(({ id, isActive }) => (isActive ? [id] : []));
}

/** Gives the form's first answers: what the address asks for, else nothing, from today. */
export function answersOf(question: ScheduleQuestion | undefined, today: string): ScheduleAnswers {
  return {
    origin: question?.origin ?? '',
    destination: question?.destination ?? '',
    date: question?.date ?? today,
    view: question?.days === 1 ? 'day' : 'week',
    nonstop: question?.stops === 'none',
  };
}

/** Gives what answers without faults ask for. */
export function questionOf({ origin, destination, date, view, nonstop }: ScheduleAnswers): ScheduleQuestion {
  return { origin, destination, date, days: view === 'day' ? 1 : 7, stops: nonstop ? 'none' : 'any' };
}
