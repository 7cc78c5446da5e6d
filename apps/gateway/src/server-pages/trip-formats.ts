import type { FlightLeg, Money } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';

import type { Language } from './fill-text.ts';

const locales: Readonly<Record<Language, string>> = { es: 'es-US', en: 'en-US' };

/** Writes an amount of money. */
export function formatMoney({ amountMinor, currency }: Money, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amountMinor / 100);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}

/** Writes a calendar date, or the date of a local time, with its weekday. */
export function formatDate(local: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(asUtc(local));
}

/** Writes the time of day that the clocks of a place show: `2026-12-01T07:05:00-06:00` is 7:05. */
export function formatTime(local: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone: 'UTC' }).format(asUtc(local));
}

/** Takes the clocks' reading as if it were UTC, so that no zone is applied to it a second time. */
function asUtc(local: string): Date {
  return new Date(`${local.slice(0, 10)}T${local.slice(11, 16) || '00:00'}Z`);
}

/** Writes an instant as the clocks of a station show it, with the name of their zone. */
export function formatInstantAt(instant: Date, stationId: string, language: Language) {
  const timeZone = getStation(stationId)?.timeZone || 'UTC';
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone });
  const zone = format({ timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return {
    date: format({ dateStyle: 'long' }).format(instant),
    time: format({ timeStyle: 'short' }).format(instant),
    zone: zone?.value ?? timeZone,
  };
}

/** Names a station with its code, such as `Dallas (Love Field) (DAL)`; a group or an unknown code stands for itself. */
export function stationName(id: string): string {
  const station = getStation(id);
  return station === undefined ? id : `${station.stationName} (${station.id})`;
}

/** Names the city of a station. */
export function cityName(id: string): string {
  return getStation(id)?.cityServed.split(',')[0] ?? id;
}

/** Tells whether a leg lands on another local date than it takes off on. */
export function landsOnAnotherDay({ departsAt, arrivesAt }: FlightLeg): boolean {
  return departsAt.slice(0, 10) !== arrivesAt.slice(0, 10);
}
