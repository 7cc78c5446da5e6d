import * as z from 'zod/mini';

const longestAddress = 254;

/** Accepts an e-mail address as it is typed. */
export const emailAnswer = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  // Of an answer that is missing nothing else is said.
  z.refine((email) => email === '' || z.email().safeParse(email).success, 'badEmail'),
  z.maxLength(longestAddress, 'tooLong'),
);
