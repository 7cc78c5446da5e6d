import type { ProblemName } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';

const codeProblems = ['tripCodeIncorrect', 'tripCodeExpired'] as const satisfies ProblemName[];

/** What may be wrong with a code. */
export type CodeProblem = (typeof codeProblems)[number];

/** Gives what is wrong with a code; `undefined` where a failure is about something else. */
export function codeProblemOf(failure: Failure | undefined): CodeProblem | undefined {
  return failure?.kind === 'refused' ? codeProblems.find((name) => name === failure.name) : undefined;
}

/** Tells whether the code will never be right again, so that it takes another one. */
export function isCodeOver(problem: CodeProblem): boolean {
  return problem === 'tripCodeExpired';
}
