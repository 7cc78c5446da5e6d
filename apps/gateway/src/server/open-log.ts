import { type Logger, pino } from 'pino';

import type { Observer } from '../observability/observer.ts';
import { createLog } from './create-log.ts';

/** Lines are written by so many bytes: a write for each line costs as much as a short answer. */
const WRITTEN_BYTES = 4_096;
/** No line waits longer, in milliseconds, however quiet it is. */
const WRITTEN_AFTER_MS = 200;

/**
 * Opens the log, on a file descriptor or a file.
 *
 * No request waits for its line to be written; at its end the process writes what is left.
 */
export function openLog(level: string, destination: number | string, observer?: Observer): Logger {
  const options = { dest: destination, sync: false, minLength: WRITTEN_BYTES, periodicFlush: WRITTEN_AFTER_MS };
  const written = pino.destination(options);
  if (observer === undefined) return createLog(level, written);
  return createLog(level, {
    write(line) {
      written.write(line);
      if (isWarningOrError(line)) observer.keepLine(line);
    },
  });
}

/** A line begins with its level: 40 is a warning, 50 an error. Most lines are neither, and need not be taken apart. */
function isWarningOrError(line: string): boolean {
  return /^\{"level":[456]0,/.test(line);
}
