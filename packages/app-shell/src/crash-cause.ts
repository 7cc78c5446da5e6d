/** Why a page could not be shown, as far as the person can do something about it. */
export type CrashCause = 'offline' | 'newVersion' | 'defect';

/** The browsers' words for a script chunk that could not be loaded: Chromium, Firefox, Safari. */
const missingChunk =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed/i;

/**
 * Tells a missing connection and an outdated page from a defect of ours.
 *
 * After a deployment the chunks of the old page are gone: its next page fails to load, and reloading mends it.
 */
export function crashCause(error: unknown, online: boolean): CrashCause {
  if (!(error instanceof Error && missingChunk.test(error.message))) return 'defect';
  return online ? 'newVersion' : 'offline';
}
