import { documentVersions } from '@airline/documents';
import * as z from 'zod/mini';

import { calendarDate } from './values.ts';

/** The documents that are agreed to before paying; `@airline/documents` has their texts, and pages of their names show them. */
export const agreedDocuments = ['contract-of-carriage', 'fare-rules', 'dangerous-goods', 'privacy'] as const;

export type AgreedDocument = (typeof agreedDocuments)[number];

/** Accepts which version of each document was agreed to: the date since when its text is in force. */
export const agreement = z.strictObject({
  'contract-of-carriage': calendarDate,
  'fare-rules': calendarDate,
  'dangerous-goods': calendarDate,
  privacy: calendarDate,
} satisfies Record<AgreedDocument, typeof calendarDate>);

export type Agreement = z.infer<typeof agreement>;

/** The versions that are in force: an order that was agreed to with others is refused. */
export const agreementInForce: Agreement = {
  'contract-of-carriage': documentVersions['contract-of-carriage'],
  'fare-rules': documentVersions['fare-rules'],
  'dangerous-goods': documentVersions['dangerous-goods'],
  privacy: documentVersions.privacy,
};
