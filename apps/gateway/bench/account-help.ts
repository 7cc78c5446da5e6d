import { type AccountGateway, lookupOf, openAccountGateway } from '../test-support/account-gateway.ts';
import { openInMemory } from '../src/database/database.ts';
import { accountJobGroup } from '../src/accounts/help/account-job-group.ts';
import { job } from '../src/jobs/job-schema.ts';
import { startJobs } from '../src/jobs/start-jobs.ts';
import { rateLimit } from '../src/limits/rate-limit-schema.ts';
import { resolveLookup } from '../src/accounts/help/resolve-lookup.ts';
import { formatTable, microseconds } from './measure.ts';
import { compareRanks, type Comparison } from './rank-test.ts';

const lookupsOfEach = 1_000;
/** Of a million runs that compare like with like, one is farther out. */
const farthestDeviations = 4.9;

/**
 * Compares how long lookups of accounts that exist and of others take, in random order, while the workers send the mails of
 * earlier ones; beside it a gateway that looks and mails before it answers, which must be distinguished.
 *
 * @throws when the lookups are distinguished, or the other gateway's are not.
 */
export async function benchmarkAccountHelp(): Promise<void> {
  const database = await openInMemory();
  const gateway = openAccountGateway(database);
  const names = await accountNames(gateway);
  const ask = (username: string) => lookupOf({ purpose: 'resetPassword', username });

  const workers = startJobs(gateway.mailServices, [accountJobGroup(gateway.mailServices)]);
  const ours = await compare(gateway, names, async (username) => {
    await gateway.post('/api/account-help/v1/lookups', ask(username));
  });
  await workers.stop();
  await database.db.delete(job);
  const naive = await compare(gateway, names, async (username) => {
    const asked = { request: ask(username), askedFrom: 'bench' };
    await resolveLookup(gateway.mailServices, asked, { createdAt: gateway.clock.now, attempts: 1 });
  });
  await database.close();

  console.log(`\nLookups of accounts that exist and of others, ${lookupsOfEach} of each, in random order:`);
  console.log(
    formatTable(
      ['', 'known, median µs', 'unknown, median µs', 'chance that known is slower', 'standard deviations'],
      [rowOf('this gateway', ours), rowOf('one that looks and mails before it answers', naive)],
    ),
  );
  if (Math.abs(ours.deviations) > farthestDeviations) throw new Error('The time of a lookup tells who has an account.');
  if (naive.deviations < farthestDeviations) throw new Error('The comparison does not see what is there to see.');
}

interface Names {
  readonly known: readonly string[];
  readonly unknown: readonly string[];
}

async function accountNames(gateway: AccountGateway): Promise<Names> {
  const known: string[] = [];
  // One hash for all: this is not about passwords.
  for (let made = 0; made < lookupsOfEach; made += 1) {
    known.push((await gateway.account({ passwordHash: null })).username ?? '');
  }
  return { known, unknown: known.map((name) => name.replace('ana', 'eva')) };
}

async function compare(
  gateway: AccountGateway,
  { known, unknown }: Names,
  ask: (username: string) => Promise<void>,
): Promise<Comparison> {
  const order = [
    ...known.map((name) => ({ name, isKnown: true })),
    ...unknown.map((name) => ({ name, isKnown: false })),
  ]
    .map((each) => ({ ...each, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place);
  for (const { name } of order.slice(0, 100)) await ask(name);
  await gateway.identity.db.delete(rateLimit);
  const times: { readonly isKnown: boolean; readonly milliseconds: number }[] = [];
  for (const { name, isKnown } of order) {
    // A minute between two, so that no limit stands in the way.
    gateway.clock.now = new Date(gateway.clock.now.getTime() + 60_000);
    const start = performance.now();
    await ask(name);
    times.push({ isKnown, milliseconds: performance.now() - start });
  }
  const timesOf = (wanted: boolean) =>
    times.filter(({ isKnown }) => isKnown === wanted).map((each) => each.milliseconds);
  return compareRanks(timesOf(true), timesOf(false));
}

function rowOf(name: string, { firstMedian, secondMedian, chanceFirstIsSlower, deviations }: Comparison): string[] {
  return [
    name,
    microseconds(firstMedian * 1_000),
    microseconds(secondMedian * 1_000),
    chanceFirstIsSlower.toFixed(3),
    deviations.toFixed(1),
  ];
}
