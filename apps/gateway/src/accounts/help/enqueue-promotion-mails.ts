import { sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { insertJobs } from '../../jobs/job-store.ts';

/** As many mails as one round leaves for the worker of mails. */
const mailsAtOnce = 200;
/** What was published longer ago is no news: an instance that was away so long mails nothing of it. */
const newsFor = sql`interval '2 days'`;

/**
 * Leaves a mail about each promotion that has begun for each member who consented to such mails before it did; returns how many. The
 * note that a member was written to and the job are one transaction, so that two instances leave one mail.
 */
export async function enqueuePromotionMails(db: Database, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`
      insert into promotion_mail (promotion_id, account_id, due_at)
      select p.id, a.id, ${at}
      from promotion p, account a,
        lateral (
          select c.granted, c.recorded_at from account_consent c
          where c.account_id = a.id and c.purpose = 'marketingEmail' order by c.id desc limit 1
        ) as consent
      where p.stage = 'published' and p.starts_at <= ${at} and p.ends_at > ${at}
        and greatest(p.published_at, p.starts_at) > ${at} - ${newsFor}
        and a.kind = 'member' and a.status = 'active' and a.email is not null
        and consent.granted and consent.recorded_at <= greatest(p.published_at, p.starts_at)
        and not exists (select from promotion_mail m where m.promotion_id = p.id and m.account_id = a.id)
      limit ${mailsAtOnce}
      on conflict do nothing
      returning promotion_id as "promotionId", account_id as "accountId"`)) as {
      readonly rows: readonly { readonly promotionId: string; readonly accountId: string }[];
    };
    const jobs = rows.map((payload) => ({ kind: 'promotionMail', payload }));
    if (jobs.length > 0) await insertJobs(tx, jobs, now);
    return rows.length;
  });
}
