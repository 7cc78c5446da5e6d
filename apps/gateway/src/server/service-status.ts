import { readServiceStatus, type ServicePart } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';

import type { Database } from '../database/database.ts';
import { noStore } from '../http/no-store.ts';

const minuteMs = 60 * 1000;
/** What is done within seconds when all is well, and has waited so long, is late. */
const lateMs = 10 * minuteMs;
/** One mailbox that refuses mails is no disturbance; that many jobs that failed twice are. */
const failingJobs = 3;

interface StatusServices {
  readonly db: Database;
  readonly now: () => Date;
  readonly flights: { readonly isReady: () => boolean };
}

/** Shows how the service does, by what the gateway itself knows: its schedule, and what waits in its queue. */
export function serviceStatusRoutes({ db, now, flights }: StatusServices): Hono {
  return new Hono().get(readServiceStatus.path, async (context) => {
    const at = now();
    const late = await readLateJobs(db, at);
    const queued = (name: 'mails' | 'payments'): ServicePart => {
      const since = late[name];
      return since === undefined ? { name, state: 'working' } : { name, state: 'delayed', since };
    };
    const parts: ServicePart[] = [
      // Who gets this answer got it from the database that logins go to.
      { name: 'accounts', state: 'working' },
      { name: 'flights', state: flights.isReady() ? 'working' : 'unavailable' },
      queued('mails'),
      queued('payments'),
    ];
    return context.json({ parts, at: at.toISOString() }, readServiceStatus.success, noStore);
  });
}

/** Reads since when mails and payments are late: left due, or failing one after another. */
async function readLateJobs(
  db: Database,
  now: Date,
): Promise<{ readonly mails: string | undefined; readonly payments: string | undefined }> {
  const { rows } = (await db.execute(sql`
    select case when kind in ('capturePayment', 'voidPayment', 'refundPayment') then 'payments' else 'mails' end as part,
      min(run_after) filter (where run_after <= ${new Date(now.getTime() - lateMs).toISOString()}::timestamptz
        and (leased_until is null or leased_until <= ${now.toISOString()}::timestamptz)) as due,
      min(created_at) filter (where attempts >= 2) as failing,
      count(*) filter (where attempts >= 2)::integer as failed
    from job where gave_up_at is null group by 1`)) as {
    readonly rows: readonly {
      readonly part: 'mails' | 'payments';
      readonly due: string | Date | null;
      readonly failing: string | Date | null;
      readonly failed: number;
    }[];
  };
  const sinceOf = (part: 'mails' | 'payments'): string | undefined => {
    const found = rows.find((row) => row.part === part);
    const since = [found?.due, (found?.failed ?? 0) >= failingJobs ? found?.failing : null]
      .filter((each) => each !== null && each !== undefined)
      .map((each) => new Date(each).toISOString())
      .toSorted();
    return since[0];
  };
  return { mails: sinceOf('mails'), payments: sinceOf('payments') };
}
