/** The browsers that tests drive: plain JavaScript without dependencies, for what runs before an installation too. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * What tests start, by the environment variable that names its path: the names it has on the `PATH`, and Debian's package.
 * WebKit is its driver, which brings a small browser, and a screen that nobody sees.
 */
export const browserPrograms = {
  CHROMIUM_PATH: {
    engine: 'Chromium',
    // The same browser without windows comes first: it takes a third less of the processor.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
    ],
    package: 'chromium-headless-shell',
  },
  FIREFOX_PATH: { engine: 'Firefox', names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  WEBKIT_DRIVER_PATH: { engine: 'WebKit', names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  XVFB_PATH: { engine: 'WebKit', names: ['Xvfb'], package: 'xvfb' },
};

/**
 * Finds the programs: where its variable says, else the first one on the `PATH`.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Partial<Record<keyof typeof browserPrograms, string>>} The paths of those that are there.
 */
export function findBrowserPrograms(environment) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = Object.entries(browserPrograms).map(([variable, { names }]) => [
    variable,
    environment[variable] ||
      folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path)),
  ]);
  return Object.fromEntries(paths.filter(([, path]) => path !== undefined));
}

/**
 * Gives Debian's packages of the programs that were not found, of one engine or of all.
 *
 * @param {Partial<Record<string, string>>} found
 * @param {string} [engine]
 * @returns {string[]}
 */
export function missingPackages(found, engine) {
  return Object.entries(browserPrograms)
    .filter(([variable, program]) => !found[variable] && (engine === undefined || program.engine === engine))
    .map(([, program]) => program.package);
}
