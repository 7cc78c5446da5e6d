import { type DestinationStream, type Logger, pino } from 'pino';

import { QueueFullError } from '../accounts/identity/fair-queue.ts';
import { PaymentStateError } from '../bookings/jobs/expect-state.ts';
import { CountersAwayError } from '../limits/counters-away.ts';

/**
 * Makes the gateway's log. Of an error it holds its name, its code and where it was thrown: messages quote what they are about, a mail
 * server's the recipient, a parser's the text, a database's the row. Only messages of our own classes, which name nobody, are kept.
 */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, serializers: { err: (error: unknown) => describeError(error) } }, destination);
}

/** Those whose messages are made of our own words and of closed sets of values. */
const ownErrors = [CountersAwayError, QueueFullError, PaymentStateError] as const;

/** What of an error beside its name says what went wrong, and of no value: of Node, PostgreSQL and SMTP. */
const loggedFields: ReadonlySet<string> = new Set([
  'code',
  'errno',
  'syscall',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  'responseCode',
  'command',
]);
const loggedValue = /^[\w.$-]{1,64}$/;
/** A chain of causes that is longer than this is one that goes in a circle. */
const mostCauses = 5;

interface DescribedError {
  readonly type: string;
  readonly message?: string;
  readonly query?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

function describeError(error: unknown, depth = 1): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.constructor.name,
    ...(ownErrors.some((own) => error instanceof own) ? { message: error.message } : {}),
    ...Object.fromEntries(Object.entries(error).filter(([name, value]) => loggedFields.has(name) && isLoggable(value))),
    // A statement's text has placeholders in the place of its values.
    ...('query' in error && 'params' in error ? { query: String(error.query) } : {}),
    stack: listFrames(error),
    ...(error.cause === undefined || depth === mostCauses ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
}

function isLoggable(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && loggedValue.test(value));
}

/** A stack begins with the message, which may have lines that look like frames. */
function listFrames({ stack = '', message }: Error): string {
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
