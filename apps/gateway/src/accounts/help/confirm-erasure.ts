import { eraseAccount } from './erasure-store.ts';
import type { Completion, LinkContext } from './link-context.ts';
import { enqueueNotice } from '../identity/enqueue-notice.ts';
import { spendLink } from './spend-link.ts';

/** Erases an account for good; the last mail goes to the address that it had. */
export async function confirmErasure(context: LinkContext): Promise<Completion> {
  const used = await spendLink(context, 'accountErased', async (tx, account, now) => {
    await enqueueNotice(tx, { notice: 'accountErased', account, ...context.link.content }, now);
    await eraseAccount(tx, account.id, now);
  });
  return 'refused' in used ? used : { result: { purpose: 'confirmErasure' } };
}
