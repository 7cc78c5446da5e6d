import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { reportFieldCodes } from '../field-codes.ts';
import { mailedToken } from '../mailed-token.ts';
import { companyReportNames } from './report-definitions.ts';
import { reportPeriod } from './report-period.ts';

/** How many views a person keeps. */
export const mostReportViews = 50;

/** How many people a view is mailed to. */
export const mostReportRecipients = 20;

const filterText = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** Accepts what a report is narrowed by, beside its days. */
export const reportFiltersSchema = z.strictObject({
  traveller: z.optional(filterText),
  reference: z.optional(filterText),
  costCentre: z.optional(filterText),
});

export type ReportFilters = z.infer<typeof reportFiltersSchema>;

/** Accepts what somebody keeps of a report. */
export const reportViewChange = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  report: z.enum(companyReportNames),
  filters: reportFiltersSchema,
  period: reportPeriod,
  /** Whether the people of the company who may see reports see it. */
  isShared: z.boolean(),
});

export type ReportViewChange = z.infer<typeof reportViewChange>;

/** Why a mail did not reach somebody: they left, may see no reports any more, the report could not be added up, or no mail got through. */
export const reportMailFaults = ['left', 'noRight', 'reportFailed', 'mailFailed'] as const;

export type ReportMailFault = (typeof reportMailFaults)[number];

const hour = z.int().check(z.gte(0), z.lte(23));

/** Accepts when a view is mailed, in UTC: on a day of the week, 1 Monday to 7 Sunday (ISO 8601), or of the month. */
export const reportRhythm = z.discriminatedUnion('frequency', [
  z.strictObject({ frequency: z.literal('weekly'), day: z.int().check(z.gte(1), z.lte(7)), hour }),
  z.strictObject({ frequency: z.literal('monthly'), day: z.int().check(z.gte(1), z.lte(28)), hour }),
]);

export type ReportRhythm = z.infer<typeof reportRhythm>;

/** Accepts somebody who may see reports, and what became of the last mail to them. */
const recipient = z.object({
  memberId: z.uuid(),
  name: z.string(),
  /** Whether they ended these mails by a link in one. */
  hasEnded: z.boolean(),
  last: z.optional(
    z.object({
      state: z.enum(['waiting', 'sent', 'failed']),
      fault: z.optional(z.enum(reportMailFaults)),
      at: instant,
    }),
  ),
});

/** Accepts a kept view as the person who asks sees it. */
export const reportView = z.object({
  id: z.uuid(),
  ...reportViewChange.shape,
  isOwn: z.boolean(),
  /** Who keeps it, by name. */
  owner: z.string(),
  /** When and to whom it is mailed; of one's own views alone. */
  schedule: z.optional(
    z.object({ rhythm: reportRhythm, isPaused: z.boolean(), nextAt: instant, recipients: z.array(recipient) }),
  ),
});

export type ReportView = z.infer<typeof reportView>;

/** Accepts the views of a person, and whom of the company they can be mailed to. */
export const reportViews = z.object({
  views: z.array(reportView),
  readers: z.array(z.object({ memberId: z.uuid(), name: z.string(), isOwn: z.boolean() })),
});

export type ReportViews = z.infer<typeof reportViews>;

const path = '/api/corporate/v1/report-views/{viewId}' as const;
const schedulePath = '/api/corporate/v1/report-views/{viewId}/schedule' as const;
const parameters = z.strictObject({ viewId: z.uuid() });

/** Lists the views of the person who asks, those that others of the company share, and those that are mailed to them. */
export const listReportViews = {
  method: 'GET',
  path: '/api/corporate/v1/report-views',
  area: 'corporate-reports',
  summary:
    'Lists the views that the person keeps, those that others of the company share with everybody who may see reports, and those that are mailed to them.',
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'companyReports', cost: 1 }],
  success: 200,
  answer: reportViews,
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** Keeps a view under an id that the client makes, or changes it: sent twice it is one. */
export const saveReportView = {
  method: 'PUT',
  path,
  area: 'corporate-reports',
  summary:
    'Keeps the filters and days of a report under a name, and an id that the client makes; or changes what is kept.',
  parameters,
  body: reportViewChange,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'companyReports', cost: 5 }],
  success: 204,
  fieldCodes: [...reportFieldCodes],
  problems: ['companyAccessDenied', 'listFull', 'reportViewNotFound', 'reportViewNameTaken'],
} as const satisfies Endpoint;

/** Deletes a view, with its schedule. */
export const deleteReportView = {
  method: 'DELETE',
  path,
  area: 'corporate-reports',
  summary: 'Deletes a view that the person keeps, and ends its mails.',
  parameters,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'companyReports', cost: 5 }],
  success: 204,
  problems: ['companyAccessDenied', 'reportViewNotFound'],
} as const satisfies Endpoint;

/** Has a view mailed to people of the company who may see reports. */
export const scheduleReportView = {
  method: 'PUT',
  path: schedulePath,
  area: 'corporate-reports',
  summary:
    'Has a view mailed every week or month to people of the company who may see reports: totals and a link, no rows. Whom it no longer concerns gets no mail: rights are checked again at each sending.',
  parameters,
  body: z.strictObject({
    rhythm: reportRhythm,
    memberIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostReportRecipients)),
    isPaused: z.boolean(),
  }),
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'companyReports', cost: 10 }],
  success: 204,
  problems: ['companyAccessDenied', 'reportViewNotFound', 'memberNotFound'],
} as const satisfies Endpoint;

/** Ends the mails of a view to everybody. */
export const unscheduleReportView = {
  method: 'DELETE',
  path: schedulePath,
  area: 'corporate-reports',
  summary: 'Ends the mails of a view.',
  parameters,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'companyReports', cost: 5 }],
  success: 204,
  problems: ['companyAccessDenied', 'reportViewNotFound'],
} as const satisfies Endpoint;

const tokenBody = z.strictObject({ token: mailedToken });

/** Shows what a link in a mail of a view would end; the link by itself ends nothing. */
export const readReportMail = {
  method: 'POST',
  path: '/api/corporate/v1/report-mails/links/state',
  area: 'corporate-reports',
  summary: 'Shows which mails of a report a mailed link ends; the link by itself ends nothing.',
  body: tokenBody,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: z.object({ view: z.string(), companyName: z.string(), hasEnded: z.boolean() }),
  problems: ['reportMailNotFound'],
} as const satisfies Endpoint;

/** Ends the mails of a view to the person whom the link was mailed to; what has ended already is ended. */
export const stopReportMail = {
  method: 'POST',
  path: '/api/corporate/v1/report-mails/links/stop',
  area: 'corporate-reports',
  summary: 'Ends the mails of a report to the person whom the link was mailed to.',
  body: tokenBody,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 204,
  problems: ['reportMailNotFound'],
} as const satisfies Endpoint;

/**
 * Ends the mails of a view at the press of a mail reader's own button, which posts `List-Unsubscribe=One-Click` in the encoding that it
 * likes. To look at the address ends nothing: scanners of mails do.
 *
 * Source: RFC 8058 §3.1, §5.
 */
export const unsubscribeReportMail = {
  method: 'POST',
  path: '/api/corporate/v1/report-mails/one-click/{token}',
  area: 'corporate-reports',
  summary: 'Ends the mails of a report at the press of a mail reader’s own button (RFC 8058).',
  parameters: z.object({ token: mailedToken }),
  callers: 'anybody',
  takesNoApiKey: true,
  charges: [{ budget: 'unsubscribing', cost: 1 }],
  success: 204,
  problems: ['reportMailNotFound'],
} as const satisfies Endpoint;
