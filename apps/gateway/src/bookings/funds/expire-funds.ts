import { sql } from 'drizzle-orm';

import { firstUsableDay } from './rules/fund-state.ts';
import type { FundServices } from './services.ts';

/** So many at a time: a statement ends within its time. */
const batch = 200;

/**
 * Writes off what is left of funds whose last day is over everywhere on Earth; returns how many.
 *
 * Funds are locked first, so that two instances at once write each off once; those that somebody else works at wait for the next time.
 */
export async function expireFunds({ db, now }: Pick<FundServices, 'db' | 'now'>): Promise<number> {
  const at = now();
  return db.transaction(async (tx) => {
    const { rows } = (await tx.execute(sql`
      select number from travel_credit
      where expires_on < ${firstUsableDay(at)}::date
        and (select sum(amount_minor) from travel_fund_movement where fund_number = number) > 0
      order by number limit ${batch} for no key update skip locked`)) as {
      readonly rows: readonly { readonly number: string }[];
    };
    // Summed by a statement of its own: what was read before a lock may be over by then.
    const { rows: expired } = (await tx.execute(sql`
      insert into travel_fund_movement (fund_number, kind, amount_minor, at)
      select fund_number, 'expired', -sum(amount_minor), ${at.toISOString()}::timestamptz
      from travel_fund_movement
      where fund_number in (select jsonb_array_elements_text(${JSON.stringify(rows.map(({ number }) => number))}::jsonb))
      group by fund_number having sum(amount_minor) > 0
      returning fund_number`)) as { readonly rows: readonly unknown[] };
    return expired.length;
  });
}
