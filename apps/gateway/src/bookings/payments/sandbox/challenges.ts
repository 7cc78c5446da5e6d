import { and, eq } from 'drizzle-orm';

import type { Database } from '../../../database/database.ts';
import { sandboxAuthorisation } from './sandbox-schema.ts';

/** A question of the sandbox's bank. */
export type Challenge = typeof sandboxAuthorisation.$inferSelect;

export async function findChallenge(
  db: Database,
  processor: Challenge['processor'],
  challengeId: string,
): Promise<Challenge | undefined> {
  const [found] = await db.select().from(sandboxAuthorisation).where(eq(sandboxAuthorisation.challengeId, challengeId));
  return found?.returnPath === '' || found?.processor !== processor ? undefined : found;
}

/** Writes down what the person answered; the first answer counts, as long as the question stands. */
export async function decideChallenge(db: Database, challengeId: string, isApproved: boolean): Promise<void> {
  await db
    .update(sandboxAuthorisation)
    .set(isApproved ? { state: 'authorised' } : { state: 'declined', declineReason: 'challengeFailed' })
    .where(and(eq(sandboxAuthorisation.challengeId, challengeId), eq(sandboxAuthorisation.state, 'challenge')));
}
