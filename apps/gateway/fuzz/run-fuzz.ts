import type { OpenApiDocument } from '@airline/contract/openapi';

import { checkAnswer, type FuzzAnswer } from './check-answer.ts';
import { type FuzzRequest, type LiveValues, makeRequest } from './mutate.ts';
import { listOperations } from './operations.ts';
import { createRandom } from './random.ts';

export interface FuzzOptions {
  readonly document: OpenApiDocument;
  readonly seed: number;
  readonly requests: number;
  /** How many are under way at a time. */
  readonly atOnce: number;
  readonly live: LiveValues;
  /** Sends a request from the address of a number. */
  readonly send: (request: FuzzRequest, address: number) => Promise<FuzzAnswer>;
  /** Returns access tokens, one for each category of people; asked again from time to time, since some of them end. */
  readonly readTokens: () => Promise<readonly string[]>;
}

/** What a run has found. */
export interface FuzzReport {
  readonly requests: number;
  readonly byStatus: ReadonlyMap<number, number>;
  /** Operations and how many of their answers were successes: one without any was not reached. */
  readonly successes: ReadonlyMap<string, number>;
  readonly findings: readonly { readonly operation: string; readonly fault: string; readonly request: FuzzRequest }[];
}

/** Addresses that requests come from: so many that budgets by address leave most requests through. */
const addresses = 4_000;
const requestsForOneToken = 500;

/** Sends mutated requests to every operation in turn, and checks each answer against the document. */
export async function runFuzz({
  document,
  seed,
  requests,
  atOnce,
  live,
  send,
  readTokens,
}: FuzzOptions): Promise<FuzzReport> {
  const operations = listOperations(document);
  const random = createRandom(seed);
  const byStatus = new Map<number, number>();
  const successes = new Map(operations.map(({ name }) => [name, 0]));
  const findings: FuzzReport['findings'][number][] = [];
  let tokens = await readTokens();
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < requests) {
      const operation = operations[sent % operations.length];
      sent += 1;
      if (operation === undefined) return;
      if (sent % requestsForOneToken === 0) tokens = await readTokens();
      const token = random.once(4) || tokens.length === 0 ? undefined : random.pick(tokens);
      const request = makeRequest(operation, random, live, token);
      const answer = await send(request, random.below(addresses));
      byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
      if (answer.status < 400) successes.set(operation.name, (successes.get(operation.name) ?? 0) + 1);
      const fault = checkAnswer(operation, request, answer, document);
      if (fault !== undefined) findings.push({ operation: operation.name, fault, request });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { requests: sent, byStatus, successes, findings };
}
