import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type OpenDatabase, openDatabase } from '../src/database/database.ts';

export interface PostgresServer {
  readonly url: string;
  /** Ends it at once without writing anything down, as `pg_ctl stop -m immediate` does, and starts it again on the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Finds the folder of PostgreSQL's programs, as Debian places them or on the PATH; undefined where there is none. */
export function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Starts a PostgreSQL of its own on a free loopback port, in a temporary folder that goes with it.
 *
 * Without `isDurable` it does not wait for the disk: a crash of it may then lose what it has said is done.
 */
export async function startPostgres(programs: string, { isDurable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-postgres-'));
  // PostgreSQL refuses to run as root: there it runs as its own system user.
  const identity = process.getuid?.() === 0 ? systemUser('postgres') : undefined;
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'gateway', '--auth=trust', '--no-sync'], {
    cwd: folder,
    stdio: 'pipe',
    ...identity,
  });
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: isDurable ? 'on' : 'off' };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...given], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...identity,
    });
    await untilReady(started);
    return started;
  };
  let server = await start();
  return {
    url: `postgresql://gateway@127.0.0.1:${port}/postgres`,
    async crash() {
      await end(server, 'SIGQUIT');
      server = await start();
    },
    async stop() {
      await end(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the database of a server as an instance of the gateway does, but for its bounds: a test's machine may be busy with others. */
export function openPostgresDatabase({ url }: PostgresServer): Promise<OpenDatabase> {
  return openDatabase({ databaseUrl: url, dataFolder: '', patience: 20 });
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

function systemUser(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
