import type { AccountAccess } from '../../http/access.ts';
import { type Refused, refusedFields } from '../../http/refusal.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { readAnswers, replaceAnswers } from '../help/answer-store.ts';
import { hashAnswers } from '../help/hash-answers.ts';
import { answerFaults } from '../help/rules/credential-faults.ts';
import { lockAccount } from '../identity/account-change-store.ts';
import { findAccountById } from '../identity/account-store.ts';
import { enqueueNotice } from '../identity/enqueue-notice.ts';
import { mailDestinationFor } from '../identity/mail-destination.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import type { AccountServices } from '../identity/services.ts';

/** Names the security questions of an account, in their order. */
export async function readQuestionIds({ db }: AccountServices, accountId: string): Promise<readonly string[]> {
  return (await readAnswers(db, accountId)).map(({ questionId }) => questionId);
}

/** Puts two questions and answers in the place of an account's old ones, and has its person notified by mail. */
export async function updateSecurityQuestions(
  { db, now, secrets }: AccountServices,
  { accountId, sessionId, category }: AccountAccess,
  chosen: {
    readonly securityAnswers: readonly { readonly questionId: string; readonly answer: string }[];
    readonly language: 'es' | 'en';
  },
  { reference, addressHash, address }: RequestTrace,
): Promise<Refused | undefined> {
  const faults = answerFaults(chosen.securityAnswers);
  if (faults.length > 0) return refusedFields(faults);
  const answers = await hashAnswers(secrets, chosen.securityAnswers, address);
  const at = now();
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    const holder = await findAccountById(tx, accountId);
    if (account === undefined || holder === undefined || account.status === 'erased') return;
    await replaceAnswers(tx, accountId, answers);
    const destination = mailDestinationFor(category, holder.company);
    await enqueueNotice(
      tx,
      { notice: 'securityQuestionsChanged', account, language: chosen.language, destination },
      at,
    );
    await recordSecurityEvent(tx, {
      event: 'securityAnswersChanged',
      at,
      accountId,
      sessionId,
      reference,
      addressHash,
    });
  });
  return undefined;
}
