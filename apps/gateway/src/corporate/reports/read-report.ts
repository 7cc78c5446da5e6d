import { companyReports, type ReportColumn, type ReportPage } from '@airline/contract';
import { companyReports as texts } from '@airline/mail-texts/company-reports';
import { type SQL, sql } from 'drizzle-orm';

import { formatTicketNumber } from '../../bookings/orders/rules/ticket-number.ts';
import type { Database } from '../../database/database.ts';
import { fillText } from '../../texts/fill-text.ts';
import type { ReportQuery } from './report-query.ts';
import { type KeyType, type ReportSource, reportSources } from './report-sources.ts';

/** What reports are read with. */
export interface ReportReading {
  readonly db: Database;
  readonly now: () => Date;
}

/** A row as it is sent: a cell for each column of its report. */
export type ReportRow = ReportPage['rows'][number];

/** The rows of a part of a report, and what the next part begins after. */
export interface ReportPart {
  readonly rows: readonly ReportRow[];
  readonly next: string | undefined;
}

/** Reads the rows after a cursor, so many at most; `undefined` for a cursor that no part of this report gave. */
export async function readReportPart(
  { db, now }: ReportReading,
  query: ReportQuery,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<ReportPart | undefined> {
  const source = await reportSources[query.report](db, query, now());
  const after = cursor === undefined ? undefined : parseCursor(cursor, source);
  if (cursor !== undefined && after === undefined) return undefined;
  const columns: readonly ReportColumn[] = companyReports[query.report].columns;
  const { rows } = (await db.execute(sql`
    select ${sql.join(
      columns.map(({ name }) => sql`${source.fields[name] ?? sql`null`} as ${sql.identifier(name)}`),
      sql`, `,
    )}, json_build_array(${sql.join(
      source.keys.map(({ value }) => sql`${value}::text`),
      sql`, `,
    )})::text as "cursorKeys"
    ${source.from} ${after === undefined ? sql`` : restrict(source, after)}
    order by ${sql.join(
      source.keys.map(({ value }) => (source.direction === 'desc' ? sql`${value} desc` : sql`${value} asc`)),
      sql`, `,
    )} limit ${limit + 1}`)) as { readonly rows: readonly (Record<string, unknown> & { cursorKeys: string })[] };
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map((row) => toRow(row, columns, query)),
    next: rows.length <= limit || last === undefined ? undefined : Buffer.from(last.cursorKeys).toString('base64url'),
  };
}

/** Counts the rows of a whole report, and adds up its columns. */
export async function sumReport(
  { db, now }: ReportReading,
  query: ReportQuery,
): Promise<NonNullable<ReportPage['summary']>> {
  const source = await reportSources[query.report](db, query, now());
  const columns: readonly ReportColumn[] = companyReports[query.report].columns;
  const added = columns.filter(({ isTotalled }) => isTotalled === true);
  const { rows } = (await db.execute(sql`
    select count(*) as "rowCount"${sql.join(
      added.map(({ name }) => sql`, coalesce(sum(${source.fields[name] ?? sql`0`}), 0) as ${sql.identifier(name)}`),
    )} ${source.from}`)) as { readonly rows: readonly Readonly<Record<string, unknown>>[] };
  const [sums = {}] = rows;
  return {
    count: Number(sums['rowCount'] ?? 0),
    totals: Object.fromEntries(added.map(({ name }) => [name, Number(sums[name] ?? 0)])),
  };
}

/** Describes the columns of a report in a language. */
export function describeColumns({ report, language = 'es' }: ReportQuery): ReportPage['columns'] {
  const { columns, words } = texts[language];
  return companyReports[report].columns.map(({ name, kind }) => ({
    name,
    kind,
    label: columns[name],
    ...(kind === 'code' ? { words: { ...words[name as keyof typeof words] } } : {}),
  }));
}

/** The rows that stand behind the one of a cursor. */
function restrict({ isGrouped, keys, direction }: ReportSource, after: readonly string[]): SQL {
  const values = sql.join(
    keys.map(({ value }) => value),
    sql`, `,
  );
  const bounds = sql.join(
    after.map((text, place) => sql`${text}::${sql.raw(keys[place]?.type ?? 'text')}`),
    sql`, `,
  );
  const comparison = direction === 'desc' ? sql`(${values}) < (${bounds})` : sql`(${values}) > (${bounds})`;
  return isGrouped === true ? sql`where ${comparison}` : sql`and ${comparison}`;
}

const keyForms: Readonly<Record<KeyType, RegExp>> = {
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?$/,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  integer: /^\d{1,9}$/,
  text: /^[\w-]{1,60}$/,
};

function parseCursor(cursor: string, { keys }: ReportSource): readonly string[] | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!Array.isArray(parsed) || parsed.length !== keys.length) return undefined;
  const texts: readonly unknown[] = parsed;
  const isRight = texts.every(
    (text, place) => typeof text === 'string' && keyForms[keys[place]?.type ?? 'text'].test(text),
  );
  if (!isRight) return undefined;
  const [first] = texts as readonly string[];
  return keys[0]?.type === 'timestamptz' && Number.isNaN(Date.parse(first ?? ''))
    ? undefined
    : (texts as readonly string[]);
}

const wholeKinds: ReadonlySet<string> = new Set(['money', 'count', 'miles', 'kilograms']);

function toRow(
  given: Readonly<Record<string, unknown>>,
  columns: readonly ReportColumn[],
  { language = 'es' }: ReportQuery,
): ReportRow {
  return Object.fromEntries(
    columns.map(({ name, kind }) => {
      const value = given[name];
      if (value === null || value === undefined) return [name, null];
      if (wholeKinds.has(kind)) return [name, Number(value)];
      if (name === 'ticket') return [name, formatTicketNumber(Number(value))];
      return [name, name === 'payment' ? formatPayment(String(value), language) : String(value)];
    }),
  );
}

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

function formatPayment(json: string, language: 'es' | 'en'): string {
  const { kind, brand, lastFour } = JSON.parse(json) as Readonly<Record<'kind' | 'brand' | 'lastFour', string>>;
  const { payments } = texts[language];
  return kind === 'payPal' || kind === 'points' || kind === 'travelFund'
    ? payments[kind]
    : fillText(payments.card, { brand: brandNames[brand] ?? brand, lastFour });
}
