import type { LookupRequest } from '@airline/contract';
import * as z from 'zod/mini';

import { emailAnswer } from '../fields/email-answer.ts';

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
