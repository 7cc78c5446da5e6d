import { readAccountsWithEmail } from '../../store/account-changes.ts';
import type { Completion, Work } from './complete-link.ts';
import { spendLink } from './spend-link.ts';

/** Tells the usernames and numbers of the accounts that still have the address that the link was mailed to. */
export async function tellUsernames(work: Work): Promise<Completion> {
  const used = await spendLink(work, 'linkUsed', (tx, account) =>
    readAccountsWithEmail(tx, work.link.content.accountIds ?? [], account.emailKey ?? ''),
  );
  if ('refused' in used) return used;
  const accounts = used.done.map(({ username, accountNumber, firstName }) => ({
    ...(username === null ? {} : { username }),
    ...(accountNumber === null ? {} : { accountNumber }),
    firstName: firstName ?? '',
  }));
  return { result: { purpose: 'forgotUsername', accounts } };
}
