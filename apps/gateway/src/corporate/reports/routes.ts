import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { type CompanyCall, endpoints, type ReportPage } from '@airline/contract';
import { companyReports as texts } from '@airline/mail-texts/company-reports';
import { type Context, Hono } from 'hono';

import { noteCredentialUse } from '../../accounts/companies/report-credential-store.ts';
import { recordSecurityEvent } from '../../accounts/identity/security-event-store.ts';
import { readSessionState } from '../../accounts/identity/session-store.ts';
import type { Database } from '../../database/database.ts';
import type { SecretSource } from '../../database/secret-source.ts';
import { type AccountAccess, requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { parseIdempotencyKey } from '../../http/parse-idempotency-key.ts';
import { parseQuery } from '../../http/parse-query.ts';
import { refuse, refusedFields } from '../../http/refusal.ts';
import { type OriginSettings, readTrace } from '../../http/request-origin.ts';
import { findCompanyOfAccount } from './company-of-access.ts';
import { csvHead, csvRows } from './files/csv.ts';
import { writeXlsx } from './files/xlsx.ts';
import { type PromisedFile, readReportFile, signReportFile } from './report-file-tokens.ts';
import { checkReportQuery, type ReportQuery } from './report-query.ts';
import { readOverview } from './read-overview.ts';
import { describeColumns, readReportPart, type ReportReading, type ReportRow, sumReport } from './read-report.ts';
import { simulatePolicy } from './simulate-policy.ts';
import { writeToTravellers } from './write-to-travellers.ts';

/** What reports of companies are answered with. */
export interface CorporateReportServices extends ReportReading, OriginSettings {
  readonly db: Database;
  readonly secretFor: SecretSource;
}

const filesLastMs = 5 * 60 * 1000;
const rowsByDefault = 100;
/** So many rows of a file are read at once, and are in memory. */
const rowsOfPart = 2_000;

/** Answers the portal, and services that fetch reports: each of its own company alone. */
export function corporateReportRoutes(services: CorporateReportServices): Hono {
  const { db, now, secretFor } = services;
  const {
    readCompanyReport: read,
    createReportFile: create,
    downloadReportFile: download,
    readCompanyOverview: overview,
    writeToTravellers: write,
    simulateTravelPolicy: simulate,
  } = endpoints;
  const ofAccess = (context: Context, call: CompanyCall) =>
    findCompanyOfAccount(db, requireAccountAccess(context).accountId, call, now());
  return new Hono()
    .post(simulate.path, async (context) => {
      const parsed = await parseBody(context, simulate.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const company = await ofAccess(context, 'simulateTravelPolicy');
      if ('refused' in company) return refuse(context, company.refused);
      const wanted = { companyId: company.companyId, rules: parsed.value.rules };
      return context.json(await simulatePolicy(db, wanted, now()), simulate.success, noStore);
    })
    .get('/api/corporate/v1/reports/:report', async (context) => {
      const report = read.parameters.safeParse({ report: context.req.param('report') });
      if (!report.success) return context.notFound();
      const parsed = parseQuery(context, read.query);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { format = 'json', limit = rowsByDefault, cursor, ...selection } = parsed.value;
      const faults = checkReportQuery({ ...report.data, ...selection });
      if (faults.length > 0) return refuse(context, refusedFields(faults, 'request').refused);
      const company = await ofAccess(context, 'readCompanyReport');
      if ('refused' in company) return refuse(context, company.refused);
      const query: ReportQuery = { ...report.data, ...selection, companyId: company.companyId };
      const [part, summary] = await Promise.all([
        readReportPart(services, query, { cursor, limit }),
        cursor === undefined && format === 'json' ? sumReport(services, query) : undefined,
      ]);
      if (part === undefined) {
        return refuse(context, refusedFields([{ pointer: '/cursor', code: 'cursorUnknown' }], 'request').refused);
      }
      await audit(services, context, { report: query.report, format });
      const columns = describeColumns(query);
      const { from, to } = query;
      const { rows, next } = part;
      if (format === 'csv') {
        if (next !== undefined) context.header('link', `<${addressOfNext(context, next)}>; rel="next"`);
        return sendUnlessKnown(context, 'text/csv; charset=utf-8', csvHead(columns) + csvRows(columns, rows));
      }
      const page: ReportPage = {
        report: query.report,
        from,
        to,
        columns,
        rows: [...rows],
        ...(summary === undefined ? {} : { summary }),
        ...(next === undefined ? {} : { next }),
      };
      return sendUnlessKnown(context, 'application/json', JSON.stringify(page));
    })
    .post(create.path, async (context) => {
      const parsed = await parseBody(context, create.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { format, ...selection } = parsed.value;
      const faults = checkReportQuery(selection);
      if (faults.length > 0) return refuse(context, refusedFields(faults, 'body').refused);
      const company = await ofAccess(context, 'createReportFile');
      if ('refused' in company) return refuse(context, company.refused);
      const { accountId, sessionId } = requireAccountAccess(context);
      const expiresAt = new Date(now().getTime() + filesLastMs).toISOString();
      const query = { ...selection, companyId: company.companyId };
      const file: PromisedFile = { query, format, sessionId, accountId, expiresAt };
      const token = await signReportFile(await secretFor('reportFile'), file);
      await audit(services, context, { report: query.report, format });
      const path = download.path.replace('{file}', token);
      return context.json({ path, expiresAt }, create.success, noStore);
    })
    .get('/api/corporate/v1/report-files/:file', async (context) => {
      const promised = await readReportFile(await secretFor('reportFile'), context.req.param('file'), now());
      if ('refused' in promised) return refuse(context, promised.refused);
      const { query, format, sessionId, accountId } = promised.file;
      const [session, company] = await Promise.all([
        readSessionState(db, sessionId),
        findCompanyOfAccount(db, accountId, 'createReportFile', now()),
      ]);
      const isOver = session === undefined || session.endReason !== null || session.companyStatus !== 'active';
      if (isOver || 'refused' in company || company.companyId !== query.companyId) {
        return refuse(context, { kind: 'named', name: 'linkExpired' });
      }
      return sendFile(services, context, query, format);
    })
    .get(overview.path, async (context) => {
      const company = await ofAccess(context, 'readCompanyOverview');
      if ('refused' in company) return refuse(context, company.refused);
      return context.json(await readOverview(services, company), overview.success, noStore);
    })
    .post(write.path, async (context) => {
      const keyed = await parseIdempotencyKey(context);
      if ('refused' in keyed) return refuse(context, keyed.refused);
      const parsed = await parseBody(context, write.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const company = await ofAccess(context, 'writeToTravellers');
      if ('refused' in company) return refuse(context, company.refused);
      const trace = await readTrace(context, services);
      const access: AccountAccess = requireAccountAccess(context);
      const written = await writeToTravellers(services, { ...keyed, ...parsed.value, access, company, trace });
      return 'refused' in written ? refuse(context, written.refused) : context.json(written, write.success, noStore);
    });
}

async function audit(
  services: CorporateReportServices,
  context: Context,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  const { accountId, sessionId, category } = requireAccountAccess(context);
  const { reference, addressHash } = await readTrace(context, services);
  const at = services.now();
  if (category === 'automatedReportService') await noteCredentialUse(services.db, accountId, at);
  const event = 'reportRead';
  await recordSecurityEvent(services.db, { event, at, accountId, sessionId, reference, addressHash, details });
}

/** Sends what is not known yet: nobody keeps it without asking again (RFC 9110 §8.8.3, RFC 9111 §5.2.2.4). */
function sendUnlessKnown(context: Context, mediaType: string, body: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  context.header('etag', etag);
  context.header('cache-control', 'private, no-cache');
  const known = context.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag) === true) return context.body(null, 304);
  return context.body(body, 200, { 'content-type': mediaType });
}

function addressOfNext(context: Context, next: string): string {
  const { pathname, searchParams } = new URL(context.req.url);
  searchParams.set('cursor', next);
  return `${pathname}?${searchParams.toString()}`;
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Streams a whole report. */
function sendFile(
  services: ReportReading,
  context: Context,
  query: ReportQuery,
  format: PromisedFile['format'],
): Response {
  const columns = describeColumns(query);
  const name = texts[query.language ?? 'es'].names[query.report];
  const parts = readParts(services, query);
  const bytes = format === 'xlsx' ? writeXlsx({ name, columns, parts }) : writeCsv(columns, parts);
  return context.body(Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>, 200, {
    'content-type': mediaTypes[format],
    'content-disposition': `attachment; filename="${query.report}_${query.from}_${query.to}.${format}"`,
    ...noStore,
  });
}

async function* writeCsv(
  columns: ReportPage['columns'],
  parts: AsyncIterable<readonly ReportRow[]>,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(csvHead(columns));
  for await (const rows of parts) yield encoder.encode(csvRows(columns, rows));
}

/** Reads the rows of a report part by part, each by a short statement of its own. */
async function* readParts(services: ReportReading, query: ReportQuery): AsyncGenerator<readonly ReportRow[]> {
  let cursor: string | undefined;
  do {
    const part = await readReportPart(services, query, { cursor, limit: rowsOfPart });
    if (part === undefined) throw new Error(`The report '${query.report}' does not know its own cursor.`);
    yield part.rows;
    cursor = part.next;
  } while (cursor !== undefined);
}
