import { newUsername, shortestAnswerLength } from '@airline/contract';
import * as z from 'zod/mini';

/** Accepts a username as it is chosen: the contract's rule, its issue a code of our own. */
export const usernameAnswer = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  // Of an answer that is missing nothing else is said.
  z.refine((username) => username === '' || newUsername.safeParse(username).success, 'badUsername'),
);

/** Accepts a security answer as it is chosen; what is left of it without accents and spaces is the gateway's to count. */
const securityAnswer = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.refine((answer) => answer === '' || Array.from(answer).length >= shortestAnswerLength, 'tooShort'),
  z.maxLength(200, 'tooLong'),
);

/** Accepts two security questions with their answers. */
export const questionAnswers = z.object({
  firstQuestion: z.string().check(z.minLength(1, 'required')),
  firstAnswer: securityAnswer,
  secondQuestion: z.string().check(z.minLength(1, 'required')),
  secondAnswer: securityAnswer,
});

export type QuestionAnswers = z.infer<typeof questionAnswers>;

export const noQuestions: QuestionAnswers = {
  firstQuestion: '',
  firstAnswer: '',
  secondQuestion: '',
  secondAnswer: '',
};

/** Checks that two different questions were chosen; runs beside what else is wrong. */
export const twoQuestions = z.check<Pick<QuestionAnswers, 'firstQuestion' | 'secondQuestion'>>(
  ({ value, issues }) => {
    const { firstQuestion, secondQuestion } = value;
    if (firstQuestion === '' || firstQuestion !== secondQuestion) return;
    issues.push({ code: 'custom', message: 'sameQuestion', path: ['secondQuestion'], input: secondQuestion });
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** Gives the questions as the gateway takes them. */
export function toSecurityAnswers(
  typed: QuestionAnswers,
): readonly [{ questionId: string; answer: string }, { questionId: string; answer: string }] {
  return [
    { questionId: typed.firstQuestion, answer: typed.firstAnswer },
    { questionId: typed.secondQuestion, answer: typed.secondAnswer },
  ];
}

const answerPointers: Readonly<Record<string, string>> = {
  '/securityAnswers/0/questionId': '/firstQuestion',
  '/securityAnswers/0/answer': '/firstAnswer',
  '/securityAnswers/1/questionId': '/secondQuestion',
  '/securityAnswers/1/answer': '/secondAnswer',
};

/** Gives the field that a pointer into the request speaks of, where the form has it elsewhere. */
export function questionPointer(pointer: string): string {
  return answerPointers[pointer] ?? pointer;
}
