import { normalizeAnswer } from './rules/normalize-answer.ts';
import type { StoredAnswer } from './answer-store.ts';
import type { SecretHashing } from '../identity/secret-hashing.ts';

/** Hashes the answers to security questions as passwords are, each reduced to what the person means by it. */
export async function hashAnswers(
  secrets: SecretHashing,
  answers: readonly { readonly questionId: string; readonly answer: string }[],
  address: string,
): Promise<readonly StoredAnswer[]> {
  return Promise.all(
    answers.map(async ({ questionId, answer }) => ({
      questionId,
      answerHash: await secrets.hashSecret(normalizeAnswer(answer), address),
    })),
  );
}
