import type { Schedules } from '@airline/contract';

/** The columns of the table, in order. */
export const csvColumns = [
  'date',
  'flights',
  'from',
  'to',
  'departs',
  'arrives',
  'arrivalDate',
  'stops',
  'minutes',
  'aircraft',
  'validFrom',
  'validTo',
] as const;

export type CsvColumn = (typeof csvColumns)[number];

/** What tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Writes a timetable as comma-separated values (RFC 4180): a head in the words of the page, then a record for each departure, in order.
 *
 * Dates are `YYYY-MM-DD` and times `HH:MM`, by the clocks of their place: every spreadsheet reads them.
 */
export function writeSchedulesCsv(
  { rows }: Pick<Schedules, 'rows'>,
  headings: Readonly<Record<CsvColumn, string>>,
): string {
  const records = rows
    .flatMap((row) => row.departures.map((departure) => ({ row, ...departure })))
    .toSorted((a, b) => Date.parse(a.departsAt) - Date.parse(b.departsAt))
    .map(({ row: { legs, stops, durationMinutes, period }, departsAt, arrivesAt }): Record<CsvColumn, string> => {
      const several = (values: readonly string[]): string => [...new Set(values)].join(' + ');
      return {
        date: dateOf(departsAt),
        flights: several(legs.map(({ flight }) => flight)),
        from: legs[0]?.from ?? '',
        to: legs.at(-1)?.to ?? '',
        departs: timeOf(departsAt),
        arrives: timeOf(arrivesAt),
        arrivalDate: dateOf(arrivesAt),
        stops: String(stops),
        minutes: String(durationMinutes),
        aircraft: several(legs.map(({ aircraft }) => aircraft)),
        validFrom: period.from,
        validTo: period.to ?? '',
      };
    });
  const lines = [headings, ...records].map((record) => csvColumns.map((column) => quoted(record[column])).join(','));
  return `${byteOrderMark}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function dateOf(offsetDateTime: string): string {
  return offsetDateTime.slice(0, 'YYYY-MM-DD'.length);
}

function timeOf(offsetDateTime: string): string {
  return offsetDateTime.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
