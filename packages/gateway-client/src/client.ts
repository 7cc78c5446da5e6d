import { apiKeyHeader, idempotencyKeyHeader, problem, problemMediaType, type Endpoint } from '@airline/contract';
import { traceCall } from '@airline/telemetry/call-tracer';
import type * as z from 'zod/mini';

import { addressOf } from './address.ts';
import { fetchOrTakeEarly } from './early-answers.ts';
import { failureOf, type Failure } from './failure.ts';
import { waitBeforeRetry, type Attempt } from './retry.ts';
import { createServerClock } from './server-clock.ts';

type Given<Name extends string, Schema> = Schema extends z.ZodMiniType
  ? { readonly [Key in Name]: z.output<Schema> }
  : object;

/**
 * What a call of an endpoint needs: its path's parameters, query and body where it has them, and the key of a write.
 *
 * @example
 * ```ts
 * import type { findTrip } from '@airline/contract';
 * import type { CallOptions } from '@airline/gateway-client';
 *
 * const options: CallOptions<typeof findTrip> = { body: { recordLocator: 'K7QM2X', firstName: 'Ana', lastName: 'Ruiz' } };
 * ```
 */
export type CallOptions<E extends Endpoint> = Given<'parameters', E['parameters']> &
  Given<'query', E['query']> &
  Given<'body', E['body']> &
  (E['isIdempotent'] extends true
    ? {
        /** One for each intent of the person, kept until it has its answer; see `createIdempotencyKey`. */
        readonly idempotencyKey: string;
      }
    : object) & {
    /** Ends the call when nobody waits for it any more; the returned promise then rejects with the signal's reason. */
    readonly signal?: AbortSignal;
    /** Who asks: sent as `Authorization: Bearer` (RFC 6750 §2.1). `@airline/session` gives it. */
    readonly accessToken?: string;
  };

/**
 * What a call gives: a JSON answer parsed by the contract, a text or a file of another media type, or nothing.
 *
 * @example
 * ```ts
 * import type { exportTripCalendar } from '@airline/contract';
 * import type { AnswerOf } from '@airline/gateway-client';
 *
 * const file: AnswerOf<typeof exportTripCalendar> = 'BEGIN:VCALENDAR';
 * ```
 */
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodMiniType
  ? z.output<E['answer']>
  : E['mediaType'] extends `text/${string}`
    ? string
    : E['mediaType'] extends string
      ? Blob
      : undefined;

/**
 * What came of a call: its value, or why there is none.
 *
 * @example
 * ```ts
 * import type { Outcome } from '@airline/gateway-client';
 *
 * const textOf = (outcome: Outcome<string>) => ('value' in outcome ? outcome.value : outcome.failure.kind);
 * ```
 */
export type Outcome<Value> = { readonly value: Value } | { readonly failure: Failure };

/**
 * Asks the gateway.
 *
 * @example
 * ```ts
 * import type { GatewayClient } from '@airline/gateway-client';
 *
 * const hasExpired = (client: GatewayClient, expiresAt: string) => client.now().getTime() >= Date.parse(expiresAt);
 * ```
 */
export interface GatewayClient {
  /**
   * Calls an endpoint; every expected trouble is an outcome.
   *
   * @throws when the options are not what the contract says, and with the signal's reason when `signal` ended it.
   */
  readonly call: <const E extends Endpoint>(endpoint: E, options: CallOptions<E>) => Promise<Outcome<AnswerOf<E>>>;
  /** Gives the gateway's time, as well as its answers tell it: good to about a second. */
  readonly now: () => Date;
}

/**
 * What a client is made from; everything has a default but in tests.
 *
 * @example
 * ```ts
 * import type { GatewayClientOptions } from '@airline/gateway-client';
 *
 * const impatient: GatewayClientOptions = { timeoutMs: 1_000 };
 * ```
 */
export interface GatewayClientOptions {
  /** The API key of the surface that asks; absent where the gateway has none. */
  readonly apiKey?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
  /** How long one attempt may take; 10 seconds by default, and 30 for a write that must not be left in doubt. */
  readonly timeoutMs?: number;
  readonly random?: () => number;
  readonly wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  readonly browserNow?: () => number;
}

const timeoutMs = 10_000;
const idempotentTimeoutMs = 30_000;

/**
 * Makes the client of an app. One is enough: it remembers nothing of a call but the gateway's clock.
 *
 * Each attempt has a timeout; one that fails in passing is tried once more where that does no harm.
 *
 * @example
 * ```ts
 * import { listFareFamilies } from '@airline/contract';
 * import { createGatewayClient } from '@airline/gateway-client';
 *
 * const client = createGatewayClient();
 * const outcome = await client.call(listFareFamilies, {});
 * console.log('value' in outcome ? outcome.value.fareFamilies : outcome.failure.kind);
 * ```
 */
