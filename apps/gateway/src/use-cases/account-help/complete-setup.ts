import type { LinkResultRequest } from '@airline/contract';

import { answerFaults } from '../../domain/account-help/credential-faults.ts';
import { recoveryCode } from '../../domain/account-help/recovery-checks.ts';
import { isReservedUsername } from '../../domain/account-help/reserved-username.ts';
import { replaceAnswers } from '../../store/account-answers.ts';
import { activateAccount, setPassword, setUsername } from '../../store/account-changes.ts';
import { supersedeLinks } from '../../store/account-links.ts';
import { brokenConstraint } from '../../store/broken-constraint.ts';
import type { Completion, CompletionRefusal, Work } from './complete-link.ts';
import { enqueueNotice } from './enqueue-notice.ts';
import { hashAnswers } from './hash-answers.ts';
import { spendLink } from './spend-link.ts';

type SetupRequest = Extract<LinkResultRequest, { readonly purpose: 'completeSetup' }>;

const usernameTaken: CompletionRefusal = {
  code: recoveryCode('usernameTaken'),
  errors: [{ pointer: '/username', code: 'usernameTaken' }],
};

/** Gives an account that somebody else opened its username, password and security questions. */
export async function completeSetup(work: Work, request: SetupRequest): Promise<Completion> {
  const faults = answerFaults(request.securityAnswers);
  if (faults.length > 0) return { faults };
  if (isReservedUsername(request.username)) return usernameTaken;
  const { secrets } = work.services;
  const passwordHash = await secrets.hashSecret(request.newPassword);
  const answers = await hashAnswers(secrets, request.securityAnswers);
  try {
    const used = await spendLink(work, 'accountSetUp', async (tx, account, now) => {
      await setUsername(tx, account.id, request.username);
      await setPassword(tx, account.id, passwordHash, now);
      await replaceAnswers(tx, account.id, answers);
      await activateAccount(tx, account.id);
      await supersedeLinks(tx, account.id, now);
      await enqueueNotice(tx, { notice: 'passwordChanged', account, ...work.link.content }, now);
    });
    return 'refused' in used ? used : { result: { purpose: 'completeSetup', username: request.username } };
  } catch (error) {
    if (brokenConstraint(error) !== 'account_username') throw error;
    return usernameTaken;
  }
}
