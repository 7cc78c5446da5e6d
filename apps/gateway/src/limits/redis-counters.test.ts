import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf, openIdentityGateway, password } from '../../test-support/identity-gateway.ts';
import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { redisProgram, type RedisServer, startRedis } from '../../test-support/redis.ts';
import { rateLimit } from './rate-limit-schema.ts';
import { createRedisCounters, type RedisCounters } from './redis-counters.ts';
import { CountersAwayError } from './counters-away.ts';

const program = redisProgram();
if (program === undefined) {
  process.stderr.write('SKIPPED: no Redis here. Install it (Debian: apt-get install redis-server) to run its tests.\n');
}
const log = pino({ level: 'silent' });
const limit = { most: 5, windowMs: 60_000 };

test('without a server nobody gets past a limit', async () => {
  const counters = createRedisCounters('redis://127.0.0.1:1', log);
  await expect(counters.count('somebody', limit, 1)).rejects.toBeInstanceOf(CountersAwayError);
  await counters.close();
});

test('a gateway whose counters are away says that it cannot be asked for a moment', async () => {
  const database = await openMemoryDatabase();
  const gateway = openIdentityGateway(database, { variables: { REDIS_URL: 'redis://127.0.0.1:1' } });
  const answer = await gateway.password('ana.perez', password);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  await database.close();
});

describe.skipIf(program === undefined)('a Redis', () => {
  let server: RedisServer;
  let one: RedisCounters;
  let other: RedisCounters;

  beforeAll(async () => {
    server = await startRedis(program ?? '');
    [one, other] = [createRedisCounters(server.url, log), createRedisCounters(server.url, log)];
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await server.stop();
  });

  test('counts for two instances together, however many come at the same moment', async () => {
    const counts = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? one : other).count('both', limit, 1)),
    );
    expect(counts.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    for (const { leftMs } of counts) expect(leftMs).toSatisfy((left: number) => left > 50_000 && left <= 60_000);
  });

  test('begins anew when the window is over, and when it is asked to forget', async () => {
    await one.count('short', { most: 5, windowMs: 50 }, 1);
    await expect
      .poll(async () => (await other.count('short', { most: 5, windowMs: 50 }, 1)).count, { interval: 60 })
      .toBe(1);
    await one.count('forgotten', limit, 1);
    await other.forgetCount('forgotten');
    expect((await one.count('forgotten', limit, 1)).count).toBe(1);
  });

  test('says what it has counted, and counts nothing by that', async () => {
    expect((await one.readCount('looked at', limit)).count).toBe(0);
    await one.count('looked at', limit, 1);
    const { count, leftMs } = await other.readCount('looked at', limit);
    expect(count).toBe(1);
    expect(leftMs).toBeGreaterThan(50_000);
    expect((await other.readCount('looked at', limit)).count).toBe(1);
  });

  test('locks a login name, with nothing in the table of the database', async () => {
    const database = await openMemoryDatabase();
    const gateway = openIdentityGateway(database, { variables: { REDIS_URL: server.url } });
    const codes = [];
    for (let tries = 1; tries <= 6; tries += 1) codes.push(await codeOf(gateway.password('nobody.here', 'Mal1')));
    expect(codes).toEqual([400618205, 400618205, 400618205, 400618205, 400618202, 400618202]);
    expect(await database.db.$count(rateLimit)).toBe(0);
    await database.close();
  });

  test('that comes back counts again', async () => {
    const own = await startRedis(program ?? '');
    const counters = createRedisCounters(own.url, log);
    expect((await counters.count('somebody', limit, 1)).count).toBe(1);
    await own.stop();
    await expect(counters.count('somebody', limit, 1)).rejects.toBeInstanceOf(CountersAwayError);
    const again = await startRedis(program ?? '', Number(new URL(own.url).port));
    await expect
      .poll(() =>
        counters.count('somebody', limit, 1).then(
          ({ count }) => count > 0,
          () => false,
        ),
      )
      .toBe(true);
    await counters.close();
    await again.stop();
  });
});
