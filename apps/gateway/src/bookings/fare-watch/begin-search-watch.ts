import { createHash, randomUUID } from 'node:crypto';

import type { Language } from '@airline/contract';

import { boundErrors, partyErrors } from '../../flights/shopping/field-errors.ts';
import { bookableDates, checkBounds } from '../../flights/search/rules/index.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import { lookEveryMs } from './check-watches.ts';
import { fareWatchJob } from './fare-watch-jobs.ts';
import { confirmWatch, countSearchWatches, watchSearchOnce } from './fare-watch-store.ts';
import type { FareWatchRow } from './fare-watch-schema.ts';
import { findSearchPrice } from './find-search-price.ts';
import type { WatchedSearch } from './rules/watched-search.ts';
import type { FareWatchServices } from './services.ts';

/** As many searches are watched for one account or address. */
const mostSearches = 20;

const dayMs = 24 * 60 * 60 * 1000;
/** A search is watched so long, and no longer than to the day of its first flight. */
const longestMs = 90 * dayMs;

/** Who asks for the watch of a search: an account, or an address that is to be proved. */
export type Watcher = { readonly accountId: string } | { readonly email: string };

/** Begins the watch of a search: for an account at once, for an address once the link that is mailed to it is used. */
export async function beginSearchWatch(
  services: FareWatchServices,
  search: WatchedSearch,
  { watcher, language }: { readonly watcher: Watcher; readonly language: Language },
): Promise<{ readonly state: 'on' | 'mailed' } | Refused> {
  const { db, limits, now } = services;
  const at = now();
  const errors = await findSearchErrors(services, search);
  if (errors.length > 0) return refusedFields(errors);
  const price = await findSearchPrice(services, search);
  const watch = {
    id: randomUUID(),
    ...watcher,
    language,
    search,
    searchKey: toSearchKey(search),
    endsAt: endOf(search, at),
    checkAfter: new Date(at.getTime() + lookEveryMs),
    below: price ?? null,
  };
  if ('accountId' in watcher) {
    if ((await countSearchWatches(db, watcher)) >= mostSearches) return refusedByName('tooManyFareWatches');
    await watchSearchOnce(db, watch, at);
    return { state: 'on' };
  }
  // Who has asked often enough, or watches it already, gets the same answer: it says nothing of the address.
  if ((await limits.limitRate('fareWatchMails', watcher.email.toLowerCase())).isExceeded) return { state: 'mailed' };
  await db.transaction(async (tx) => {
    const { id } = await watchSearchOnce(tx, watch, at);
    await insertJobs(tx, [fareWatchJob('fareWatchLinkMail', { watchId: id, id: randomUUID() })], at);
  });
  return { state: 'mailed' };
}

/** Begins the watch whose link was mailed, that of a trip again. */
export async function confirmMailedWatch(
  { db, now }: Pick<FareWatchServices, 'db' | 'now'>,
  row: FareWatchRow,
): Promise<Refused | undefined> {
  const newcomer = row.confirmedAt === null ? row.email : null;
  if (newcomer !== null && (await countSearchWatches(db, { email: newcomer })) >= mostSearches) {
    return refusedByName('tooManyFareWatches');
  }
  await confirmWatch(db, row.id, now());
  return undefined;
}

async function findSearchErrors({ flights, now, partyLimits }: FareWatchServices, { bounds, party }: WatchedSearch) {
  const { schedule } = await flights.search();
  const bookable = bounds.map(({ origin }) => bookableDates(origin, schedule, now()));
  const firstDate = bookable.map(({ from }) => from).toSorted()[0];
  const lastDate = bookable
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  return [
    ...boundErrors(checkBounds(bounds, { firstDate, lastDate }), 'inList'),
    ...partyErrors(party, '/party', partyLimits()),
  ];
}

/** The day of the first flight ends some hours later elsewhere: then nothing is on sale any more. */
function endOf({ bounds }: WatchedSearch, now: Date): Date {
  const firstDate = bounds.map(({ date }) => date).toSorted()[0] ?? '';
  return new Date(Math.min(now.getTime() + longestMs, Date.parse(firstDate) + dayMs));
}

function toSearchKey({ bounds, party, tripKind, inPoints }: WatchedSearch): string {
  const parts = [
    bounds.map(({ origin, destination, date }) => [origin, destination, date]),
    [party.adults, party.children, party.lapInfants],
    tripKind,
    inPoints,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
