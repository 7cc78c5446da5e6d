import type { ClientCategory } from '@airline/client-config/client-categories';
import { sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import type { AccountWithCompany } from './account-store.ts';
import { enqueueNotice } from './enqueue-notice.ts';
import { isMailWanted } from './mail-choice-store.ts';
import { mailDestinationFor } from './mail-destination.ts';

/** A login from a browser that the account does not know. */
interface NewDevice {
  readonly holder: AccountWithCompany;
  readonly category: ClientCategory;
  readonly trace: RequestTrace;
  readonly at: Date;
}

/**
 * Notifies the person of an account of a login from a browser and a network that it does not know, unless they turned that off. The
 * first login of all is no news, and neither is a second browser at home.
 */
export async function notifyNewDevice(tx: Database, { holder, category, trace, at }: NewDevice): Promise<void> {
  const { account, company } = holder;
  if (!(await isMailWanted(tx, account.id, 'newDevices'))) return;
  const { rows } = (await tx.execute(sql`
    select bool_or(address_hash = ${trace.addressHash}) as "isKnownNetwork" from security_event
    where account_id = ${account.id} and event = 'sessionStarted' and address_hash is not null`)) as {
    readonly rows: readonly { readonly isKnownNetwork: boolean | null }[];
  };
  if (rows[0]?.isKnownNetwork !== false) return;
  const { browser, system } = trace.device;
  const { language } = account;
  const destination = mailDestinationFor(category, company);
  await enqueueNotice(
    tx,
    { notice: 'newDevice', account, language, destination, login: { browser, system, at: at.toISOString() } },
    at,
  );
}
