import * as z from 'zod/mini';

/** Accepts the code of a second factor as a person types it: an app shows six digits in two groups. */
export const codeSchemas = {
  totp: z.object({
    code: z.string().check(z.trim(), z.minLength(1, 'required'), z.regex(/^(?:(?:\d ?){6})?$/, 'badFormat')),
  }),
  recoveryCode: z.object({
    code: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'badFormat')),
  }),
} as const;

/** Gives the six digits alone. */
export function digitsOf(code: string): string {
  return code.replaceAll(' ', '');
}
