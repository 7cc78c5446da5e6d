import type { ClientCategory } from '@airline/client-config/client-categories';

import type { FactorNotice } from '../../domain/account-help/account-task.ts';
import type { Database } from '../../store/database.ts';
import { findAccountById } from '../../store/identity-accounts.ts';
import { enqueueNotice } from '../account-help/enqueue-notice.ts';
import { destinationOfCategory } from '../account/destination-of-category.ts';

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
  const destination = destinationOfCategory(category, company);
  await enqueueNotice(db, { ...about, account, language: account.language, destination }, now);
}
