import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/**
 * Makes the gateway's log. An error of the database is logged without the values of its statement: they are people's names,
 * addresses and the like.
 */
export function createLog(level: string, destination: DestinationStream): Logger {
  return pino({ level, serializers: { err: serializeError } }, destination);
}

/** What the query library throws: its message repeats the values, and so may the message and the detail of its cause. */
interface QueryError extends Error {
  readonly query: string;
  readonly params: readonly unknown[];
}

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return stdSerializers.err(error as Error);
  const failed = findQueryError(error);
  if (failed === undefined) return stdSerializers.err(error);
  return {
    type: error.constructor.name,
    message: `Failed query: ${failed.query}`,
    stack: listFrames(error),
    ...describeCause(failed),
  };
}

function findQueryError(error: Error): QueryError | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('query' in cause && 'params' in cause) return cause as QueryError;
  }
  return undefined;
}

/** What of the database's own words names no value. */
const toldOfCause: ReadonlySet<string> = new Set([
  'code',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
  'errno',
  'syscall',
]);

function describeCause({ cause }: QueryError): Readonly<Record<string, unknown>> {
  if (!(cause instanceof Error)) return {};
  return Object.fromEntries(Object.entries(cause).filter(([name]) => toldOfCause.has(name)));
}

/** A stack begins with the message, which may have several lines. */
function listFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
