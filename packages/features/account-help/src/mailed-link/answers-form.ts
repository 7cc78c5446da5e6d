import type { RecoveryCheck } from '@airline/contract';
import { calendarDateOf } from '@airline/forms/typed-date';
import * as z from 'zod/mini';

/** The answers to a link's checks as they are typed; those that are not asked stay empty. */
export const linkAnswers = z.object({
  zipCode: z.string(),
  dateOfBirth: z.string(),
  email: z.string(),
  securityAnswer: z.string(),
});

export type LinkAnswers = z.infer<typeof linkAnswers>;

export const noAnswers: LinkAnswers = { zipCode: '', dateOfBirth: '', email: '', securityAnswer: '' };

/** The field that answers a check. */
const answerFields = {
  zipCode: 'zipCode',
  dateOfBirth: 'dateOfBirth',
  email: 'email',
  securityQuestion: 'securityAnswer',
} as const satisfies Record<RecoveryCheck['kind'], keyof LinkAnswers>;

/** Makes the schema of the checks that a link asks: each is answered, and a date is one that exists. */
export function createAnswersSchema(checks: readonly RecoveryCheck[]): typeof linkAnswers {
  return linkAnswers.check(({ value, issues }) => {
    for (const { kind } of checks) {
      const field = answerFields[kind];
      const code = faultOf(kind, value[field]);
      if (code !== undefined) issues.push({ code: 'custom', message: code, path: [field], input: value[field] });
    }
  });
}

/** Gives the answers as they are sent: those that are asked, the date as a date. */
export function toAnswers(checks: readonly RecoveryCheck[], typed: LinkAnswers): Partial<LinkAnswers> {
  return Object.fromEntries(
    checks.map(({ kind }) => {
      const field = answerFields[kind];
      return [field, kind === 'dateOfBirth' ? (calendarDateOf(typed[field]) ?? '') : typed[field].trim()];
    }),
  );
}

function faultOf(kind: RecoveryCheck['kind'], answer: string): string | undefined {
  if (answer.trim() === '') return 'required';
  return kind === 'dateOfBirth' && calendarDateOf(answer) === undefined ? 'badDate' : undefined;
}
