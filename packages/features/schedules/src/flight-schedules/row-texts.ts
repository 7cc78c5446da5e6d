import type { ScheduleRow } from '@airline/contract';
import { spacedFlight } from '@airline/itinerary';

/** Names the flights of a row: 'WN 10', 'WN 10 + WN 20'. */
export function flightsOf({ legs }: Pick<ScheduleRow, 'legs'>): string {
  return [...new Set(legs.map(({ flight }) => spacedFlight(flight)))].join(' + ');
}

/** Lists the stations on the way of a row. */
export function stopsOf({ legs }: Pick<ScheduleRow, 'legs'>): readonly string[] {
  return legs.slice(1).map(({ from }) => from);
}

/** Writes a time of day, `HH:MM`, as a language does: '7:05 a.m.'. */
export function clockText(time: string, locale: string): string {
  const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(Date.parse(`1970-01-01T${time}Z`));
}

const formats = new Map<string, Intl.DateTimeFormat>();
