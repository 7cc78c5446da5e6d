import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { type OpenDatabase, openDatabase } from '../src/database/database.ts';

/** A database on a PostgreSQL. */
export interface PostgresDatabase {
  readonly url: string;
  /** Ends it; nobody may be connected any more. */
  stop(): Promise<void>;
}

export interface PostgresServer extends PostgresDatabase {
  /** Ends it at once without writing anything down, as `pg_ctl stop -m immediate` does, and starts it again on the same data. */
  crash(): Promise<void>;
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
  const { folder, url, command, given } = await makeCluster(programs, isDurable);
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(command, given, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    await untilReady(started);
    return started;
  };
  let server = await start();
  return {
    url,
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

/** The server of each folder of programs that the test files of this process share, and how many databases were made. */
const shared = new Map<string, Promise<string>>();
let made = 0;

/**
 * Makes a database with all tables and nothing in them, on a PostgreSQL that the test files of a process share: to start one and to migrate it
 * takes seconds each time. Nothing of it waits for the disk. The server ends when the process does.
 */
export async function makePostgresDatabase(programs: string): Promise<PostgresDatabase> {
  const starting = shared.get(programs) ?? startShared(programs);
  shared.set(programs, starting);
  const server = await starting;
  made += 1;
  const name = `made_${made}`;
  await run(server, `create database ${name} template ${migrated}`);
  return {
    url: new URL(`/${name}`, server).href,
    stop: () => run(server, `drop database ${name}`),
  };
}

const migrated = 'migrated';

/** Ends the server once the process that asked for it is gone, since its standard input ends then, and takes the folder away. */
const untilAbandoned = `
folder=$1; shift
exec 3<&0
"$@" & server=$!
{ read -r _ <&3; kill -INT "$server" 2>/dev/null; } & reader=$!
wait "$server"; status=$?
rm -rf "$folder"
kill "$reader" 2>/dev/null
exit "$status"`;

async function startShared(programs: string): Promise<string> {
  const { folder, url, command, given } = await makeCluster(programs, false);
  const server = spawn('sh', ['-c', untilAbandoned, 'sh', folder, command, ...given], {
    cwd: tmpdir(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await untilReady(server);
  // It is no reason for the process to go on.
  server.unref();
  for (const stream of [server.stdin, server.stderr]) (stream as Socket).unref();
  await run(url, `create database ${migrated}`);
  await (await openPostgresDatabase({ url: new URL(`/${migrated}`, url).href })).close();
  return url;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The files of a new server, and how it is started. */
interface Cluster {
  readonly folder: string;
  readonly url: string;
  readonly command: string;
  readonly given: readonly string[];
}

async function makeCluster(programs: string, isDurable: boolean): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-postgres-'));
  const asOwner = process.getuid?.() === 0 ? ownedBy(systemUser('postgres'), folder) : [];
  const data = join(folder, 'data');
  const [initdb, ...initdbGiven] = [...asOwner, join(programs, 'initdb')];
  execFileSync(initdb, [...initdbGiven, '-D', data, '-U', 'gateway', '--auth=trust', '--no-sync'], {
    cwd: folder,
    stdio: 'pipe',
  });
  // Last, so that hardly anybody takes it before the server does.
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: isDurable ? 'on' : 'off' };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command = '', ...given] = [...asOwner, join(programs, 'postgres'), '-D', data, '-p', String(port), ...options];
  return { folder, url: `postgresql://gateway@127.0.0.1:${port}/postgres`, command, given };
}

/**
 * Gives a folder to a user, and what stands before a command that runs as that user: PostgreSQL refuses to run as root. It is let through
 * folders that are closed to all but root, as those above its programs and the folder may be.
 */
function ownedBy({ uid, gid }: { readonly uid: number; readonly gid: number }, folder: string): readonly string[] {
  chownSync(folder, uid, gid);
  const capability = '+dac_override';
  return [
    'setpriv',
    // The capability holds for what the programs ask about files too, before they open them.
    '--securebits=+no_setuid_fixup',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=${capability}`,
    `--ambient-caps=${capability}`,
    '--',
  ];
}

/** Opens the database of a server as an instance of the gateway does, but for its bounds: a test's machine may be busy with others. */
export function openPostgresDatabase({ url }: Pick<PostgresDatabase, 'url'>): Promise<OpenDatabase> {
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

/** Reads who a user of this machine is. */
function systemUser(name: string): { uid: number; gid: number } {
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .find(([user]) => user === name) ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error(`This machine has no user '${name}': install PostgreSQL's packages.`);
  return { uid: Number(uid), gid: Number(gid) };
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
