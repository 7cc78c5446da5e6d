import { readTime } from '../../../schedule/rules/ssim-values.ts';
import type { ClockTime, NamedFlight } from './message.ts';

/** Reads '1405' or '231405' (day of the month first); `undefined` for a text that is no such time. */
export function readClockTime(text: string): ClockTime | undefined {
  const match = /^(\d{2})?(\d{4})$/.exec(text);
  const minutes = readTime(match?.[2] ?? '');
  if (!match || minutes === undefined || minutes === 1440) return undefined;
  if (match[1] === undefined) return { minutes };
  const dayOfMonth = readDayOfMonth(match[1]);
  return dayOfMonth === undefined ? undefined : { dayOfMonth, minutes };
}

/** Reads '23' as a day of a month. */
export function readDayOfMonth(text: string): number | undefined {
  const day = /^\d{2}$/.test(text) ? Number(text) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
}

export function readStation(text: string | undefined): string | undefined {
  return /^[A-Z]{3}$/.test(text ?? '') ? text : undefined;
}

/** Reads '9Z1234' or 'LH12A': the designator has two characters, of which one is a letter, or three letters. */
export function readFlight(text: string): NamedFlight | undefined {
  const match = /^([A-Z]{3}|[A-Z]\d|\d[A-Z]|[A-Z]{2})(\d{1,4})([A-Z])?$/.exec(text);
  const [, carrier = '', digits = '', operationalSuffix] = match ?? [];
  const flightNumber = Number(digits);
  if (!match || flightNumber === 0) return undefined;
  return { carrier, flightNumber, ...(operationalSuffix === undefined ? {} : { operationalSuffix }) };
}
