import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { accountSecurityAnswer } from './help-schema.ts';

/** A security question that an account chose, with the hash of its answer. */
export type StoredAnswer = Pick<typeof accountSecurityAnswer.$inferSelect, 'questionId' | 'answerHash'>;

/** Reads the security questions of an account, in their order. */
export async function readAnswers(db: Database, accountId: string): Promise<readonly StoredAnswer[]> {
  return db
    .select({ questionId: accountSecurityAnswer.questionId, answerHash: accountSecurityAnswer.answerHash })
    .from(accountSecurityAnswer)
    .where(eq(accountSecurityAnswer.accountId, accountId))
    .orderBy(asc(accountSecurityAnswer.position));
}

/** Puts new security questions in the place of an account's old ones. */
export async function replaceAnswers(db: Database, accountId: string, answers: readonly StoredAnswer[]): Promise<void> {
  await db.delete(accountSecurityAnswer).where(eq(accountSecurityAnswer.accountId, accountId));
  if (answers.length === 0) return;
  await db
    .insert(accountSecurityAnswer)
    .values(answers.map((answer, position) => ({ accountId, position, ...answer })));
}
