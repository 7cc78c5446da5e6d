/**
 * Lets a process end itself at a fault point: a gateway imports it, and a command gets it by `node --import`.
 *
 * Environment: `FAULT`, the point's name, armed from the start.
 */
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

import type { PaymentProcessor } from '../src/bookings/payments/payment-processor.ts';
import type { MailTransport } from '../src/mail/mail-transport.ts';
import type { FaultPoint, Step } from './fault-point.ts';
import { findFaultPoint } from './fault-points.ts';

let armed: FaultPoint | undefined;

/** Names the point at which this process ends. */
export function armFault(name: string): void {
  armed = findFaultPoint(name);
}

/** What a step is held against: the text of a statement or the first part of a Message-ID, or a call of the processor. */
type Reached = { readonly [Kind in 'statement' | 'commitOf' | 'processor' | 'mail']?: string };

function reach(when: FaultPoint['when'], reached: Reached): void {
  if (armed?.when === when && isStep(armed.step, reached)) process.kill(process.pid, 'SIGKILL');
}

function isStep(step: Step, { statement, commitOf, processor, mail }: Reached): boolean {
  if ('processor' in step) return step.processor === processor;
  if ('mail' in step) return mail !== undefined && step.mail.test(mail);
  if ('commitOf' in step) return commitOf !== undefined && step.commitOf.test(commitOf);
  return statement !== undefined && step.statement.test(statement);
}

/** Makes a processor of another one, with the points around its calls. */
export function withProcessorFaults(processor: PaymentProcessor): PaymentProcessor {
  const around =
    <Given extends readonly unknown[], Result>(
      name: keyof PaymentProcessor,
      call: (...given: Given) => Promise<Result>,
    ) =>
    async (...given: Given): Promise<Result> => {
      reach('before', { processor: name });
      const result = await call(...given);
      reach('after', { processor: name });
      return result;
    };
  return {
    authorise: around('authorise', (request) => processor.authorise(request)),
    lookup: around('lookup', (paymentId) => processor.lookup(paymentId)),
    capture: around('capture', (paymentId) => processor.capture(paymentId)),
    void: around('void', (paymentId) => processor.void(paymentId)),
    refund: around('refund', (request) => processor.refund(request)),
  };
}

/** Makes a transport of another one, with the points around the mails that it sends. */
export function withMailFaults(mail: MailTransport): MailTransport {
  return {
    async send(each) {
      reach('before', { mail: each.messageId });
      await mail.send(each);
      reach('after', { mail: each.messageId });
    },
    close: () => mail.close(),
  };
}

type Call = (this: object, ...given: readonly unknown[]) => unknown;

/** What both drivers say of a statement's outcome. */
interface Outcome {
  readonly rowCount?: number | null;
  readonly affectedRows?: number;
  readonly rows?: readonly unknown[];
  readonly command?: string;
}

const schemaCommand = /^\s*(create|alter|drop)\s/i;

function leave(statement: string, outcome: unknown): void {
  const { rowCount, affectedRows, rows = [] } = (outcome ?? {}) as Outcome;
  const isDone = (rowCount ?? affectedRows ?? 0) > 0 || rows.length > 0 || schemaCommand.test(statement);
  if (isDone) reach('after', { statement });
}

/** The statements of the transaction that each connection has open, one after another. */
const openTransactions = new WeakMap<object, string>();

function textOf(given: unknown): string {
  if (typeof given === 'string') return given;
  return typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : '';
}

/** PostgreSQL: a transaction is statements on one connection, and some callers wait by a function. */
const clients = Client.prototype as unknown as Record<'query', Call>;
const askClient = clients.query;
clients.query = function watched(this: object, ...given: readonly unknown[]): unknown {
  const statement = textOf(given[0]);
  const commitOf = /^\s*commit/i.test(statement) ? openTransactions.get(this) : undefined;
  const before = openTransactions.get(this);
  if (/^\s*begin/i.test(statement)) openTransactions.set(this, '');
  else if (/^\s*(commit|rollback\s*$)/i.test(statement)) openTransactions.delete(this);
  else if (before !== undefined) openTransactions.set(this, `${before}\n${statement}`);
  const enter = commitOf === undefined ? { statement } : { commitOf };
  reach('before', enter);
  const answered = (outcome: unknown): void => {
    if (commitOf === undefined) leave(statement, outcome);
    else reach('after', { commitOf });
  };
  const last = given.at(-1);
  if (typeof last === 'function') {
    const callBack = (error: unknown, outcome: unknown): void => {
      if (!(error instanceof Error)) answered(outcome);
      (last as (...told: readonly unknown[]) => void)(error, outcome);
    };
    return askClient.call(this, ...given.slice(0, -1), callBack);
  }
  const asked = askClient.call(this, ...given);
  if (!(asked instanceof Promise)) return asked;
  return asked.then((outcome: unknown) => {
    answered(outcome);
    return outcome;
  });
};

/** PGlite: a transaction is a function that is given a connection of its own. */
const embedded = PGlite.prototype as unknown as Record<'query' | 'transaction', Call>;
const askEmbedded = embedded.query;
const transact = embedded.transaction;
embedded.query = function watched(this: object, ...given: readonly unknown[]): Promise<unknown> {
  return watchEmbedded(this, askEmbedded, given);
};
embedded.transaction = async function watched(this: object, given: unknown): Promise<unknown> {
  const work = given as (inner: object) => Promise<unknown>;
  let commitOf = '';
  const result = await transact.call(this, async (inner: { query: Call }) => {
    const ask = inner.query;
    inner.query = (...given: readonly unknown[]) => {
      commitOf = `${commitOf}\n${textOf(given[0])}`;
      return watchEmbedded(inner, ask, given);
    };
    const done = await work(inner);
    reach('before', { commitOf });
    return done;
  });
  reach('after', { commitOf });
  return result;
};

async function watchEmbedded(connection: object, ask: Call, given: readonly unknown[]): Promise<unknown> {
  const statement = textOf(given[0]);
  reach('before', { statement });
  const outcome = await ask.call(connection, ...given);
  leave(statement, outcome);
  return outcome;
}

const atStart = process.env['FAULT'] ?? '';
if (atStart !== '') armFault(atStart);
