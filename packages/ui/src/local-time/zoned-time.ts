import { dateFormat } from '../locale/formatters.ts';

/** A moment at a place. */
export interface ZonedMoment {
  /** The moment: ISO 8601 with its offset or `Z`, as `2026-12-14T14:40:00Z`. */
  readonly instant: string;
  /** The place's IANA time zone: `America/Puerto_Rico`. */
  readonly timeZone: string;
}

const MILLISECONDS_PER_DAY = 86_400_000;

const widths = {
  time: { hour: 'numeric', minute: '2-digit' },
  date: { weekday: 'short', day: 'numeric', month: 'short' },
  longDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** What of a moment is written. */
export type MomentWidth = keyof typeof widths;

/** Writes a moment as the clocks of its place show it. Throws a `RangeError` for an instant or a zone that is none. */
export function formatMoment({ instant, timeZone }: ZonedMoment, locale: string, width: MomentWidth): string {
  return dateFormat(locale, { ...widths[width], timeZone }).format(millisecondsOf(instant));
}

/** Gives what {@link formatMoment} writes, with `a.m.` and its like apart from the rest, in order. */
export function momentParts(
  { instant, timeZone }: ZonedMoment,
  locale: string,
  width: MomentWidth,
): readonly { readonly text: string; readonly isDayPeriod: boolean }[] {
  return dateFormat(locale, { ...widths[width], timeZone })
    .formatToParts(millisecondsOf(instant))
    .map(({ type, value }) => ({ text: value, isDayPeriod: type === 'dayPeriod' }));
}

/** Writes the name of a place's time zone at a moment: `AST` or `hora estándar del Atlántico`. */
export function zoneName({ instant, timeZone }: ZonedMoment, locale: string, width: 'short' | 'long'): string {
  const parts = dateFormat(locale, { timeZone, timeZoneName: width }).formatToParts(millisecondsOf(instant));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * Counts by how many days the calendar at the arrival is ahead of the one at the departure: 1 for the next day, 0 for the same,
 * -1 across the date line eastwards.
 */
export function dayOffset(departure: ZonedMoment, arrival: ZonedMoment): number {
  return (calendarDay(arrival) - calendarDay(departure)) / MILLISECONDS_PER_DAY;
}

/** Counts the whole minutes from one moment to another. */
export function minutesBetween(from: string, to: string): number {
  return Math.floor((millisecondsOf(to) - millisecondsOf(from)) / 60_000);
}

function calendarDay({ instant, timeZone }: ZonedMoment): number {
  const parts = dateFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(
    millisecondsOf(instant),
  );
  const [year, month, day] = (['year', 'month', 'day'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number];
  return Date.UTC(year, month - 1, day);
}

/** A text without a zone would be read in the zone of its reader: it is refused. */
function millisecondsOf(instant: string): number {
  const milliseconds = /(?:Z|[+-]\d\d:\d\d)$/.test(instant) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(milliseconds)) {
    throw new RangeError(`'${instant}' is no instant: give ISO 8601 with its offset, as 2026-12-14T14:40:00Z.`);
  }
  return milliseconds;
}
