import { randomUUID } from 'node:crypto';

import type { Language } from '@airline/contract';
import { sql } from 'drizzle-orm';

import { enqueueAccountJob } from '../../accounts/identity/enqueue-account-job.ts';
import type { Database } from '../../database/database.ts';
import { travelFundNotice } from './fund-schema.ts';
import { firstUsableDay, reminderDays } from './rules/fund-state.ts';
import { usd } from './rules/fund-view.ts';
import type { FundServices } from './services.ts';

const batch = 100;

/** A fund whose holder is to be reminded, with where to. */
interface DueFund {
  readonly number: string;
  readonly leftMinor: number;
  readonly expiresOn: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly language: Language;
}

/**
 * Mails the holders of funds that something is left of some days before their last one, each mail once; returns how many. What
 * is found late gets the nearest mail alone.
 *
 * The mail goes to the account that has the fund, unless its person turned such mails off, else to the contact of the trip that it came
 * from.
 */
export async function remindHolders({ db, now }: Pick<FundServices, 'db' | 'now'>): Promise<number> {
  const at = now();
  let mailed = 0;
  for (const daysBefore of reminderDays) {
    for (const fund of await findDueFunds(db, daysBefore, at)) {
      if (await db.transaction((tx) => remind(tx, fund, daysBefore, at))) mailed += 1;
    }
  }
  return mailed;
}

async function findDueFunds(db: Database, daysBefore: number, now: Date): Promise<readonly DueFund[]> {
  const today = firstUsableDay(now);
  const { rows } = (await db.execute(sql`
    select * from (
      select c.number, c.account_id as "accountId", to_char(c.expires_on, 'YYYY-MM-DD') as "expiresOn",
        (select sum(m.amount_minor)::integer from travel_fund_movement m where m.fund_number = c.number) as "leftMinor",
        case when c.account_id is null then o.email else a.email end as email,
        case when c.account_id is null then c.holder_first_name else a.first_name end as "firstName",
        case when c.account_id is null then o.language else a.language end as language
      from travel_credit c left join account a on a.id = c.account_id left join booking_order o on o.id = c.order_id
      where c.expires_on between ${today}::date and ${today}::date + ${daysBefore}::integer
        and not exists (
          select 1 from travel_fund_notice n where n.fund_number = c.number and n.days_before <= ${daysBefore}::integer)
    ) as due
    where "leftMinor" > 0 and email is not null
      and not exists (
        select from mail_choice w where w.account_id = due."accountId" and w.topic = 'funds' and not w.is_wanted)
    limit ${batch}`)) as { readonly rows: readonly unknown[] };
  return rows as readonly DueFund[];
}

async function remind(
  tx: Database,
  { number, leftMinor, expiresOn, email, firstName, language }: DueFund,
  daysBefore: number,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .insert(travelFundNotice)
    .values({ fundNumber: number, daysBefore, at: now })
    .onConflictDoNothing()
    .returning();
  if (noted.length === 0) return false;
  const notice = {
    id: randomUUID(),
    notice: 'fundExpires',
    email,
    firstName,
    language,
    destination: { surface: 'traveller' },
    fund: { amount: usd(leftMinor), lastFour: number.slice(-4), expiresOn },
  } as const;
  await enqueueAccountJob(tx, 'accountNotice', notice, now);
  return true;
}
