/** Why a page could not be shown, as far as the person can do something about it. */
export type CrashCause = 'offline' | 'newVersion' | 'defect';

/** The browsers' words for a script chunk that could not be loaded: Chromium, Firefox, Safari. */
const missingChunk =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed/i;

/** What the apps' own loader of scripts adds where the script may still be there. */
const cutLine = /\((?:no connection|style|5\d\d|429)\)/;

/**
 * Tells a missing connection and an outdated page from a defect of ours.
 *
 * After a deployment the chunks of the old page are gone: its next page fails to load, and reloading mends it.
 *
 * @example
 * ```ts
 * import { crashCause } from '@airline/app-shell';
 *
 * console.log(crashCause(new TypeError('x is undefined'), true)); // 'defect'
 * ```
 */
export function crashCause(error: unknown, online: boolean): CrashCause {
  if (!(error instanceof Error && missingChunk.test(error.message))) return 'defect';
  // A line that was cut for a moment, or a server that did not answer: the browser may well say that it is online.
  return online && !cutLine.test(error.message) ? 'newVersion' : 'offline';
}
