import { refusedByName } from '../../http/refusal.ts';
import { maskEmail } from '../identity/rules/mask-email.ts';
import { setEmail } from '../identity/account-change-store.ts';
import { supersedeLinks } from './link-store.ts';
import type { Completion, LinkContext } from './link-context.ts';
import { enqueueNotice } from '../identity/enqueue-notice.ts';
import { spendLink } from './spend-link.ts';

/** Makes the address that the link was mailed to the account's; links that went to the old one end. */
export async function confirmEmail(context: LinkContext): Promise<Completion> {
  const { content } = context.link;
  const email = content.newEmail;
  if (email === undefined) return refusedByName('linkInvalid');
  const used = await spendLink(context, 'emailChanged', async (tx, account, now) => {
    await setEmail(tx, account.id, email, now);
    await supersedeLinks(tx, account.id, now);
    await enqueueNotice(tx, { notice: 'emailChanged', account, ...content, maskedEmail: maskEmail(email) }, now);
  });
  return 'refused' in used ? used : { result: { purpose: 'confirmEmail', email } };
}
