import { createClient } from '@redis/client';
import type { Logger } from 'pino';

import { CountersAwayError } from './counters-away.ts';
import type { RateCounters } from './rate-counters.ts';

/** The counters of a Redis, and the end of its connection. */
export interface RedisCounters extends RateCounters {
  close(): Promise<void>;
}

const keyPrefix = 'airline:rate-limit:';
const answerWithinMs = 2_000;
const reconnectAfterMs = 500;

/** In one script, so that no window is left without its end. */
const countScript = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if count == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }
`;

const readScript = `return { tonumber(redis.call('GET', KEYS[1]) or 0), redis.call('PTTL', KEYS[1]) }`;

/**
 * Counts in a Redis or Valkey, for gateways that are too many for counting in the database.
 *
 * It connects by itself, and again after it was away; meanwhile its functions throw a {@link CountersAwayError}.
 */
export function createRedisCounters(url: string, log: Logger): RedisCounters {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: answerWithinMs },
    socket: { connectTimeout: answerWithinMs, reconnectStrategy: reconnectAfterMs },
  });
  client.on('error', (error: unknown) => log.error({ err: error }, 'Redis does not answer'));
  const connected = client.connect().catch(() => undefined);

  const asking = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    // The first requests wait for the first connection, no longer than for an answer.
    if (!client.isReady) await Promise.race([connected, pause(answerWithinMs)]);
    try {
      return await ask();
    } catch (error) {
      throw new CountersAwayError('Redis does not answer.', { cause: error });
    }
  };

  return {
    count: (key, { windowMs }, more) =>
      asking(async () => {
        const given = await client.eval(countScript, {
          keys: [keyPrefix + key],
          arguments: [String(windowMs), String(more)],
        });
        const [count, leftMs] = given as unknown as readonly [number, number];
        return { count, leftMs };
      }),
    readCount: (key) =>
      asking(async () => {
        const given = await client.eval(readScript, { keys: [keyPrefix + key], arguments: [] });
        const [count, leftMs] = given as unknown as readonly [number, number];
        return { count, leftMs: Math.max(0, leftMs) };
      }),
    forgetCount: (key) =>
      asking(async () => {
        await client.del(keyPrefix + key);
      }),
    async close() {
      client.destroy();
      await connected;
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
