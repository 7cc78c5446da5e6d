import { shortestAnswerLength } from '@airline/contract';
import { securityQuestions } from '@airline/reference-data/security-questions';
import { checkPassword } from '@airline/validation/password';

import type { FieldFault } from '../../../http/field-fault.ts';
import { normalizeAnswer } from './normalize-answer.ts';

/** Lists every rule that a new password breaks. */
export function passwordFaults(password: string, pointer: string): readonly FieldFault[] {
  return checkPassword(password).map((code) => ({ pointer, code }));
}

/** What is wrong with a new password that is the one the account has. */
export const unchangedPassword: FieldFault = { pointer: '/newPassword', code: 'unchanged' };

const questionIds: ReadonlySet<string> = new Set(securityQuestions.map(({ id }) => id));

interface ChosenAnswer {
  readonly questionId: string;
  readonly answer: string;
}

/**
 * Lists what is wrong with chosen security answers: a question that is none (`invalid`) or was chosen before
 * (`sameQuestion`), and an answer of which nothing is left without accents and spaces (`required`), or too little to be told
 * from a guess (`tooShort`).
 */
export function answerFaults(answers: readonly ChosenAnswer[]): readonly FieldFault[] {
  const questions = answers.map(({ questionId }) => questionId);
  return answers.flatMap(({ questionId, answer }, index) => {
    const at = `/securityAnswers/${index}`;
    const faults: FieldFault[] = [];
    if (!questionIds.has(questionId)) faults.push({ pointer: `${at}/questionId`, code: 'invalid' });
    if (questions.indexOf(questionId) < index) faults.push({ pointer: `${at}/questionId`, code: 'sameQuestion' });
    const { length } = Array.from(normalizeAnswer(answer));
    if (length === 0) faults.push({ pointer: `${at}/answer`, code: 'required' });
    else if (length < shortestAnswerLength) faults.push({ pointer: `${at}/answer`, code: 'tooShort' });
    return faults;
  });
}
