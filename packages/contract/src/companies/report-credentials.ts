import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';

/** How many credentials a company has at a time. */
export const mostReportCredentials = 10;

/** The longest time that a credential is good for, in days. */
export const mostCredentialDays = 365;

/** So many days before a credential expires the company's administrators get a mail. */
export const credentialWarningDays = 14;

/** Accepts a credential of a service that fetches reports, as administrators see it: never with its secret. */
export const reportCredential = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What the service logs in as. */
  username: z.string(),
  /** The last four characters of the secret. */
  lastFour: z.string(),
  /** Who made it, by name; absent where the account is erased, or the airline made it. */
  madeBy: z.optional(z.string()),
  madeAt: instant,
  /** When it last fetched a report. */
  lastUsedAt: z.optional(instant),
  expiresAt: instant,
});

export type ReportCredential = z.infer<typeof reportCredential>;

const path = '/api/corporate/v1/company/report-credentials/{credentialId}' as const;
const parameters = z.strictObject({ credentialId: z.uuid() });

/** Lists the credentials that services fetch reports of the company with. */
export const listReportCredentials = {
  method: 'GET',
  path: '/api/corporate/v1/company/report-credentials',
  area: 'companies',
  summary:
    'Lists the credentials by which services fetch reports of the company: those that are neither turned off nor expired.',
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ credentials: z.array(reportCredential) }),
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** Makes a credential under an id that the client makes. Its secret is in this answer and nowhere else: the same id again is refused. */
export const makeReportCredential = {
  method: 'PUT',
  path,
  area: 'companies',
  summary:
    'Makes a credential for a service that fetches reports, under an id that the client makes. Its secret is in this answer and nowhere else: the same id again is refused.',
  parameters,
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    /** After so many days it is good no more. */
    days: z.int().check(z.gte(1), z.lte(mostCredentialDays)),
  }),
  authentication: 'recent',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 30 }],
  success: 201,
  answer: z.object({ credential: reportCredential, secret: z.string() }),
  problems: [
    'companyAccessDenied',
    'listFull',
    'reportCredentialMade',
    'reportCredentialNameTaken',
    'reportCredentialNotFound',
  ],
} as const satisfies Endpoint;

/** Turns a credential off: its sessions end at once. */
export const endReportCredential = {
  method: 'DELETE',
  path,
  area: 'companies',
  summary: 'Turns a credential off. What is logged in with it is out at once; turned off twice it is off.',
  parameters,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 204,
  problems: ['companyAccessDenied', 'reportCredentialNotFound'],
} as const satisfies Endpoint;
