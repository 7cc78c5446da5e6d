import type { FlightLeg, Language, Money } from '@airline/contract';
import { tripMail } from '@airline/mail-texts/trip-mail';
import { getCountry } from '@airline/reference-data/countries';
import { cityName } from '@airline/reference-data/place-names';
import { getStation } from '@airline/reference-data/stations';

import { countedText } from './fill-text.ts';

const locales: Readonly<Record<Language, string>> = { es: 'es-US', en: 'en-US' };

/** Writes an amount of money. */
export function formatMoney({ amountMinor, currency }: Money, language: Language): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amountMinor / 100);
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}

/** Writes a flight as people say it: `9Z1062` is `9Z 1062`. */
export function formatFlight(flight: string): string {
  return `${flight.slice(0, 2)} ${flight.slice(2)}`;
}

/** Writes a length of time in hours and minutes: `2 h 5 min`. */
export function formatDuration(minutes: number, language: Language): string {
  const write = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? write(hours, 'hour') : '', rest > 0 || hours === 0 ? write(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}

/** Writes a calendar date, or the date of a local time, with its weekday. */
export function formatDate(local: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone: 'UTC' }).format(asUtc(local));
}

/** Writes the time of day that the clocks of a place show, within a sentence: `2026-12-01T01:05:00-06:00` is “a la 1:05 a.m.”. */
export function formatTime(local: string, language: Language): string {
  return clockText(asUtc(local), 'UTC', language);
}

/** Writes the time of day that the clocks of a place show, on its own: `1:05 a.m.`. */
export function formatClock(local: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone: 'UTC' }).format(asUtc(local));
}

/** Spanish says “a la 1” and “a las 2”: the form goes by the hour on the clock's face. */
function clockText(instant: Date, timeZone: string, language: Language): string {
  const write = (locale: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(instant);
  const hour = Number.parseInt(write('en-US', { hour: 'numeric', hourCycle: 'h12' }), 10);
  const time = write(locales[language], { timeStyle: 'short' });
  return countedText(language, tripMail[language], 'clock', hour, { time });
}

/** Takes the clocks' reading as if it were UTC, so that no zone is applied to it a second time. */
function asUtc(local: string): Date {
  return new Date(`${local.slice(0, 10)}T${local.slice(11, 16) || '00:00'}Z`);
}

/** Writes an instant as the clocks of a station show it, and whose clocks they are. */
export function formatInstantAt(instant: Date, stationId: string, language: Language) {
  const timeZone = getStation(stationId)?.timeZone || 'UTC';
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeZone }).format(instant);
  return {
    // “hasta el lunes 23”: within a sentence Spanish has no comma there.
    date: language === 'es' ? date.replace(',', '') : date,
    time: clockText(instant, timeZone, language),
    city: cityName(stationId, language),
  };
}

/** Names a station with its code, such as `Dallas (Love Field) (DAL)`; a group or an unknown code stands for itself. */
export function stationName(id: string): string {
  const station = getStation(id);
  return station === undefined ? id : `${station.stationName} (${station.id})`;
}

/** Names an airport without its code, such as `Dallas Love Field`. */
export function airportName(id: string): string {
  return getStation(id)?.stationName ?? id;
}

/** Gives where an airport is, as maps find it: `Dallas Love Field (DAL), Dallas, TX, US`. */
export function airportAddress(id: string, language: Language): string {
  const station = getStation(id);
  if (station === undefined) return id;
  const { stateFederalUnit, countryCode, internationalStation } = station;
  const country = language === 'es' ? getCountry(countryCode)?.fullName : undefined;
  const region = internationalStation ? [country ?? stateFederalUnit] : [stateFederalUnit, countryCode];
  return [...new Set([stationName(id), cityName(id, language), ...region])].join(', ');
}

/** Gives where an airport is, in degrees. */
export function airportPosition(id: string): { readonly latitude: number; readonly longitude: number } | undefined {
  const station = getStation(id);
  return station === undefined
    ? undefined
    : { latitude: Number(station.latitude), longitude: Number(station.longitude) };
}

/** Tells whether a leg lands on another local date than it takes off on. */
export function landsOnAnotherDay({ departsAt, arrivesAt }: FlightLeg): boolean {
  return departsAt.slice(0, 10) !== arrivesAt.slice(0, 10);
}
