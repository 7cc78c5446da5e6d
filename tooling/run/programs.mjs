/** The programs outside of the workspace that tests run on: plain JavaScript without dependencies. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const debianPostgres = '/usr/lib/postgresql';

/**
 * Names the system and the programs whose versions decide what tests see: a result of the cache counts where all of them are the same.
 *
 * @param {Partial<Record<string, string>>} browsers Each browser's program by its environment variable.
 */
export function describePrograms(browsers) {
  const servers = existsSync(debianPostgres)
    ? readdirSync(debianPostgres).map((version) => join(debianPostgres, version, 'bin/postgres'))
    : [];
  const programs = [
    ...Object.values(browsers).filter(isVersioned),
    ...servers,
    'postgres',
    'redis-server',
    'valkey-server',
    'curl',
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
