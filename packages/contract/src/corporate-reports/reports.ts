import * as z from 'zod/mini';

import { calendarDate, instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { reportFieldCodes } from '../field-codes.ts';
import { languages } from '../language.ts';
import { companyReportNames, type ReportColumnKind } from './report-definitions.ts';

const columnKinds = [
  'text',
  'code',
  'instant',
  'date',
  'month',
  'localTime',
  'money',
  'count',
  'miles',
  'kilograms',
] as const satisfies readonly ReportColumnKind[];

const filterText = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** The most rows of a page. */
export const mostReportRows = 1_000;

const rowsText = z.codec(z.string().check(z.regex(/^\d{1,4}$/)), z.int().check(z.gte(1), z.lte(mostReportRows)), {
  decode: Number,
  encode: String,
});

/** What a report is asked for with: its days in UTC, both of them in it, and what it is narrowed by. */
const selection = {
  from: calendarDate,
  to: calendarDate,
  /** A part of the traveller's name, letter case and accents aside. */
  traveller: z.optional(filterText),
  /** A part of the company's own reference. */
  reference: z.optional(filterText),
  /** The code of a cost centre. */
  costCentre: z.optional(filterText),
  /** The language of the columns' labels and of the words of codes: Spanish by default. */
  language: z.optional(z.enum(languages)),
};

const reportName = z.enum(companyReportNames);

/** Accepts what stands in one cell: a text, a whole number, or nothing. */
const cell = z.union([z.string(), z.int(), z.null()]);

/** Accepts a page of a report. */
export const reportPage = z.object({
  report: reportName,
  from: calendarDate,
  to: calendarDate,
  columns: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(columnKinds),
      label: z.string(),
      /** What the codes of a column of kind `code` mean. */
      words: z.optional(z.record(z.string(), z.string())),
    }),
  ),
  /** Each with a cell for every column, by its name. */
  rows: z.array(z.record(z.string(), cell)),
  /** How many rows the whole report has, and what its columns add up to; on the first page alone. */
  summary: z.optional(z.object({ count: z.int(), totals: z.record(z.string(), z.int()) })),
  /** What the next page is asked for with; absent on the last one. */
  next: z.optional(z.string()),
});

export type ReportPage = z.infer<typeof reportPage>;

/** Accepts what a report is asked for with: also what a link to it carries. */
export const reportSelection = z.strictObject(selection);

export type ReportSelection = z.infer<typeof reportSelection>;

/** Reads a page of a report. */
export const readCompanyReport = {
  method: 'GET',
  path: '/api/corporate/v1/reports/{report}',
  area: 'corporate-reports',
  summary:
    'Gives a page of a report of the caller’s company, as JSON or as CSV (RFC 4180). A next page is asked for with `next` as the cursor, and in CSV by the address of the header Link. The answer carries an ETag: with If-None-Match what has not changed is 304.',
  parameters: z.strictObject({ report: reportName }),
  query: z.strictObject({
    ...selection,
    format: z.optional(z.enum(['json', 'csv'])),
    /** How many rows at most: 100 by default. */
    limit: z.optional(rowsText),
    /** What the page before gave as `next`. */
    cursor: z.optional(z.string().check(z.maxLength(400), z.regex(/^[A-Za-z0-9_-]+$/))),
  }),
  authentication: 'required',
  callers: 'reportReaders',
  charges: [{ budget: 'companyReports', cost: 1 }],
  success: 200,
  answer: reportPage,
  otherMediaType: 'text/csv',
  headers: {
    ETag: 'Names this content: sent back as If-None-Match, it saves the rows that have not changed.',
    Link: 'Of CSV: the address of the next page (RFC 8288), where there is one.',
  },
  fieldCodes: [...reportFieldCodes],
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** Makes the address of a report as a file. */
export const createReportFile = {
  method: 'POST',
  path: '/api/corporate/v1/report-files',
  area: 'corporate-reports',
  summary:
    'Gives an address at which a browser downloads a whole report as CSV or XLSX within five minutes, without a token.',
  body: z.strictObject({ report: reportName, format: z.enum(['csv', 'xlsx']), ...selection }),
  authentication: 'required',
  callers: 'reportReaders',
  charges: [{ budget: 'companyReports', cost: 10 }],
  success: 201,
  answer: z.object({ path: z.string(), expiresAt: instant }),
  fieldCodes: [...reportFieldCodes],
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** Downloads a report as a file. */
export const downloadReportFile = {
  method: 'GET',
  path: '/api/corporate/v1/report-files/{file}',
  area: 'corporate-reports',
  summary: 'Streams the report that Create report file gave this address for, as CSV or XLSX.',
  parameters: z.strictObject({ file: z.string().check(z.maxLength(2_000)) }),
  callers: 'anybody',
  takesNoApiKey: true,
  charges: [{ budget: 'reportFiles', cost: 1 }],
  success: 200,
  mediaType: 'text/csv',
  otherMediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  problems: ['linkInvalid', 'linkExpired'],
} as const satisfies Endpoint;
