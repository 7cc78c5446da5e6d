import { refusedByName } from '../../http/refusal.ts';
import { linkStanding } from './rules/link-standing.ts';
import type { SecurityEventName } from '../identity/rules/security-events.ts';
import { lockAccount } from '../identity/account-change-store.ts';
import { findLink, takeLink } from './link-store.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../identity/account-store.ts';
import { recordSecurityEvent } from '../identity/security-event-store.ts';
import type { LinkContext } from './link-context.ts';
import { type LinkRefused, refuseLink } from './link-view.ts';

/**
 * Uses a link up and does its work in one transaction: all of it, or nothing. Gives what the work gave, or why the link
 * was not there any more.
 *
 * The account's row is locked first, as everybody does who changes links, so that no two wait for each other.
 */
export async function spendLink<Result>(
  { link, services, trace }: LinkContext,
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
  return done === undefined ? refusalAfterRace(services.db, link.tokenHash, now) : { done: done.result };
}

/** Somebody else was faster, or the time ran out meanwhile. */
async function refusalAfterRace(db: Database, tokenHash: string, now: Date): Promise<LinkRefused> {
  const link = await findLink(db, tokenHash);
  if (link === undefined) return refusedByName('linkInvalid');
  const standing = linkStanding(link, now);
  return refuseLink(db, link, standing === 'open' ? 'linkUsed' : standing);
}
