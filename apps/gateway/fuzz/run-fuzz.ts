import type { OpenApiDocument } from '@airline/contract/openapi';

import type { Send } from './caller.ts';
import { checkAnswer } from './check-answer.ts';
import { type FuzzRequest, type LiveValues, makeRequest, makeWholeRequest } from './make-request.ts';
import { listOperations, type Operation } from './operations.ts';
import type { Preparations, Prepared } from './preparations.ts';
import { createRandom } from './random.ts';
import { withoutSuccess } from './without-success.ts';

export interface FuzzOptions {
  readonly document: OpenApiDocument;
  readonly seed: number;
  readonly requests: number;
  /** How many are under way at a time. */
  readonly atOnce: number;
  readonly live: LiveValues;
  readonly preparations: Preparations;
  readonly send: Send;
  /** Returns access tokens, one for each category of people; asked again from time to time, since some of them end. */
  readonly readTokens: () => Promise<readonly string[]>;
}

/** What a run has found. */
export interface FuzzReport {
  readonly requests: number;
  readonly byStatus: ReadonlyMap<number, number>;
  readonly findings: readonly { readonly operation: string; readonly fault: string; readonly request: FuzzRequest }[];
  /** Operations none of whose answers was a success, though nothing says why: the run has not tried what is behind them. */
  readonly unreached: readonly string[];
  /** Why requests or tokens could not be prepared, and how often: what is mutated has changed what others need. */
  readonly unprepared: ReadonlyMap<string, number>;
}

/** Addresses that requests come from: so many that budgets by address leave most requests through. */
const addresses = 4_000;
const requestsForOneToken = 500;
/** One of so many requests is prepared, where there is a preparation: it takes some requests itself. */
const requestsForOnePrepared = 8;

/**
 * Sends every operation the request that its sample means, one after the other, and then mutated requests to every operation in
 * turn; checks each answer against the document.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { document, seed, requests, atOnce, live, preparations, send, readTokens } = options;
  const operations = listOperations(document);
  const random = createRandom(seed);
  const byStatus = new Map<number, number>();
  const succeeded = new Set<string>();
  const findings: FuzzReport['findings'][number][] = [];
  const unprepared = new Map<string, number>();
  let tokens = await readTokens();
  let sent = 0;

  const countUnprepared = (what: string, error: unknown): undefined => {
    const reason = `${what}: ${String(error).slice(0, 200)}`;
    unprepared.set(reason, (unprepared.get(reason) ?? 0) + 1);
  };
  const prepare = async (name: string): Promise<Prepared | undefined> => {
    const preparation = (preparations as Readonly<Record<string, () => Promise<Prepared>>>)[name];
    return preparation?.().catch((error: unknown) => countUnprepared(name, error));
  };
  const ask = async (operation: Operation, request: FuzzRequest): Promise<void> => {
    const answer = await send(request, random.below(addresses));
    byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
    if (answer.status < 400) succeeded.add(operation.name);
    const fault = checkAnswer(operation, request, answer, document);
    if (fault !== undefined) findings.push({ operation: operation.name, fault, request });
  };
  const worker = async (): Promise<void> => {
    while (sent < requests) {
      const operation = operations[sent % operations.length];
      sent += 1;
      if (operation === undefined) return;
      if (sent % requestsForOneToken === 0) {
        tokens = (await readTokens().catch((error: unknown) => countUnprepared('tokens', error))) ?? tokens;
      }
      const accessToken = random.once(4) || tokens.length === 0 ? undefined : random.pick(tokens);
      const prepared = random.once(requestsForOnePrepared) ? await prepare(operation.name) : undefined;
      await ask(operation, makeRequest(operation, random, { live, accessToken, prepared }));
    }
  };

  for (const operation of operations) {
    sent += 1;
    const prepared = await prepare(operation.name);
    await ask(operation, makeWholeRequest(operation, { live, accessToken: tokens[0], prepared }));
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  const unreached = operations
    .map(({ name }) => name)
    .filter((name) => !succeeded.has(name) && !(name in withoutSuccess));
  return { requests: sent, byStatus, findings, unreached, unprepared };
}
