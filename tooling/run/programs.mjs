/** The programs outside of the workspace that tests run on: plain JavaScript without dependencies. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const debianPostgres = '/usr/lib/postgresql';

/** What some of the gateway's tests start beside a browser: the names it has on the `PATH`, and Debian's package. */
const gatewayPrograms = [
  { name: 'PostgreSQL', commands: ['postgres'], package: 'postgresql' },
  { name: 'Redis', commands: ['redis-server', 'valkey-server'], package: 'redis-server' },
  { name: 'curl', commands: ['curl'], package: 'curl' },
];

/**
 * Gives those of the gateway's programs that are not there.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {{ name: string, package: string }[]}
 */
export function missingGatewayPrograms(environment, postgresFolders = debianPostgresFolders()) {
  const folders = [...(environment.PATH ?? '').split(delimiter).filter(Boolean), ...postgresFolders];
  return gatewayPrograms.filter(({ commands }) =>
    folders.every((folder) => commands.every((command) => !existsSync(join(folder, command)))),
  );
}

/** Debian keeps PostgreSQL's server beside the `PATH`, a folder for each version. */
function debianPostgresFolders() {
  if (!existsSync(debianPostgres)) return [];
  return readdirSync(debianPostgres).map((version) => join(debianPostgres, version, 'bin'));
}

/**
 * Names the system and the programs whose versions decide what tests see: a result of the cache counts where all of them are the same.
 *
 * @param {Partial<Record<string, string>>} browsers Each browser's program by its environment variable.
 */
export function describePrograms(browsers) {
  const programs = [
    ...Object.values(browsers).filter(isVersioned),
    ...debianPostgresFolders().map((folder) => join(folder, 'postgres')),
    ...gatewayPrograms.flatMap(({ commands }) => commands),
    'git',
  ];
  const versions = programs.map((program) => versionOf(program)).filter((version) => version !== '');
  return [`${process.platform} ${process.arch}`, ...versions].join('; ');
}

/** Xvfb starts a screen instead. */
function isVersioned(program) {
  return !program.endsWith('Xvfb');
}

function versionOf(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  const [line = ''] = (stdout ?? '').split('\n', 1);
  if (status === 0 && !line.startsWith('Usage')) return line.trim();
  // WebKit's driver tells no version: when its file was built tells it from another one.
  return existsSync(program) ? `${program} of ${statSync(program).mtime.toISOString()}` : '';
}

/**
 * Gives the folder of what turbo has kept of earlier runs: one for all clones of a person, so that a clean clone replays what
 * passed with the same contents.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment `TURBO_CACHE_DIR` names another folder.
 */
export function cacheFolder(environment) {
  return environment.TURBO_CACHE_DIR || join(environment.XDG_CACHE_HOME || join(homedir(), '.cache'), 'airline/turbo');
}
