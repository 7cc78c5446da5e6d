import { maskEmail } from '../../domain/account-help/mask-email.ts';
import { setEmail } from '../../store/account-changes.ts';
import { supersedeLinks } from '../../store/account-links.ts';
import type { Completion, Work } from './complete-link.ts';
import { enqueueNotice } from './enqueue-notice.ts';
import { spendLink } from './spend-link.ts';

/** Makes the address that the link was mailed to the account's; links that went to the old one end. */
export async function confirmEmail(work: Work): Promise<Completion> {
  const { content } = work.link;
  const email = content.newEmail;
  if (email === undefined) return { refused: 'linkInvalid' };
  const used = await spendLink(work, 'emailChanged', async (tx, account, now) => {
    await setEmail(tx, account.id, email);
    await supersedeLinks(tx, account.id, now);
    await enqueueNotice(tx, { notice: 'emailChanged', account, ...content, maskedEmail: maskEmail(email) }, now);
  });
  return 'refused' in used ? used : { result: { purpose: 'confirmEmail', email } };
}
