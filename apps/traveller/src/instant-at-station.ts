import { getStation } from '@airline/reference-data/stations';

/** Writes an instant as the clocks of a station show it, with their zone: the same wherever the person reads it. */
export function formatInstantAt(instant: string, stationCode: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: getStation(stationCode)?.timeZone || 'UTC',
  }).format(new Date(instant));
}
