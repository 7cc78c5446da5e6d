import { setPassword } from '../identity/account-change-store.ts';
import { supersedeLinks } from './link-store.ts';
import { endSessionsOf } from '../identity/session-store.ts';
import type { Completion, LinkContext } from './link-context.ts';
import { enqueueNotice } from '../identity/enqueue-notice.ts';
import { spendLink } from './spend-link.ts';

/**
 * Sets a new password. Every session ends, a lock ends, other links end; second factors stay, and nobody is logged in.
 */
export async function resetPassword(
  context: LinkContext,
  request: { readonly newPassword: string },
): Promise<Completion> {
  const { services, link, trace } = context;
  const passwordHash = await services.secrets.hashSecret(request.newPassword, trace.address);
  const used = await spendLink(context, 'passwordReset', async (tx, account, now) => {
    await setPassword(tx, account.id, passwordHash, now);
    await endSessionsOf(tx, account.id, { reason: 'passwordChanged', now });
    await supersedeLinks(tx, account.id, now);
    await enqueueNotice(tx, { notice: 'passwordChanged', account, ...link.content }, now);
    return account;
  });
  if ('refused' in used) return used;
  const { username, accountNumber } = used.done;
  // Those who were locked out may try again at once, by either name.
  for (const name of [username, accountNumber]) {
    if (name !== null) await services.limits.forgetRate('loginName', name.toLowerCase());
  }
  return { result: { purpose: 'resetPassword' } };
}
