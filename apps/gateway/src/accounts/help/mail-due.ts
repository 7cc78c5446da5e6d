import type { LinkPurpose } from '@airline/contract';

import type { JobContext } from '../../jobs/job-kinds.ts';
import { newestLink } from './link-store.ts';
import type { AccountMailServices } from './mail-link.ts';
import { isLinkFresh } from './rules/link-fresh.ts';

/** What somebody asked for who did not prove to be the person of the account. */
export interface AskedMail {
  readonly accountId: string;
  readonly purpose: LinkPurpose;
  /** The keyed hash of the address that asked. */
  readonly askedFrom: string | undefined;
}

/**
 * Returns whether to mail a link that was asked for.
 *
 * While the last one is fresh, only the address that asked for it gets another, a few times an hour: a request from elsewhere
 * neither ends a link that its person is using nor fills their mailbox. Once it is not, there is always another: nobody is kept
 * out because somebody else asked. An attempt after the first one was found due before.
 */
export async function isLinkDue(
  { db, limits }: AccountMailServices,
  { accountId, purpose, askedFrom }: AskedMail,
  { createdAt: askedAt, attempts }: JobContext,
): Promise<boolean> {
  if (attempts > 1) return true;
  const last = await newestLink(db, accountId, purpose);
  if (last === undefined || !isLinkFresh(last, askedAt)) return true;
  if (last.content.askedFrom !== askedFrom) return false;
  return !(await limits.limitRate('linkAccount', `${purpose} ${accountId}`)).isExceeded;
}

/** Returns whether to mail once more what has no link of its own, to somebody who did not ask for it perhaps. */
export async function isNoticeDue(
  { limits }: AccountMailServices,
  limit: 'linkAccount' | 'enrolmentEmail' | 'loginNotice',
  about: string,
  { attempts }: JobContext,
): Promise<boolean> {
  return attempts > 1 || !(await limits.limitRate(limit, about)).isExceeded;
}
