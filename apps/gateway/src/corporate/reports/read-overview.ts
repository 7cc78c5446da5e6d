import { type CompanyOverview, mostOverviewRows } from '@airline/contract';
import { sql } from 'drizzle-orm';

import { firstUsableDay } from '../../bookings/funds/rules/fund-state.ts';
import type { Database } from '../../database/database.ts';
import type { AccessedCompany } from './company-of-access.ts';
import type { ReportReading } from './read-report.ts';
import { findWhereabouts, readUpcoming } from './whereabouts.ts';

/** A fund that expires within so many days is a task for somebody. */
const expiringDays = 30;

/** Reads what a travel manager sees first. */
export async function readOverview(
  { db, now }: ReportReading,
  { companyId, companyName, may }: AccessedCompany,
): Promise<CompanyOverview> {
  const at = now();
  const [found, upcoming, spend, funds, tasks] = await Promise.all([
    findWhereabouts(db, companyId, at, mostOverviewRows),
    readUpcoming(db, companyId, at),
    readSpend(db, companyId, at),
    readFunds(db, companyId, at),
    readTasks(db, companyId, at),
  ]);
  const { count, left, soon, soonCount, next } = funds;
  return {
    companyName,
    whereabouts: found.map(({ orderId: _orderId, ...whereabout }) => whereabout),
    ...upcoming,
    spend,
    funds: {
      left: usd(left),
      count: Number(count),
      expiringSoon: usd(soon),
      ...(next === null ? {} : { nextExpiresOn: next }),
    },
    tasks: { ...tasks, fundsExpiring: Number(soonCount) },
    mayWrite: may('writeToTravellers'),
    at: at.toISOString(),
  };
}

const usd = (amountMinor: number | string) => ({ amountMinor: Number(amountMinor), currency: 'USD' as const });

function monthAt(now: Date, monthsBefore: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsBefore, 1));
}

async function readSpend(db: Database, companyId: string, now: Date): Promise<CompanyOverview['spend']> {
  const sum = async (from: Date, to: Date) => {
    const { rows } = (await db.execute(sql`
      select coalesce(sum(total_minor), 0) as net, count(*) filter (where kind = 'sale' and ticket is not null) as tickets
      from company_spend_line where company_id = ${companyId}::uuid and at >= ${from.toISOString()}::timestamptz
        and at < ${to.toISOString()}::timestamptz`)) as {
      readonly rows: readonly { readonly net: number | string; readonly tickets: number | string }[];
    };
    return { net: Number(rows[0]?.net ?? 0), tickets: Number(rows[0]?.tickets ?? 0) };
  };
  const [current, before] = await Promise.all([
    sum(monthAt(now, 0), monthAt(now, -1)),
    sum(monthAt(now, 12), monthAt(now, 11)),
  ]);
  return {
    month: now.toISOString().slice(0, 'YYYY-MM'.length),
    netMinor: current.net,
    tickets: current.tickets,
    lastYearMinor: before.net,
    lastYearTickets: before.tickets,
  };
}

interface FundSums {
  readonly count: number | string;
  readonly left: number | string;
  readonly soon: number | string;
  readonly soonCount: number | string;
  readonly next: string | null;
}

async function readFunds(db: Database, companyId: string, now: Date): Promise<FundSums> {
  const today = firstUsableDay(now);
  const { rows } = (await db.execute(sql`
    with fund as (
      select f.expires_on, coalesce((
        select sum(m.amount_minor) from travel_fund_movement m where m.fund_number = f.number
      ), 0) as left_minor
      from travel_credit f where f.company_id = ${companyId}::uuid and f.expires_on >= ${today}::date
    )
    select count(*) as count, coalesce(sum(left_minor), 0) as left, min(expires_on)::text as next,
      coalesce(sum(left_minor) filter (where expires_on < ${today}::date + ${expiringDays}::integer), 0) as soon,
      count(*) filter (where expires_on < ${today}::date + ${expiringDays}::integer) as "soonCount"
    from fund where left_minor > 0`)) as { readonly rows: readonly FundSums[] };
  return rows[0] ?? { count: 0, left: 0, soon: 0, soonCount: 0, next: null };
}

async function readTasks(
  db: Database,
  companyId: string,
  now: Date,
): Promise<Omit<CompanyOverview['tasks'], 'fundsExpiring'>> {
  const at = now.toISOString();
  const lately = new Date(now.getTime() - expiringDays * 24 * 60 * 60 * 1000).toISOString();
  const { rows } = (await db.execute(sql`
    select
      (select count(*) from company_approval where company_id = ${companyId}::uuid and state = 'asked'
        and expires_at > ${at}::timestamptz) as approvals,
      (select count(*) from company_member where company_id = ${companyId}::uuid and state = 'invited') as invitations,
      (select count(*) from booking_order where company_id = ${companyId}::uuid and confirmed_at >= ${lately}::timestamptz
        and policy_outcome in ('reason', 'approval')) as exceptions`)) as {
    readonly rows: readonly Readonly<Record<'approvals' | 'invitations' | 'exceptions', number | string>>[];
  };
  const [counts] = rows;
  return {
    approvals: Number(counts?.approvals ?? 0),
    invitations: Number(counts?.invitations ?? 0),
    exceptions: Number(counts?.exceptions ?? 0),
  };
}
