import type { LookupRequest } from '@airline/contract';
import { currentLanguage } from '@airline/i18n';
import type { i18n as I18n } from 'i18next';
import * as z from 'zod/mini';

import { emailAnswer } from '../fields/email-answer.ts';
import type { HelpPlace } from '../setting/help-links.ts';

/** What a page asks a link for by one field. */
export type RequestPurpose = Exclude<LookupRequest['purpose'], 'confirmEnrollment'>;

const longestNameLength = 254;
const longestNumberLength = 40;

/** What is typed to ask for a link: the one thing that the person knows. */
export const requestSchemas = {
  forgotUsername: z.object({
    known: emailAnswer,
  }),
  resetPassword: z.object({
    known: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longestNameLength, 'tooLong')),
  }),
  completeSetup: z.object({
    known: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(longestNumberLength, 'tooLong')),
  }),
} as const satisfies Record<RequestPurpose, z.ZodMiniObject<{ known: z.ZodMiniString }>>;

/** How the one field is written and filled in. */
export const requestInputs = {
  forgotUsername: { type: 'email', autoComplete: 'email' },
  resetPassword: { type: 'text', autoComplete: 'username' },
  completeSetup: { type: 'text', autoComplete: 'off' },
} as const satisfies Record<RequestPurpose, { type: 'email' | 'text'; autoComplete: string }>;

/** Writes the request of a link, which leads back to the app that asked. */
export function toLookupRequest(
  purpose: LookupRequest['purpose'],
  known: string,
  place: HelpPlace,
  i18n: I18n,
): LookupRequest {
  const common = {
    language: currentLanguage(i18n),
    returnTo: place.surface === 'ctm' ? { surface: place.surface, product: place.product } : { surface: place.surface },
  };
  switch (purpose) {
    case 'forgotUsername':
      return { purpose, email: known, ...common };
    case 'resetPassword':
    case 'confirmEnrollment':
      return { purpose, username: known, ...common };
    case 'completeSetup':
      return { purpose, accountNumber: known, ...common };
  }
}
