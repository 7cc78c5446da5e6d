import { endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';

import { findCompanyAccess } from '../../accounts/companies/company-access.ts';
import type { SecretSource } from '../../database/secret-source.ts';
import { requireAccountAccess } from '../../http/access.ts';
import { noStore } from '../../http/no-store.ts';
import { parseBody } from '../../http/parse-body.ts';
import { type Refused, refuse } from '../../http/refusal.ts';
import { type OriginSettings, readTrace } from '../../http/request-origin.ts';
import { endReportMail, findReportMail } from './end-report-mails.ts';
import {
  deleteReportView,
  listReportViews,
  saveReportView,
  scheduleReportView,
  unscheduleReportView,
} from './manage-report-views.ts';
import type { ReportReading } from './read-report.ts';

interface ReportViewServices extends ReportReading, OriginSettings {
  readonly secretFor: SecretSource;
}

/** Keeps views of reports for people, and has them mailed. */
export function reportViewRoutes(services: ReportViewServices): Hono {
  const { db } = services;
  const { listReportViews: list, saveReportView: save, deleteReportView: remove } = endpoints;
  const { scheduleReportView: schedule } = endpoints;
  const readId = (context: Context): string | undefined =>
    remove.parameters.safeParse({ viewId: context.req.param('viewId') }).data?.viewId;
  const unknown = (context: Context): Response => refuse(context, { kind: 'named', name: 'reportViewNotFound' });
  const done = (context: Context, refused: Refused | undefined): Response =>
    refused === undefined ? context.body(null, 204, noStore) : refuse(context, refused.refused);
  return new Hono()
    .get(list.path, async (context) => {
      const access = await findCompanyAccess(db, requireAccountAccess(context).accountId, 'listReportViews');
      if ('refused' in access) return refuse(context, access.refused);
      return context.json(await listReportViews(db, access), list.success, noStore);
    })
    .put('/api/corporate/v1/report-views/:viewId', async (context) => {
      const id = readId(context);
      if (id === undefined) return unknown(context);
      const parsed = await parseBody(context, save.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const { accountId } = requireAccountAccess(context);
      return done(context, await saveReportView(services, accountId, { id, ...parsed.value }));
    })
    .delete('/api/corporate/v1/report-views/:viewId', async (context) => {
      const id = readId(context);
      if (id === undefined) return unknown(context);
      return done(context, await deleteReportView(services, requireAccountAccess(context).accountId, id));
    })
    .put('/api/corporate/v1/report-views/:viewId/schedule', async (context) => {
      const viewId = readId(context);
      if (viewId === undefined) return unknown(context);
      const parsed = await parseBody(context, schedule.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const access = requireAccountAccess(context);
      const trace = await readTrace(context, services);
      return done(context, await scheduleReportView(services, { viewId, ...parsed.value, access, trace }));
    })
    .delete('/api/corporate/v1/report-views/:viewId/schedule', async (context) => {
      const viewId = readId(context);
      if (viewId === undefined) return unknown(context);
      const { accountId } = requireAccountAccess(context);
      return done(context, await unscheduleReportView(services, accountId, viewId));
    })
    .route('/', reportMailRoutes(services));
}

/** Ends mails by the links in them: anybody who has one may. */
function reportMailRoutes(services: ReportViewServices): Hono {
  const { readReportMail: read, stopReportMail: stop, unsubscribeReportMail: unsubscribe } = endpoints;
  const end = async (context: Context, token: string): Promise<Response> => {
    const { reference } = await readTrace(context, services);
    const refused = await endReportMail(services, token, reference);
    return refused === undefined ? context.body(null, 204, noStore) : refuse(context, refused.refused);
  };
  return new Hono()
    .post(read.path, async (context) => {
      const parsed = await parseBody(context, read.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      const found = await findReportMail(services, parsed.value.token);
      if ('refused' in found) return refuse(context, found.refused);
      const { view, companyName, endedAt } = found;
      return context.json({ view, companyName, hasEnded: endedAt !== null }, read.success, noStore);
    })
    .post(stop.path, async (context) => {
      const parsed = await parseBody(context, stop.body);
      if ('refused' in parsed) return refuse(context, parsed.refused);
      return end(context, parsed.value.token);
    })
    .post('/api/corporate/v1/report-mails/one-click/:token', async (context) => {
      const parameters = unsubscribe.parameters.safeParse({ token: context.req.param('token') });
      if (!parameters.success) return refuse(context, { kind: 'named', name: 'reportMailNotFound' });
      return end(context, parameters.data.token);
    });
}
