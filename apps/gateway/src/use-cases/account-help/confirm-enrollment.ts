import { recoveryCode } from '../../domain/account-help/recovery-checks.ts';
import { activateAccount } from '../../store/account-changes.ts';
import type { Completion, Work } from './complete-link.ts';
import { spendLink } from './spend-link.ts';

/** Makes the account of an enrolment work, and tells its number. */
export async function confirmEnrollment(work: Work): Promise<Completion> {
  const used = await spendLink(work, 'enrolmentConfirmed', async (tx, account) => {
    await activateAccount(tx, account.id);
    return account;
  });
  if ('refused' in used) return used;
  const { accountNumber, username, firstName } = used.done;
  if (accountNumber === null || username === null) return { code: recoveryCode('accountNotFound') };
  return { result: { purpose: 'confirmEnrollment', accountNumber, username, firstName: firstName ?? '' } };
}
