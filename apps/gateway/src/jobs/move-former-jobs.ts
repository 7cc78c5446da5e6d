import { sql } from 'drizzle-orm';

import type { Database } from '../database/database.ts';

/**
 * Moves what is due in the queues of the release before into the one of today; returns how many jobs.
 *
 * An instance of that release makes a row due later while it works at it, and locks it while it leases it: neither is moved,
 * so that no work is done by both. A notice keeps the number that its `Message-ID` was made of.
 */
export async function moveFormerJobs(db: Database, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows: messages } = (await db.execute(sql`
    with due as (
      select id from outbox where done_at is null and failed_at is null and due_at <= ${at} for update skip locked
    ), moved as (
      delete from outbox where id in (select id from due) returning *
    ), inserted as (
      insert into job (kind, key, payload, created_at, run_after, attempts)
      select kind, order_id, jsonb_build_object('orderId', order_id), created_at, due_at, attempts from moved order by id
      on conflict do nothing
    )
    select id from moved`)) as { readonly rows: readonly unknown[] };
  const { rows: tasks } = (await db.execute(sql`
    with due as (
      select id from account_task where due_at <= ${at} for update skip locked
    ), moved as (
      delete from account_task where id in (select id from due) returning *
    ), inserted as (
      insert into job (kind, payload, created_at, run_after, attempts)
      select case task->>'kind' when 'lookup' then 'accountLookup' when 'link' then 'accountLink'
          when 'notice' then 'accountNotice' else task->>'kind' end,
        case task->>'kind' when 'notice' then task - 'kind' || jsonb_build_object('id', id::text) else task - 'kind' end,
        created_at, due_at, attempts
      from moved order by id
    )
    select id from moved`)) as { readonly rows: readonly unknown[] };
  return messages.length + tasks.length;
}
