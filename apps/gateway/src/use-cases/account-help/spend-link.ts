import { linkStanding } from '../../domain/account-help/link-standing.ts';
import type { SecurityEventName } from '../../domain/identity/security-events.ts';
import { lockAccount } from '../../store/account-changes.ts';
import { findLink, takeLink } from '../../store/account-links.ts';
import type { Database } from '../../store/database.ts';
import type { Account } from '../../store/identity-accounts.ts';
import { recordSecurityEvent } from '../../store/identity-events.ts';
import type { Work } from './complete-link.ts';
import { type LinkRefused, refuseLink } from './link-view.ts';

/**
 * Uses a link up and does its work in one transaction: all of it, or nothing. Gives what the work gave, or why the link
 * was not there any more.
 *
 * The account's row is locked first, as everybody does who changes links, so that no two wait for each other.
 */
export async function spendLink<Result>(
  { link, services, trace }: Work,
  event: SecurityEventName,
  work: (tx: Database, account: Account, now: Date) => Promise<Result>,
): Promise<{ readonly done: Result } | LinkRefused> {
  const now = services.now();
  const { reference, addressHash } = trace;
  const done = await services.db.transaction(async (tx) => {
    const account = await lockAccount(tx, link.accountId);
    if (account === undefined || !(await takeLink(tx, link.tokenHash, now))) return undefined;
    const result = await work(tx, account, now);
    const details = { purpose: link.purpose };
    await recordSecurityEvent(tx, { event, at: now, accountId: account.id, reference, addressHash, details });
    return { result };
  });
  return done === undefined ? whyNot(services.db, link.tokenHash, now) : { done: done.result };
}

/** Somebody else was faster, or the time ran out meanwhile. */
async function whyNot(db: Database, tokenHash: string, now: Date): Promise<LinkRefused> {
  const link = await findLink(db, tokenHash);
  if (link === undefined) return { refused: 'linkInvalid' };
  const standing = linkStanding(link, now);
  return refuseLink(db, link, standing === 'open' ? 'linkUsed' : standing);
}
