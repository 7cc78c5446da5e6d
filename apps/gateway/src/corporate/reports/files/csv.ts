import type { ReportPage } from '@airline/contract';

import type { ReportRow } from '../read-report.ts';

type Columns = ReportPage['columns'];

/** So that spreadsheets read the text as UTF-8. */
const byteOrderMark = '﻿';

/** Writes the first line of a report in CSV (RFC 4180). */
export function csvHead(columns: Columns): string {
  return `${byteOrderMark}${columns.map(({ label }) => quote(label)).join(',')}\r\n`;
}

/** Writes rows of a report in CSV: money with its decimals, codes in words. */
export function csvRows(columns: Columns, rows: readonly ReportRow[]): string {
  return rows.map((row) => `${columns.map((column) => csvCell(column, row[column.name])).join(',')}\r\n`).join('');
}

function csvCell({ kind, words }: Columns[number], value: ReportRow[string] | undefined): string {
  if (value === null || value === undefined) return '';
  if (kind === 'money') return formatMinor(Number(value));
  if (typeof value === 'number') return String(value);
  return quote(words?.[value] ?? value);
}

/** Writes cents as dollars with two decimals, without rounding. */
export function formatMinor(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What a spreadsheet takes for a formula stays a text: it is written behind an apostrophe. */
function quote(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
