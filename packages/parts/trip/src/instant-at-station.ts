import { cityName } from '@airline/reference-data/place-names';
import { getStation } from '@airline/reference-data/stations';

/** An instant as the clocks of a station show it: what the words of a moment need. */
export interface InstantAtStation {
  /** `lunes 23 de noviembre de 2026` */
  readonly date: string;
  /** `23 nov` */
  readonly shortDate: string;
  /** `1:43 a.m.` */
  readonly time: string;
  /** Whose clocks they are: the station's city. */
  readonly city: string;
  /** The hour on a clock's face, 1 to 12: Spanish says “a la 1” and “a las 2”. */
  readonly count: number;
}

/** Writes an instant as the clocks of a station show it: the same wherever the person reads it. */
export function instantAtStation(instant: string, stationCode: string, locale: string): InstantAtStation {
  const timeZone = getStation(stationCode)?.timeZone;
  const write = (options: Intl.DateTimeFormatOptions, language = locale): string =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: timeZone ?? 'UTC' }).format(new Date(instant));
  const date = write({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return {
    // “el lunes 23”: within a sentence Spanish has no comma there.
    date: locale.startsWith('es') ? date.replace(',', '') : date,
    shortDate: write({ day: 'numeric', month: 'short' }),
    time: write({ hour: 'numeric', minute: '2-digit' }),
    city: timeZone === undefined ? 'UTC' : cityName(stationCode, locale),
    count: Number.parseInt(write({ hour: 'numeric', hourCycle: 'h12' }, 'en-US'), 10),
  };
}
