import type { ClientCategory } from '@airline/client-config/client-categories';

import type { FactorNotice } from './rules/account-jobs.ts';
import type { Database } from '../../database/database.ts';
import { findAccountById } from './account-store.ts';
import { enqueueNotice } from './enqueue-notice.ts';
import { mailDestinationFor } from './mail-destination.ts';

/** Has the person of an account told by mail that its second factors changed, or that a recovery code opened it. */
export async function notifyFactorChange(
  db: Database,
  { accountId, category }: { readonly accountId: string; readonly category: ClientCategory },
  about: { readonly notice: FactorNotice; readonly codesLeft?: number },
  now: Date,
): Promise<void> {
  const holder = await findAccountById(db, accountId);
  if (holder === undefined) return;
  const { account, company } = holder;
  const destination = mailDestinationFor(category, company);
  await enqueueNotice(db, { ...about, account, language: account.language, destination }, now);
}
