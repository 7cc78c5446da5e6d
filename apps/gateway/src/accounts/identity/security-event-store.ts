import { sql } from 'drizzle-orm';

import type { SecurityEventName } from './rules/security-events.ts';
import type { Database } from '../../database/database.ts';

/** Something that happened to an account; `details` are closed words and codes, never a name, an address or a secret. */
export interface SecurityEvent {
  readonly event: SecurityEventName;
  readonly at: Date;
  readonly accountId?: string | undefined;
  readonly sessionId?: string | undefined;
  /** The request's id, which the log has too. */
  readonly reference: string;
  readonly addressHash?: string | undefined;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/**
 * Adds an event to the audit log: in the transaction of what it tells of, where there is one. What concerns no account is counted
 * by day.
 *
 * One statement, which writes one row either way: the time of a failed login does not tell whether the name exists.
 */
export async function recordSecurityEvent(db: Database, { details = {}, ...event }: SecurityEvent): Promise<void> {
  const { accountId = null, sessionId = null, addressHash = null } = event;
  const at = event.at.toISOString();
  const cause = String(details['cause'] ?? '');
  await db.execute(sql`
    with counted as (
      insert into stranger_event (day, event, cause, count)
      select (${at}::timestamptz at time zone 'UTC')::date, ${event.event}, ${cause}, 1 where ${accountId}::uuid is null
      on conflict (day, event, cause) do update set count = stranger_event.count + 1
    )
    insert into security_event (at, event, account_id, session_id, reference, address_hash, details)
    select ${at}::timestamptz, ${event.event}, ${accountId}::uuid, ${sessionId}::uuid, ${event.reference}, ${addressHash},
      ${JSON.stringify(details)}::jsonb
    where ${accountId}::uuid is not null`);
}

/** As many rows go with one statement: others get their turn between two. */
const ROWS_A_STATEMENT = 5_000;

/**
 * Deletes what is older than 13 months from the audit log, by the database's clock, and returns how many events.
 *
 * The database refuses to delete a younger one, and any at all without the setting that is made here. Only the command of retention calls this.
 */
export async function pruneSecurityEvents(db: Database): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { rows } = await db.transaction(async (tx) => {
      await tx.execute(sql`set local airline.retention = 'on'`);
      return (await tx.execute(sql`
        delete from security_event where id in (
          select id from security_event where at < now() - interval '13 months' order by id limit ${ROWS_A_STATEMENT}
        ) returning id`)) as { readonly rows: readonly unknown[] };
    });
    deleted += rows.length;
    if (rows.length < ROWS_A_STATEMENT) break;
  }
  await db.execute(sql`delete from stranger_event where day < (now() - interval '13 months')::date`);
  return deleted;
}
