import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { testVariables } from '../../test-support/config.ts';
import { fillDataFolder } from '../../test-support/memory-database.ts';
import { serveGateway } from './serve.ts';

const log = pino({ level: 'silent' });
/** Starting a process takes its time where others work too. */
const startMs = 60_000;

test('a client has 10 seconds for the head of a request and 30 for all of it, and connections are counted', async () => {
  const { server, stop } = await serveGateway(new Hono(), { host: '127.0.0.1', port: 0 }, log);
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000, maxConnections: 2_000 });
  await stop(Promise.resolve());
});

test('a port that is taken is an error', async () => {
  const { port, stop } = await serveGateway(new Hono(), { host: '127.0.0.1', port: 0 }, log);
  await expect(serveGateway(new Hono(), { host: '127.0.0.1', port }, log)).rejects.toThrow(`Port ${port} is in use`);
  await stop(Promise.resolve());
});

/** The embedded database's code is not optimized: a process that lives for seconds would spend more on that than on its work. */
const unoptimized = '--liftoff-only';

/** Starts the gateway as it is deployed, but for its database; resolves with its port when it listens and has its schedule. */
async function startMain(drainSeconds: number): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'gateway-stop-'));
  await fillDataFolder(dataFolder);
  const child = spawn(process.execPath, [unoptimized, join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      ...testVariables,
      DRAIN_SECONDS: String(drainSeconds),
      PORT: '0',
      LOG_LEVEL: 'info',
      DATA_FOLDER: dataFolder,
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true });
  });
  let port: number | undefined;
  let hasSchedule = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const entry = JSON.parse(line) as { readonly msg?: string; readonly port?: number };
    if (entry.msg === 'listening') port = entry.port;
    if (entry.msg === 'the schedule is in force') hasSchedule = true;
    if (port !== undefined && hasSchedule) {
      child.stdout.resume();
      return { child, port };
    }
  }
  throw new Error('The gateway ended before it listened.');
}

test(
  'a gateway that is stopped says so first, serves on, and answers what is under way before it ends',
  async () => {
    const { child, port } = await startMain(300);
    const statusOf = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status }) => status,
        () => 'closed',
      );
    expect(await statusOf('/readyz')).toBe(200);

    const body = JSON.stringify({ reports: [], dropped: 0 });
    const underWay = createConnection(port, '127.0.0.1');
    underWay.write(
      `POST /api/telemetry/v1/reports HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    const answered = text(underWay);
    await once(underWay, 'connect');
    const exited = once(child, 'exit');
    child.kill('SIGTERM');

    await expect.poll(() => statusOf('/readyz'), { timeout: startMs }).toBe(503);
    expect(await statusOf('/livez')).toBe(200);
    // Asked again, it waits no longer for balancers.
    child.kill('SIGTERM');
    await expect.poll(() => statusOf('/livez'), { timeout: startMs }).toBe('closed');
    underWay.write(body);
    expect(await answered).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(await exited).toEqual([0, null]);
  },
  startMs,
);
