import { addDays } from '@airline/flight-shopping/calendar-dates';
import { expandToStations } from '@airline/reference-data/loyalty-stations';
import { parseFlightNumber } from '@airline/flight-status';
import * as z from 'zod/mini';

import type { StatusQuestion } from './status-question.ts';

const values = z.object({
  by: z.enum(['flight', 'route']),
  flight: z.string(),
  origin: z.string(),
  destination: z.string(),
  date: z.string(),
});

export type StatusAnswers = z.infer<typeof values>;

/** The days that can be asked for, each with what it is from today. */
export const statusDays = [
  { name: 'yesterday', shift: -1 },
  { name: 'today', shift: 0 },
  { name: 'tomorrow', shift: 1 },
  { name: 'afterTomorrow', shift: 2 },
] as const;

/** Says what is wrong with answers: nothing where they can be looked up. The messages of issues are codes. */
function faultsOf({ by, flight, origin, destination }: StatusAnswers) {
  if (by === 'flight') {
    if (parseFlightNumber(flight) !== undefined) return [];
    return [{ path: 'flight', code: flight.trim() === '' ? 'flightRequired' : 'notAFlight' }];
  }
  const missing = [
    ...(origin === '' ? [{ path: 'origin', code: 'originRequired' }] : []),
    ...(destination === '' ? [{ path: 'destination', code: 'destinationRequired' }] : []),
  ];
  if (missing.length > 0) return missing;
  const [from, to] = [origin, destination].map((place) => expandToStations(place).map(({ id }) => id));
  const isPair = from?.some((station) => to?.some((other) => other !== station));
  return isPair === true ? [] : [{ path: 'destination', code: 'samePlace' }];
}

/** The schema of the form: what passes it can be looked up. */
export const statusSchema = values.check(
  z.check<StatusAnswers>(({ value, issues }) => {
    for (const { path, code } of faultsOf(value)) {
      issues.push({ code: 'custom', message: code, path: [path], input: value, continue: true });
    }
  }),
);

/** Gives the form's first answers: what the address asks for, else nothing, today. */
export function answersOf(question: StatusQuestion | undefined, today: string): StatusAnswers {
  const empty: StatusAnswers = { by: 'flight', flight: '', origin: '', destination: '', date: today };
  if (question === undefined) return empty;
  const isOffered = statusDays.some(({ shift }) => addDays(today, shift) === question.date);
  return { ...empty, ...question, date: isOffered ? question.date : today };
}

/** Gives what answers without faults ask for. */
export function questionOf({ by, flight, origin, destination, date }: StatusAnswers): StatusQuestion {
  return by === 'flight' ? { by, flight: parseFlightNumber(flight) ?? '', date } : { by, origin, destination, date };
}
