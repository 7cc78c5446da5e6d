import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runCommand } from './run-command.ts';

export interface LocalRegistry {
  readonly url: string;
  /** The environment in which npm and pnpm know this registry alone. */
  readonly env: NodeJS.ProcessEnv;
  /** Gives the path of a published tarball. */
  tarball(name: string, version: string): string;
  stop(): Promise<void>;
}

/**
 * Starts a registry on a free loopback port that takes `@airline/*` from anybody and fetches the rest from the
 * machine's own registry. Its files, and npm's cache and settings, stay in `folder`.
 *
 * It ends with `stop`, or with this process, however that ends.
 */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  const storage = join(folder, 'storage');
  mkdirSync(storage, { recursive: true });
  const uplink = (await runCommand('npm', ['config', 'get', 'registry'], { cwd: folder })).trim();
  const configuration = join(folder, 'verdaccio.json');
  writeFileSync(
    configuration,
    JSON.stringify({
      storage,
      auth: { htpasswd: { file: join(folder, 'htpasswd') } },
      uplinks: { machine: { url: uplink } },
      packages: {
        '@airline/*': { access: '$all', publish: '$all' },
        '**': { access: '$all', proxy: 'machine' },
      },
      max_body_size: '50mb',
      log: { type: 'file', path: join(folder, 'verdaccio.log'), level: 'warn' },
    }),
  );

  const child = fork(join(import.meta.dirname, 'registry-process.ts'), [configuration], {
    cwd: folder,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await ended;
  };

  const [message] = (await Promise.race([once(child, 'message'), ended.then(() => [])])) as [{ port: number }?];
  if (message === undefined) throw new Error(`the registry did not start:\n${complaint}`);
  const url = `http://127.0.0.1:${message.port}/`;
  const settings = join(folder, 'npmrc');
  writeFileSync(settings, `//127.0.0.1:${message.port}/:_authToken=anybody\n`);
  return {
    url,
    env: registryEnvironment(url, settings, join(folder, 'npm-cache')),
    tarball: (name, version) => join(storage, name, `${name.split('/').at(-1) ?? name}-${version}.tgz`),
    stop,
  };
}

/** Replaces whatever settings of npm this process has by those of the local registry, reached without a proxy. */
function registryEnvironment(url: string, settings: string, cache: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|no_proxy$)/i.test(name));
  return {
    ...Object.fromEntries(kept),
    NPM_CONFIG_REGISTRY: url,
    NPM_CONFIG_USERCONFIG: settings,
    NPM_CONFIG_CACHE: cache,
    NPM_CONFIG_AUDIT: 'false',
    NPM_CONFIG_FUND: 'false',
    NPM_CONFIG_UPDATE_NOTIFIER: 'false',
    NPM_CONFIG_PROVENANCE: 'false',
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1',
  };
}
