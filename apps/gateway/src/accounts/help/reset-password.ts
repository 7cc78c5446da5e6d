import type { Database } from '../../database/database.ts';
import type { KeptFactors } from '../identity/rules/account-jobs.ts';
import { findTotp, listPasskeys } from '../identity/factor-store.ts';
import { setPassword } from '../identity/account-change-store.ts';
import { supersedeLinks } from './link-store.ts';
import { endSessionsOf } from '../identity/session-store.ts';
import type { Completion, LinkContext } from './link-context.ts';
import { forgetTriesOf } from '../identity/login-tries.ts';
import { enqueueNotice } from '../identity/enqueue-notice.ts';
import { spendLink } from './spend-link.ts';

/**
 * Sets a new password. Every session ends, a lock ends, other links end; nobody is logged in. Second factors and passkeys stay,
 * and the answer and the mail name them: one of them may be somebody else's.
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
    const keeps = await readKeptFactors(tx, account.id);
    const { language, destination } = link.content;
    await enqueueNotice(tx, { notice: 'passwordChanged', account, language, destination, keeps }, now);
    return { account, keeps };
  });
  if ('refused' in used) return used;
  const { account, keeps } = used.done;
  // Those who were locked out may try again at once, by each of their names.
  await forgetTriesOf(services, account, trace.address);
  const { username } = account;
  return { result: { purpose: 'resetPassword', keeps, ...(username === null ? {} : { username }) } };
}

async function readKeptFactors(db: Database, accountId: string): Promise<KeptFactors | undefined> {
  const { length: passkeys } = await listPasskeys(db, accountId);
  const authenticatorApp = (await findTotp(db, accountId)) !== undefined;
  return passkeys > 0 || authenticatorApp ? { passkeys, authenticatorApp } : undefined;
}
