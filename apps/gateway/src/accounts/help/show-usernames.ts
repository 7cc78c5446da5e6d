import { readAccountsWithEmail } from '../identity/account-change-store.ts';
import type { Completion, LinkContext } from './link-context.ts';
import { spendLink } from './spend-link.ts';

/** Tells the usernames and numbers of the accounts that still have the address that the link was mailed to. */
export async function showUsernames(context: LinkContext): Promise<Completion> {
  const used = await spendLink(context, 'linkUsed', (tx, account) =>
    readAccountsWithEmail(tx, context.link.content.accountIds ?? [], account.emailKey ?? ''),
  );
  if ('refused' in used) return used;
  const accounts = used.done.map(({ username, accountNumber, firstName }) => ({
    ...(username === null ? {} : { username }),
    ...(accountNumber === null ? {} : { accountNumber }),
    firstName: firstName ?? '',
  }));
  return { result: { purpose: 'forgotUsername', accounts } };
}
