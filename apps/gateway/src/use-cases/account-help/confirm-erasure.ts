import { eraseAccount } from '../../store/erase-account.ts';
import type { Completion, Work } from './complete-link.ts';
import { enqueueNotice } from './enqueue-notice.ts';
import { spendLink } from './spend-link.ts';

/** Erases an account for good; the last mail goes to the address that it had. */
export async function confirmErasure(work: Work): Promise<Completion> {
  const used = await spendLink(work, 'accountErased', async (tx, account, now) => {
    await enqueueNotice(tx, { notice: 'accountErased', account, ...work.link.content }, now);
    await eraseAccount(tx, account.id, now);
  });
  return 'refused' in used ? used : { result: { purpose: 'confirmErasure' } };
}
