import { refusedByCode } from '../../http/refusal.ts';
import { recoveryErrorCode } from './rules/recovery-checks.ts';
import { activateAccount } from '../identity/account-change-store.ts';
import type { Completion, LinkContext } from './link-context.ts';
import { spendLink } from './spend-link.ts';

/** Lets the account of an enrolment work, and gives its number. */
export async function confirmEnrollment(context: LinkContext): Promise<Completion> {
  const used = await spendLink(context, 'enrolmentConfirmed', async (tx, account) => {
    await activateAccount(tx, account.id);
    return account;
  });
  if ('refused' in used) return used;
  const { accountNumber, username, firstName } = used.done;
  if (accountNumber === null || username === null)
    return refusedByCode(recoveryErrorCode('accountNotFound'), { errors: [] });
  return { result: { purpose: 'confirmEnrollment', accountNumber, username, firstName: firstName ?? '' } };
}