export function createGatewayClient(options: GatewayClientOptions = {}): GatewayClient {
  const { random = Math.random, wait = waitFor, browserNow = () => Date.now() } = options;
  const clock = createServerClock(browserNow);

  async function attempt(
    endpoint: Endpoint,
    address: string,
    init: RequestInit,
  ): Promise<Attempt | { value: unknown }> {
    const askedAtMs = browserNow();
    const limitMs = options.timeoutMs ?? (endpoint.isIdempotent ? idempotentTimeoutMs : timeoutMs);
    const timeout = AbortSignal.timeout(limitMs);
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    try {
      const response = await traceCall(`${endpoint.method} ${endpoint.path}`, { ...init, signal }, (traced) =>
        (options.fetch ?? fetchOrTakeEarly)(address, traced),
      );
      if (!mayComeFromCache(response)) clock.learn(response.headers.get('date'), askedAtMs, browserNow());
      return await read(endpoint, response);
    } catch {
      init.signal?.throwIfAborted();
      return {
        failure: { kind: timeout.aborted ? 'timeout' : 'unreachable' },
        status: undefined,
        retryAfterMs: undefined,
      };
    }
  }

  return {
    now: () => clock.now(),
    async call<const E extends Endpoint>(endpoint: E, given: CallOptions<E>): Promise<Outcome<AnswerOf<E>>> {
      const { parameters, query, signal, ...sent } = given as LooseOptions;
      const address = addressOf(endpoint, { parameters, query });
      const init = requestInit(endpoint, { ...sent, apiKey: options.apiKey }, signal);
      for (let retries = 0; ; retries += 1) {
        const result = await attempt(endpoint, address, init);
        // `read` parsed the value by this endpoint's own schema, which the compiler cannot follow.
        if ('value' in result) return { value: result.value as AnswerOf<E> };
        const pauseMs = waitBeforeRetry(endpoint, result, retries, random);
        if (pauseMs === undefined) return { failure: result.failure };
        await wait(pauseMs, signal);
      }
    },
  };
}

/**
 * Makes the key of one intent, such as one press of “pay”: 36 random characters. Kept for its retries, and made anew
 * when what is asked changes.
 *
 * @example
 * ```ts
 * import { createIdempotencyKey } from '@airline/gateway-client';
 *
 * console.log(createIdempotencyKey().length); // 36
 * ```
 */
export function createIdempotencyKey(): string {
  return crypto.randomUUID();
}

interface LooseOptions {
  readonly parameters?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly accessToken?: string;
  readonly apiKey?: string | undefined;
}

function requestInit(
  { method, mediaType, encoding }: Endpoint,
  { body, idempotencyKey, accessToken, apiKey }: LooseOptions,
  signal: AbortSignal | undefined,
): RequestInit {
  return {
    method,
    headers: {
      accept: `${mediaType ?? 'application/json'}, ${problemMediaType}`,
      ...(body === undefined ? {} : { 'content-type': bodyMediaTypes[encoding ?? 'json'] }),
      ...(apiKey === undefined ? {} : { [apiKeyHeader]: apiKey }),
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      ...(idempotencyKey === undefined ? {} : { [idempotencyKeyHeader]: idempotencyKey }),
    },
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: encoding === 'form' ? formOf(body) : JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  };
}

const bodyMediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Writes the texts of a body as the fields of a form (RFC 6749 appendix B). */
function formOf(body: unknown): string {
  return new URLSearchParams(body as Readonly<Record<string, string>>).toString();
}

async function read(endpoint: Endpoint, response: Response): Promise<Attempt | { value: unknown }> {
  const { status, headers } = response;
  const failed = (failure: Failure): Attempt => ({ failure, status, retryAfterMs: retryAfterOf(headers) });
  if (response.ok && endpoint.mediaType?.startsWith('text/') === false) return { value: await response.blob() };
  const text = await response.text();
  if (!response.ok) {
    const parsed = problem.safeParse(jsonOf(text));
    return failed(parsed.success ? failureOf(parsed.data) : { kind: 'failed', reference: undefined });
  }
  if (endpoint.mediaType !== undefined) return { value: text };
  if (endpoint.answer === undefined) return { value: undefined };
  const parsed = endpoint.answer.safeParse(jsonOf(text));
  return parsed.success ? { value: parsed.data } : failed({ kind: 'unreadable' });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads `Retry-After` in seconds; a date in it counts as no wish. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) * 1000 : undefined;
}

function waitFor(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

/** Tells whether a browser may have kept an answer: its `Date` is that of then. */
function mayComeFromCache({ headers }: Response): boolean {
  return headers.get('cache-control')?.includes('max-age') === true;
}
