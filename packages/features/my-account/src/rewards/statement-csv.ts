import type { YearlyStatement } from '@airline/contract';

/** The columns of a statement, in the order in which they are shown. */
export const statementColumns = ['opening', 'earned', 'rewards', 'spent', 'returned', 'closing'] as const;

/** Writes statements as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export function toStatementCsv(statements: readonly YearlyStatement[], header: readonly string[]): string {
  const rows = statements.map((statement) => [
    statement.year,
    ...statementColumns.map((column) => statement[column]),
    statement.qualifying.flights,
    statement.qualifying.points,
  ]);
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;
}

function quote(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
