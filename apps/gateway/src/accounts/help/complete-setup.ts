import type { LinkResultRequest } from '@airline/contract';

import { refusedByCode, refusedFields } from '../../http/refusal.ts';
import { answerFaults } from './rules/credential-faults.ts';
import { recoveryErrorCode } from './rules/recovery-checks.ts';
import { isReservedUsername } from './rules/reserved-username.ts';
import { replaceAnswers } from './answer-store.ts';
import { activateAccount, setPassword, setUsername } from '../identity/account-change-store.ts';
import { supersedeLinks } from './link-store.ts';
import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { Completion, LinkContext } from './link-context.ts';
import { enqueueNotice } from '../identity/enqueue-notice.ts';
import { hashAnswers } from './hash-answers.ts';
import { spendLink } from './spend-link.ts';

type SetupRequest = Extract<LinkResultRequest, { readonly purpose: 'completeSetup' }>;

const usernameTaken = refusedByCode(recoveryErrorCode('usernameTaken'), {
  errors: [{ pointer: '/username', code: 'usernameTaken' }],
});

/** Gives an account that somebody else opened its username, password and security questions. */
export async function completeSetup(context: LinkContext, request: SetupRequest): Promise<Completion> {
  const faults = answerFaults(request.securityAnswers);
  if (faults.length > 0) return refusedFields(faults);
  if (isReservedUsername(request.username)) return usernameTaken;
  const {
    services: { secrets },
    trace: { address },
  } = context;
  const passwordHash = await secrets.hashSecret(request.newPassword, address);
  const answers = await hashAnswers(secrets, request.securityAnswers, address);
  try {
    const used = await spendLink(context, 'accountSetUp', async (tx, account, now) => {
      await setUsername(tx, account.id, request.username);
      await setPassword(tx, account.id, passwordHash, now);
      await replaceAnswers(tx, account.id, answers);
      await activateAccount(tx, account.id);
      await supersedeLinks(tx, account.id, now);
      await enqueueNotice(tx, { notice: 'passwordChanged', account, ...context.link.content }, now);
    });
    return 'refused' in used ? used : { result: { purpose: 'completeSetup', username: request.username } };
  } catch (error) {
    if (brokenConstraint(error) !== 'account_username') throw error;
    return usernameTaken;
  }
}
