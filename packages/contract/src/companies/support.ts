import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { language } from '../identity/values.ts';

/** What managers of companies write to support about. */
export const supportTopics = ['access', 'people', 'booking', 'payment', 'reports', 'other'] as const;

export const supportTopic = z.enum(supportTopics);

export type SupportTopic = z.infer<typeof supportTopic>;

/** The longest message to support, in characters. */
export const longestSupportMessage = 2_000;

/** The most messages to support that are listed. */
export const mostSupportRequests = 20;

/** What a message to support is known by: `S-` and eight letters and digits, none of which looks like another. */
export const supportReference = z.string().check(z.regex(/^S-[2-9A-HJ-NP-Z]{8}$/));

/** Accepts a message that was written to support. */
export const supportRequest = z.object({
  reference: supportReference,
  topic: supportTopic,
  message: z.string(),
  at: instant,
});

export type SupportRequest = z.infer<typeof supportRequest>;

const path = '/api/corporate/v1/support-requests';

/** Writes to the support of companies. */
export const writeToSupport = {
  method: 'POST',
  path,
  area: 'companies',
  summary:
    'Sends a message to the support of companies and keeps it under a reference; the desk gets it by mail, the writer a receipt.',
  body: z.strictObject({
    topic: supportTopic,
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestSupportMessage)),
    /** The language of the receipt, and of the answer. */
    language,
  }),
  isIdempotent: true,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'supportRequests', cost: 1 }],
  success: 201,
  answer: supportRequest,
  problems: ['idempotencyKeyMissing', 'idempotencyKeyReused', 'companyAccessDenied'],
} as const satisfies Endpoint;

/** Lists what the person who asks has written to support. */
export const listSupportRequests = {
  method: 'GET',
  path,
  area: 'companies',
  summary: 'Lists the messages that the person who asks has written to support, the newest first, twenty at most.',
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ requests: z.array(supportRequest) }),
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** The parts of the service whose state the gateway knows by itself. */
export const servicePartNames = ['accounts', 'flights', 'mails', 'payments'] as const;

/** Accepts how a part of the service does. */
export const servicePart = z.object({
  name: z.enum(servicePartNames),
  state: z.enum(['working', 'delayed', 'unavailable']),
  /** Of what is delayed: since when the oldest piece of it waits. */
  since: z.optional(instant),
});

export type ServicePart = z.infer<typeof servicePart>;

/** Accepts how the service does. */
export const serviceStatus = z.object({ parts: z.array(servicePart), at: instant });

export type ServiceStatus = z.infer<typeof serviceStatus>;

/** Shows how the service does. */
export const readServiceStatus = {
  method: 'GET',
  path: '/api/corporate/v1/service-status',
  area: 'companies',
  summary: 'Shows how the service does, as the gateway itself knows it: accounts, flights, mails and payments.',
  callers: 'anybody',
  charges: [{ budget: 'publicReading', cost: 2 }],
  success: 200,
  answer: serviceStatus,
} as const satisfies Endpoint;
