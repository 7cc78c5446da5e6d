import * as z from 'zod/mini';

/** What a mailed link is for. */
export const linkPurposes = [
  'forgotUsername',
  'resetPassword',
  'completeSetup',
  'confirmEnrollment',
  'confirmEmail',
  'confirmErasure',
] as const;

export const linkPurpose = z.enum(linkPurposes);

export type LinkPurpose = z.infer<typeof linkPurpose>;
