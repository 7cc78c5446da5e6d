import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const gatewayFolder = join(import.meta.dirname, '../../../../apps/gateway');
const readyWithinMs = 60_000;

const apiKeys = Object.fromEntries(
  ['GENERAL', 'CORPORATE', 'MOBILE'].map((set) => [`AIRLINE_API_KEY_QA_${set}`, `key-of-measurements-${set}`]),
);

/** Starts the gateway with the built apps and a database of its own on a free port of this machine. */
export async function startGateway(): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'airline-lighthouse-'));
  const gateway = spawn(process.execPath, ['--env-file=development.env', 'src/main.ts'], {
    cwd: gatewayFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...apiKeys,
      AIRLINE_ENVIRONMENT: 'qa',
      PORT: String(port),
      DATA_FOLDER: folder,
      DEMO_TRIPS: 'off',
      LOG_LEVEL: 'error',
    },
  });
  const origin = `http://localhost:${port}`;
  const deadline = performance.now() + readyWithinMs;
  while (!(await isReady(origin))) {
    if (gateway.exitCode !== null || performance.now() > deadline) throw new Error('The gateway did not come up.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    async stop() {
      gateway.kill('SIGTERM');
      await once(gateway, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
