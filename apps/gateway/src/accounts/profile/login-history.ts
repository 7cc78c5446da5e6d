import { browserFamilies, type HistoryEvent, historyEvents, systemFamilies } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import type { RequestTrace } from '../../http/request-origin.ts';
import { type HistoryRow, readHistoryRows } from './login-history-store.ts';

/** As many as a page of the history has. */
const eventsPerPage = 20;

/** Tells what happened to an account, the newest first, and whether there is more. */
export async function readLoginHistory(
  db: Database,
  accountId: string,
  before: number | undefined,
  { addressHash }: Pick<RequestTrace, 'addressHash'>,
): Promise<{ readonly events: readonly HistoryEvent[]; readonly hasMore: boolean }> {
  const rows = await readHistoryRows(db, { accountId, before, limit: eventsPerPage + 1 });
  const events = rows.slice(0, eventsPerPage).flatMap((row) => toHistoryEvent(row, addressHash));
  return { events, hasMore: rows.length > eventsPerPage };
}

function toHistoryEvent(row: HistoryRow, addressHash: string): readonly HistoryEvent[] {
  const event = historyEvents.find((name) => name === row.event);
  if (event === undefined) return [];
  return [
    {
      id: String(row.id),
      event,
      at: row.at.toISOString(),
      device: toDevice(row),
      isNewDevice: row.details['isKnownDevice'] === false,
      isThisNetwork: row.addressHash === addressHash,
    },
  ];
}

/** Gives the device of an event: as it was written down with it, else that of its session as far as that is kept. */
function toDevice({ details, session }: HistoryRow): HistoryEvent['device'] {
  const browser = browserFamilies.find((family) => family === (details['browser'] ?? session?.browser));
  const system = systemFamilies.find((family) => family === (details['system'] ?? session?.system));
  if (browser === undefined || system === undefined) return undefined;
  const version = details['browser'] === undefined ? session?.browserVersion : details['browserVersion'];
  return { browser, system, ...(typeof version === 'number' ? { browserVersion: version } : {}) };
}
