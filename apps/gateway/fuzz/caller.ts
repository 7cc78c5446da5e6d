import { randomUUID } from 'node:crypto';

import { endpoints, type EndpointName, idempotencyKeyHeader } from '@airline/contract';

import type { FuzzAnswer } from './check-answer.ts';
import type { FuzzRequest } from './make-request.ts';

/** Sends a request from the address of a number. */
export type Send = (request: FuzzRequest, address: number) => Promise<FuzzAnswer>;

/** The gateway that is fuzzed, as who prepares a request asks it. */
export interface FuzzedGateway {
  readonly send: Send;
  /** The origin of its pages. */
  readonly origin: string;
  readonly now: () => Date;
  /** A date on which flights are sold. */
  readonly date: string;
  /** Somebody of the airline who operates the product. */
  readonly operator: { readonly username: string; readonly password: string };
  /** Somebody of the airline at a gate. */
  readonly gateAgent: { readonly username: string; readonly password: string };
  /** An administrator of a company, who manages its travel. */
  readonly manager: { readonly username: string; readonly password: string };
  /** Somebody of the airline who looks after the promotions of a region. */
  readonly marketer: { readonly username: string; readonly password: string };
  /** Returns the texts of the mails to an address, the newest first. */
  readonly readMails: (to: string) => Promise<readonly string[]>;
}

/** What a prepared request has beside its method and path. */
export interface CallParts {
  /** What stands in the path's braces. */
  readonly pathTexts?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The mutated requests have the addresses before these: what is prepared uses up no budget of theirs, and none of its own. */
const firstAddress = 4_000;
const addresses = 50_000;
let calls = 0;

/** Asks for what an endpoint does, as a client that does it right. */
export function callEndpoint(
  gateway: FuzzedGateway,
  name: EndpointName,
  { body, headers = {}, pathTexts = {} }: CallParts = {},
): Promise<FuzzAnswer> {
  const { method, path } = endpoints[name];
  const isForm = 'encoding' in endpoints[name];
  const target = path.replaceAll(/\{(\w+)\}/g, (braces, field: string) => pathTexts[field] ?? braces);
  return call(gateway, target, {
    method,
    headers: {
      ...(body === undefined
        ? {}
        : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...('isIdempotent' in endpoints[name] ? { [idempotencyKeyHeader]: randomUUID() } : {}),
      ...headers,
    },
    body: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
  });
}

/** Sends a request that has to be answered with a success. */
export async function call(
  { send }: FuzzedGateway,
  target: string,
  request: Omit<FuzzRequest, 'target'>,
): Promise<FuzzAnswer> {
  calls += 1;
  const answer = await send({ ...request, target }, firstAddress + (calls % addresses));
  if (answer.status >= 400) {
    const problem = answer.text.replace(/,"reference":.*/, '');
    throw new Error(`${request.method} ${target} answered ${answer.status}: ${problem}`);
  }
  return answer;
}

/** Reads an answer as JSON of the type that is expected. */
export async function readAnswer<Answer>(answer: Promise<FuzzAnswer>): Promise<Answer> {
  return JSON.parse((await answer).text) as Answer;
}

export function bearer(accessToken: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${accessToken}` };
}

const pauseMs = 300;
const mostPauses = 200;

/** Waits for a mail to an address with a link, and returns the link's secret; another one than that of the mail before. */
export async function readLinkSecret(
  { readMails }: FuzzedGateway,
  to: string,
  before?: string,
  pattern = /#(?:link=)?([A-Za-z0-9_-]{43})/,
): Promise<string> {
  for (let pauses = 0; pauses < mostPauses; pauses += 1) {
    const secrets = (await readMails(to)).flatMap((text) => pattern.exec(text)?.[1] ?? []);
    if (secrets[0] !== undefined && secrets[0] !== before) return secrets[0];
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error('No mail with a link came.');
}
