import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

import {
  type CancellationRequest,
  type CardToken,
  type OrderOutcome,
  type OrderRequest,
  type Problem,
  problemNameOf,
} from '@airline/contract';

import { testVariables } from './config.ts';
import type { Audit } from './order-books.ts';
import { approvedCard } from './order-gateway.ts';
import { cardOf, keyedPost, orderOf, paidWithPoints } from './orders.ts';

/** A gateway that runs in a process of its own, until it is killed. */
export interface GatewayProcess {
  readonly origin: string;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
}

/** What Node has compiled of the gateway: half of the time that one takes to start. */
const compileCache = join(import.meta.dirname, '../node_modules/.cache/compiled');

/** Names the address of each person: all of them ask from this machine. */
const clientAddressHeader = 'x-forwarded-for';

/** Starts a gateway with a database of its own, or one that it shares with others. */
export async function startGatewayProcess(variables: Readonly<Record<string, string>>): Promise<GatewayProcess> {
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'booking-process.ts')], {
    env: {
      ...process.env,
      ...testVariables,
      LOG_LEVEL: 'error',
      SMTP_URL: '',
      CLIENT_ADDRESS_HEADER: clientAddressHeader,
      NODE_COMPILE_CACHE: compileCache,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const port = await Promise.race([
    once(child.stdout ?? child, 'data').then(([line]) => String(line).trim()),
    exited.then(([code]) =>
      Promise.reject(new Error(`The gateway ended with ${String(code)} before it told its port.`)),
    ),
  ]);
  return {
    origin: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** An order as one person means it: sent as often as it takes, with one key. */
export interface Intent {
  readonly key: string;
  /** The network address that the person asks from. */
  readonly address: string;
  readonly request: OrderRequest;
  /** The member's who orders. */
  readonly accessToken?: string;
}

/** Asks a gateway for an offer and a token: all that an order needs. */
export async function prepareIntent(origin: string, flights: readonly string[], card = approvedCard): Promise<Intent> {
  const offer = await (await fetch(`${origin}/test/offer?flights=${flights.join(',')}`)).text();
  const tokens = await fetch(`${origin}/sandbox/payments/v1/tokens`, keyedPost(cardOf(card)));
  const { token } = (await tokens.json()) as CardToken;
  const order = orderOf(offer, token);
  // Many people, not one who holds more than they may.
  const contact = { ...order.contact, email: `${randomUUID()}@example.com` };
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`;
  return { key: randomUUID(), address, request: { ...order, contact } };
}

/** Makes a member with points, and gives a token of theirs. */
export async function memberWith(origin: string, points: number): Promise<string> {
  return (await fetch(`${origin}/test/member?points=${points}`)).text();
}

/** Asks for all that an order needs which a member's points pay. */
export async function preparePointsIntent(
  origin: string,
  flights: readonly string[],
  accessToken: string,
): Promise<Intent> {
  const intent = await prepareIntent(origin, flights);
  return { ...intent, request: paidWithPoints(intent.request), accessToken };
}

/** Sends an order; `undefined` when the gateway died over it. */
export async function sendIntent(origin: string, intent: Intent): Promise<Response | undefined> {
  const { key, address, request, accessToken } = intent;
  const post = keyedPost(request, key, accessToken);
  const headers = { ...(post.headers as Record<string, string>), [clientAddressHeader]: address };
  try {
    const answer = await fetch(`${origin}/api/air-booking/v1/orders`, { ...post, headers });
    // The body counts as part of the answer: a gateway may die between the two.
    const body = await answer.text();
    return new Response(body, { status: answer.status });
  } catch {
    return undefined;
  }
}

/**
 * Refusals that pass: the request that a crash cut off counts as under way for a moment, and who books in many tabs waits until
 * one of the few places for held orders is free.
 */
const passing: ReadonlySet<string> = new Set(['idempotencyKeyInUse', 'tooManyHolds']);

/** Sends an intent until somebody says what became of it, as a person with a retry button does. */
export async function insistOn(origin: string, intent: Intent): Promise<string> {
  for (;;) {
    const answer = await sendIntent(origin, intent);
    const ending = await answer?.json().then((body: unknown) => endingOf(body as OrderOutcome | Problem));
    if (ending !== undefined && !passing.has(ending)) return ending;
    await pause(200);
  }
}

function endingOf(body: OrderOutcome | Problem): string {
  return 'type' in body ? (problemNameOf(body.type) ?? body.title) : body.status;
}

/** Books a trip, and gives what a traveller of it can cancel it with. */
export async function bookToCancel(origin: string, flights: readonly string[]): Promise<CancellationIntent> {
  const answer = await sendIntent(origin, await prepareIntent(origin, flights));
  const outcome = (await answer?.json()) as OrderOutcome | undefined;
  if (outcome?.status !== 'confirmed') throw new Error('A trip that is to be cancelled was not booked.');
  const { recordLocator, passengers, price } = outcome.trip;
  const [first] = passengers;
  if (first === undefined) throw new Error('A trip has nobody.');
  const { firstName, lastName } = first;
  const shown = { refund: price.total, credit: { amountMinor: 0, currency: 'USD' as const } };
  const code = await (await fetch(`${origin}/test/trip-code?recordLocator=${recordLocator}`)).text();
  return { key: randomUUID(), request: { recordLocator, firstName, lastName, code, shown } };
}

/** A cancellation as one person means it: sent as often as it takes, with one key. */
export interface CancellationIntent {
  readonly key: string;
  readonly request: CancellationRequest;
}

/** Sends a cancellation once; `undefined` when the gateway died over it. */
export async function sendCancellation(
  origin: string,
  { key, request }: CancellationIntent,
): Promise<number | undefined> {
  try {
    const answer = await fetch(`${origin}/api/air-booking/v1/trips/cancellation`, keyedPost(request, key));
    await answer.text();
    return answer.status;
  } catch {
    return undefined;
  }
}

/** Reads a gateway's books once nothing is held and nothing waits to be delivered; after a while, as they are. */
export async function readSettledBooks(origin: string): Promise<Audit> {
  for (let tries = 1; ; tries += 1) {
    const audit = (await (await fetch(`${origin}/test/books`)).json()) as Audit;
    if (audit.faults.unsettled.length === 0 || tries === 100) return audit;
    await pause(300);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
