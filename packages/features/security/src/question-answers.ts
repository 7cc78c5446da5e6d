import { shortestAnswerLength } from '@airline/contract';
import * as z from 'zod/mini';

const answer = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.refine((text) => text === '' || Array.from(text).length >= shortestAnswerLength, 'tooShort'),
  z.maxLength(200, 'tooLong'),
);

/** Accepts two different questions with their answers; what is left of an answer without accents and spaces is the gateway's to count. */
export const questionSchema = z
  .object({
    firstQuestion: z.string().check(z.minLength(1, 'required')),
    firstAnswer: answer,
    secondQuestion: z.string().check(z.minLength(1, 'required')),
    secondAnswer: answer,
  })
  .check(
    z.refine(({ firstQuestion, secondQuestion }) => firstQuestion === '' || firstQuestion !== secondQuestion, {
      error: 'sameQuestion',
      path: ['secondQuestion'],
    }),
  );

const fields: Readonly<Record<string, string>> = {
  '/securityAnswers/0/questionId': '/firstQuestion',
  '/securityAnswers/0/answer': '/firstAnswer',
  '/securityAnswers/1/questionId': '/secondQuestion',
  '/securityAnswers/1/answer': '/secondAnswer',
};

/** Gives the field of the form that a pointer into the request speaks of. */
export function questionField(pointer: string): string {
  return fields[pointer] ?? pointer;
}
