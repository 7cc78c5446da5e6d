import { historyEvents } from '@airline/contract';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { identitySession, securityEvent } from '../identity/identity-schema.ts';

/** Reads the events of an account's history, the newest first, each with the session that it belongs to as far as that is kept. */
export async function readHistoryRows(
  db: Database,
  {
    accountId,
    before,
    limit,
  }: { readonly accountId: string; readonly before: number | undefined; readonly limit: number },
) {
  return db
    .select({
      id: securityEvent.id,
      event: securityEvent.event,
      at: securityEvent.at,
      addressHash: securityEvent.addressHash,
      details: securityEvent.details,
      session: {
        browser: identitySession.browser,
        browserVersion: identitySession.browserVersion,
        system: identitySession.system,
      },
    })
    .from(securityEvent)
    .leftJoin(identitySession, eq(identitySession.id, securityEvent.sessionId))
    .where(
      and(
        eq(securityEvent.accountId, accountId),
        inArray(securityEvent.event, [...historyEvents]),
        before === undefined ? undefined : lt(securityEvent.id, before),
      ),
    )
    .orderBy(desc(securityEvent.id))
    .limit(limit);
}

export type HistoryRow = Awaited<ReturnType<typeof readHistoryRows>>[number];
