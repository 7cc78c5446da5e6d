import type { SecurityEventName } from './rules/security-events.ts';
import type { Database } from '../../database/database.ts';
import { securityEvent } from './identity-schema.ts';

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

/** Adds an event to the audit log: in the transaction of what it tells of, where there is one. */
export async function recordSecurityEvent(db: Database, { details = {}, ...event }: SecurityEvent): Promise<void> {
  await db.insert(securityEvent).values({ ...event, details });
}
