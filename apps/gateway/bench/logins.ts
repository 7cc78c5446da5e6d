import { openIdentityGateway } from '../test-support/identity-gateway.ts';
import { openInMemory } from '../src/database/database.ts';
import { rateLimit } from '../src/limits/rate-limit-schema.ts';
import { formatTable, microseconds } from './measure.ts';
import { compareRanks } from './rank-test.ts';

const loginsOfEach = 500;
/** Of a million runs that compare like with like, one is farther out. */
const farthestDeviations = 4.9;

/**
 * Compares how long a wrong password takes for a name that exists and for one that does not, in random order; beside it a
 * login that hashes nothing for an unknown name, which must be distinguished.
 *
 * @throws when the logins are distinguished, or the other login's are not.
 */
export async function benchmarkLogins(): Promise<void> {
  const database = await openInMemory();
  const gateway = openIdentityGateway(database);
  await gateway.account({ username: 'ana.known' });
  const { secrets } = gateway.identity;
  const careless = openIdentityGateway(database, {
    clock: gateway.clock,
    secrets: {
      ...secrets,
      verifySecret: (hash, secret, address) =>
        typeof hash === 'string' ? secrets.verifySecret(hash, secret, address) : Promise.resolve(false),
    },
  });

  const rows: string[][] = [];
  const deviations: number[] = [];
  for (const [title, asked] of [
    ['this gateway', gateway],
    ['one that hashes nothing for an unknown name', careless],
  ] as const) {
    const names = Array.from({ length: loginsOfEach * 2 }, (_, index) => (index % 2 ? 'ana.known' : 'eva.nobody'))
      .map((name) => ({ name, place: Math.random() }))
      .toSorted((one, other) => one.place - other.place);
    const times = { 'ana.known': [] as number[], 'eva.nobody': [] as number[] };
    for (let warmUp = 0; warmUp < 20; warmUp += 1) await asked.password('eva.nobody', 'Equivocada1');
    for (const { name } of names) {
      await database.db.delete(rateLimit);
      const start = performance.now();
      await asked.password(name, 'Equivocada1');
      times[name as keyof typeof times].push(performance.now() - start);
    }
    const compared = compareRanks(times['ana.known'], times['eva.nobody']);
    deviations.push(compared.deviations);
    rows.push([
      title,
      microseconds(compared.firstMedian * 1_000),
      microseconds(compared.secondMedian * 1_000),
      compared.chanceFirstIsSlower.toFixed(3),
      compared.deviations.toFixed(1),
    ]);
  }
  await database.close();

  console.log(`\nWrong passwords for a name that exists and for another, ${loginsOfEach} of each, in random order:`);
  console.log(
    formatTable(
      ['', 'known, median µs', 'unknown, median µs', 'chance that known is slower', 'standard deviations'],
      rows,
    ),
  );
  const [ours = Number.NaN, theirs = Number.NaN] = deviations;
  if (!(Math.abs(ours) < farthestDeviations)) throw new Error('The time of a login tells who has an account.');
  if (!(theirs > farthestDeviations)) throw new Error('The comparison does not see what is there to see.');
}
