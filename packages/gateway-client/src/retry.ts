import type { Endpoint } from '@airline/contract';

import type { Failure } from './failure.ts';

/** One automatic retry at most, and only where doing it twice does no harm. */
const maximumRetries = 1;
const shortestWaitMs = 200;
const longestWaitMs = 600;
/** A gateway that asks for a longer wait than this is asked again by the person, not by the page. */
const longestPatienceMs = 3_000;

/** Statuses of a gateway, or of a proxy before it, that is busy or away for a moment. */
const passingStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** What one attempt came to. */
export interface Attempt {
  readonly failure: Failure;
  readonly status: number | undefined;
  /** What `Retry-After` asks for. */
  readonly retryAfterMs: number | undefined;
}

/**
 * Gives how long to wait before the one retry, in milliseconds; `undefined` when there is none.
 *
 * Retried are reads and writes that carry an `Idempotency-Key`, after a failure that passes: no connection, no answer in
 * time, a busy gateway, the catalogue's action `retry`, or a first request with the same key that is still under way. The
 * wait is random, so that browsers which failed together do not come back together.
 */
export function waitBeforeRetry(
  endpoint: Endpoint,
  { failure, status, retryAfterMs }: Attempt,
  retriesSoFar: number,
  random: () => number,
): number | undefined {
  if (retriesSoFar >= maximumRetries || !isHarmlessTwice(endpoint) || !passes(failure, status)) return undefined;
  const jittered = shortestWaitMs + random() * (longestWaitMs - shortestWaitMs);
  if (retryAfterMs === undefined) return jittered;
  return retryAfterMs > longestPatienceMs ? undefined : retryAfterMs + jittered;
}

function isHarmlessTwice({ method, isIdempotent }: Endpoint): boolean {
  return method === 'GET' || isIdempotent === true;
}

function passes(failure: Failure, status: number | undefined): boolean {
  if (failure.kind === 'timeout' || failure.kind === 'unreachable') return true;
  if (failure.kind === 'catalogue') return failure.action === 'retry';
  if (failure.kind === 'refused') return failure.name === 'idempotencyKeyInUse';
  return failure.kind === 'failed' && status !== undefined && passingStatuses.has(status);
}
