import { endpoints, type PaymentForm } from '@airline/contract';

import { changeGateway } from '../test-support/change-gateway.ts';
import type { NamedBound } from '../test-support/changes.ts';
import { issueFund } from '../test-support/funds.ts';
import { openMember } from '../test-support/members.ts';
import { type OrderGateway, openOrderGateway } from '../test-support/order-gateway.ts';
import { ana, keyedPost } from '../test-support/orders.ts';
import { openInMemory, type OpenDatabase } from '../src/database/database.ts';
import { tripCode } from '../src/bookings/orders/order-schema.ts';
import { rateLimit } from '../src/limits/rate-limit-schema.ts';
import { besideBareInserts, connectionOf, CONNECTIONS, onBothDatabases, type PersonsRequest } from './bare-inserts.ts';
import { formatTable, measure, microseconds } from './measure.ts';
import { benchmarkStart, type Pair, scheduleOf, searchedDate, travelledPairs } from './schedules.ts';

const CHANGES = 400;
const WARM_UP_CHANGES = 100;
const SEARCHES = 1_000;

/** Who changes a trip, and what it writes, changes or deletes: as many rows as PostgreSQL counts of a run (`pg_stat_user_tables`). */
const changers = {
  /**
   * A guest with a code, whose fund pays a part. Of the change: key, change, seats, fund, token, authorisation; then order, version, two
   * tickets, seats, two payments, the codes, change, two jobs, the key's answer. Of the proofs before it: three counts and their two
   * deletions, and the code that was compared.
   */
  guest: { name: 'changes by a fund and a card, of a guest', rows: 24 },
  /** The account whose trip it is; a card pays all. The same without the fund, its payment, the codes and the proofs. */
  account: { name: 'changes by a card, of an account', rows: 16 },
} as const;

type Changer = keyof typeof changers;

const flight: NamedBound = { family: 'classic', price: 12_900, departs: '2026-12-01T07:30:00-06:00' };

async function measureOn(name: string, database: OpenDatabase): Promise<readonly (readonly string[])[]> {
  const gateway = await openOrderGateway(database, { seats: () => 10_000_000 });
  const rows: (readonly string[])[] = [];
  for (const changer of ['guest', 'account'] as const) {
    const measured = await besideBareInserts(database.db, {
      name: `${changers[changer].name}, ${name}`,
      warmUp: await prepare(gateway, WARM_UP_CHANGES, changer),
      requests: await prepare(gateway, CHANGES, changer),
      rowsEach: changers[changer].rows,
      async send({ post, from }) {
        const answer = await gateway.app.request(endpoints.changeTrip.path, post, from);
        if (answer.status !== 201) throw new Error(`A change was answered ${answer.status}: ${await answer.text()}`);
        await answer.text();
      },
    });
    rows.push(...measured);
  }
  return rows;
}

/** Books trips and makes whole requests to change them, each with a token of its own and what proves whose it is, on a hundred legs. */
async function prepare(gateway: OrderGateway, count: number, changer: Changer): Promise<readonly PersonsRequest[]> {
  const { db } = gateway.orders;
  const changes = changeGateway(gateway);
  const requests: PersonsRequest[] = [];
  for (let index = 0; index < count; index += 1) {
    // An offer is ordered once: no two are of the same moment. Nor is it one person that asks for all of it.
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 1);
    await db.delete(rateLimit);
    const booked = [{ ...flight, flight: `WN${(index % 50) + 1}` }];
    const to = [{ ...flight, flight: `WN${(index % 50) + 51}`, price: 15_000 }];
    if (changer === 'account') {
      const { accessToken } = await openMember(gateway.identity);
      const lookup = await changes.bookTrip({ bounds: booked, accessToken });
      const { code: _code, ...request } = await changes.changeOf(lookup, { to, accessToken });
      requests.push({ post: keyedPost(request, undefined, accessToken), from: connectionOf(index) });
      continue;
    }
    const lookup = await changes.bookTrip({ bounds: booked });
    const number = await issueFund(db, gateway.clock.now);
    const { firstName, lastName } = ana;
    const payments: readonly PaymentForm[] = [
      { kind: 'travelFund', number, firstName, lastName, amount: { amountMinor: 800, currency: 'USD' } },
      { kind: 'card', token: await gateway.token() },
    ];
    const request = await changes.changeOf(lookup, { to, payments });
    requests.push({ post: keyedPost(request), from: connectionOf(index) });
  }
  await db.delete(rateLimit);
  // Who changed a trip by a code uses up all of it; the codes of an account's trips are none of its change.
  if (changer === 'account') await db.delete(tripCode);
  return requests;
}

/** Searches flights through the whole app, alone and as a change does: what can be changed of the trip comes first. */
async function measureSearches(): Promise<readonly (readonly string[])[]> {
  const database = await openInMemory();
  const schedule = scheduleOf(['WN']);
  const gateway = await openOrderGateway(database, { schedule });
  gateway.clock.now = benchmarkStart;
  const lookup = await changeGateway(gateway).bookTrip({ bounds: [flight] });
  const pairs = travelledPairs(schedule, SEARCHES);
  let asked = 0;
  // Each of another person's: an address may prove few trips.
  const ask = async (path: string, init?: RequestInit): Promise<number> => {
    const answer = await gateway.app.request(path, init, connectionOf((asked += 1)));
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return (await answer.text()).length;
  };
  const search = ({ origin, destination }: Pair): Promise<number> =>
    ask(
      `/api/air-booking/v1/itineraries?origin=${origin}&destination=${destination}` +
        `&date=${searchedDate}&adults=1&children=0&lapInfants=0`,
    );
  const options = (): Promise<number> => ask(endpoints.readChangeOptions.path, keyedPost(lookup));
  const rows = [
    await measure('a plain search', pairs, search),
    await measure('the search of a change', pairs, search),
    await measure('what can be changed, once before', pairs.slice(0, 200), options),
  ];
  await database.close();
  return rows.map(({ name, medianMicroseconds, p99Microseconds, meanMicroseconds }) => [
    name,
    ...[medianMicroseconds, p99Microseconds, meanMicroseconds].map(microseconds),
  ]);
}

/** Prints what changes cost: their payment beside bare inserts of as many rows, and their search beside a plain one. */
export async function benchmarkChanges(): Promise<void> {
  console.log(`\nChanges of one passenger's flight, ${CONNECTIONS} at a time, ${CHANGES} in all:`);
  console.log(formatTable(['', 'changes/s', 'of the bare inserts'], await onBothDatabases(measureOn)));
  console.log(`\nSearches through the whole app, ${SEARCHES.toLocaleString('en')} of each, one after another:`);
  console.log(formatTable(['', 'median µs', 'p99 µs', 'mean µs'], await measureSearches()));
}
