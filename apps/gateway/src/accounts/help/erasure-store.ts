import { eq, sql } from 'drizzle-orm';

import { anonymizeAccount } from '../identity/account-change-store.ts';
import { forgetMemberships } from '../companies/member-store.ts';
import { forgetSignOnLinks } from '../companies/sign-on-store.ts';
import { deleteConsents } from './consent-store.ts';
import type { Database } from '../../database/database.ts';
import { endSessionsOf } from '../identity/session-store.ts';
import { accountLink, accountSecurityAnswer } from './help-schema.ts';
import { accountPasskey, accountTotp, identityChallenge, recoveryCodes } from '../identity/identity-schema.ts';

/** What belongs to an account and says something of its person, or lets somebody in. */
const belongings = [accountSecurityAnswer, accountTotp, recoveryCodes, accountPasskey, identityChallenge] as const;

/**
 * Takes everything from an account that says who it is of or lets somebody in, and ends its sessions.
 *
 * The bare row stays, for the points' books and the audit log refer to it; so do bookings, which the law wants kept.
 */
export async function eraseAccount(db: Database, id: string, now: Date): Promise<void> {
  await endSessionsOf(db, id, { reason: 'erased', now });
  for (const table of belongings) {
    await db.delete(table).where(eq(table.accountId, id));
  }
  await deleteConsents(db, id);
  // What a member keeps for trips stands above this folder: the tables are named by their keys alone.
  await db.execute(sql`delete from account_profile where account_id = ${id}`);
  await db.execute(sql`delete from account_passport where account_id = ${id}`);
  await db.execute(sql`delete from frequent_traveler where account_id = ${id}`);
  // Cards that are of nobody are forgotten at the payment processor next, and then deleted here.
  await db.execute(sql`
    update saved_card set account_id = null, holder_name = '', label = null, is_default = false where account_id = ${id}`);
  // Watches of fares and alerts of flights stand above accounts: their tables are named by their keys alone. Those of its address went
  // there without the account.
  await db.execute(sql`
    delete from fare_watch where account_id = ${id} or lower(email) = (select lower(email) from account where id = ${id})`);
  await db.execute(sql`
    delete from flight_alert where lower(email) = (select lower(email) from account where id = ${id})`);
  await db.execute(sql`delete from mail_choice where account_id = ${id}`);
  await db.execute(sql`delete from promotion_mail where account_id = ${id}`);
  await db.execute(sql`delete from added_trip where account_id = ${id}`);
  await db.execute(sql`delete from points_request where account_id = ${id}`);
  await db.execute(sql`
    delete from report_view using company_member m where m.id = report_view.member_id and m.account_id = ${id}`);
  await db.execute(sql`
    delete from report_recipient using company_member m where m.id = report_recipient.member_id and m.account_id = ${id}`);
  await db.execute(sql`
    delete from report_delivery using company_member m where m.id = report_delivery.member_id and m.account_id = ${id}`);
  await db.execute(sql`delete from support_request where account_id = ${id}`);
  await db.execute(sql`delete from promotion_registration where account_id = ${id}`);
  await db.execute(sql`delete from tier_period where account_id = ${id}`);
  await db.execute(sql`delete from named_companion where account_id = ${id}`);
  await db.execute(sql`delete from companion_grant where account_id = ${id}`);
  // Orders stay; where they came from does not.
  await db.execute(sql`
    delete from order_campaign using booking_order
    where booking_order.id = order_campaign.order_id and booking_order.account_id = ${id}`);
  // The links that were mailed: what they remember names addresses. The one that is used now says that it was.
  await db
    .update(accountLink)
    .set({ supersededAt: now, content: { language: 'es', destination: { surface: 'traveller' } } })
    .where(eq(accountLink.accountId, id));
  await forgetSignOnLinks(db, id);
  await forgetMemberships(db, id, now);
  await anonymizeAccount(db, id);
}
