import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Flags for a browser that runs as root in a closed network and asks nobody outside for anything. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** As in `tooling/run/browsers.mjs`, which needs no installation and sets `CHROMIUM_PATH` for `npm test`. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * Finds the Chromium that tests drive: `CHROMIUM_PATH` when set, else the first one on the `PATH`.
 *
 * Gives Debian's own path when there is none, so that the browser's launch fails and says which file is missing.
 */
export function chromiumPath(environment: NodeJS.ProcessEnv = process.env): string {
  if (environment['CHROMIUM_PATH']) return environment['CHROMIUM_PATH'];
  const folders = (environment['PATH'] ?? '').split(delimiter).filter(Boolean);
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
  return found ?? '/usr/bin/chromium-headless-shell';
}
