import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from './postgres.ts';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Finds the server of Redis or Valkey on the PATH; undefined where there is none. */
export function redisProgram(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/bin'];
  return folders
    .flatMap((folder) => [join(folder, 'redis-server'), join(folder, 'valkey-server')])
    .find((program) => existsSync(program));
}

/** Starts a server of its own on a loopback port, which keeps nothing. */
export async function startRedis(program: string, wantedPort?: number): Promise<RedisServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-redis-'));
  const port = wantedPort ?? (await freePort());
  const server = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/ready to accept connections/i.test(said)) resolve();
    });
    server.on('exit', () => reject(new Error(`Redis did not start:\n${said}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
