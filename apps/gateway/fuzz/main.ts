import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import demo from '../src/accounts/demo/demo-accounts.json' with { type: 'json' };
import { openApiDocument } from '../src/server/openapi.ts';
import { fuzzedSettings } from './fuzzed-settings.ts';
import { testFeedKey } from '../test-support/config.ts';
import type { FuzzAnswer } from './check-answer.ts';
import type { FuzzedGateway } from './caller.ts';
import { createTokenSource, readLiveValues } from './live-values.ts';
import type { FuzzRequest } from './make-request.ts';
import { createPreparations } from './preparations.ts';
import { createInboxReader } from './read-inbox.ts';
import { runFuzz } from './run-fuzz.ts';
import type { WatchedLivez } from './watch-livez.ts';

/*
 * `pnpm --filter @airline/gateway fuzz [--requests 100000] [--seed 1] [--at-once 16]` starts a gateway as `npm start` does, on a
 * folder of its own, sends it mutated requests from 4,000 addresses of loopback, and watches `/livez` meanwhile (docs/fuzz.md).
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '16' },
  },
});

/** `/livez` answers within so many milliseconds, whatever is sent. */
const mostLivezMs = 100;

/** Flights are sold on the day after so many. */
const daysAhead = 40;
const dayMs = 86_400_000;

const port = 20_000 + (process.pid % 20_000);
const origin = `http://localhost:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const root = join(import.meta.dirname, '..');
const gateway = spawn(process.execPath, ['--env-file=development.env', 'src/main.ts'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    DATA_FOLDER: folder,
    LOG_LEVEL: 'error',
    OPERATIONS_FEED_KEY: testFeedKey,
    AIRLINE_SETTINGS: fuzzedSettings,
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  process.exitCode = (await fuzz(gateway)) ? 0 : 1;
} finally {
  gateway.kill('SIGTERM');
  await once(gateway, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

/** The person of the demonstration with a role of the airline's: who operates the product, or is at a gate. */
function demoStaff(role: 'operations' | 'gate'): FuzzedGateway['operator'] {
  const found = demo.accounts.find((account) => 'staffRole' in account && account.staffRole === role);
  if (found?.username === undefined || found.password === undefined) throw new Error(`Nobody has the role ${role}.`);
  return { username: found.username, password: found.password };
}

/** The administrator of the demonstration's company. */
function demoManager(): FuzzedGateway['manager'] {
  const found = demo.accounts.find(({ kind, company }) => kind === 'travelManager' && company === 'company');
  if (found?.username === undefined || found.password === undefined) throw new Error('Nobody manages the company.');
  return { username: found.username, password: found.password };
}
/** The person of the demonstration who looks after promotions. */
function demoMarketer(): FuzzedGateway['marketer'] {
  const found = demo.accounts.find((account) => 'marketingRegion' in account);
  if (found?.username === undefined || found.password === undefined) throw new Error('Nobody looks after promotions.');
  return { username: found.username, password: found.password };
}

/** The clock of the gateway, which is that of this machine. */
const now = (): Date => new Date();

async function fuzz(child: ChildProcess): Promise<boolean> {
  await waitUntilReady(child);
  const date = new Date(now().getTime() + daysAhead * dayMs).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const fuzzed: FuzzedGateway = {
    send,
    origin,
    now,
    date,
    operator: demoStaff('operations'),
    gateAgent: demoStaff('gate'),
    manager: demoManager(),
    marketer: demoMarketer(),
    readMails: createInboxReader(origin),
  };
  const live = await readLiveValues(fuzzed);
  const watcher = fork(new URL('watch-livez.ts', import.meta.url), [origin]);
  const started = performance.now();
  const report = await runFuzz({
    document: openApiDocument,
    seed: Number(values.seed),
    requests: Number(values.requests),
    atOnce: Number(values['at-once']),
    live,
    preparations: createPreparations(fuzzed),
    send,
    readTokens: createTokenSource(fuzzed),
  }).catch((error: unknown) => {
    watcher.kill();
    throw error;
  });
  watcher.send('stop');
  const [livez] = (await once(watcher, 'message')) as [WatchedLivez];
  const refused = [...report.byStatus].filter(([status]) => status >= 500 && status !== 503);
  console.log(
    `seed ${values.seed}, ${report.requests} requests in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  console.table(Object.fromEntries([...report.byStatus].toSorted(([one], [other]) => one - other)));
  console.log(
    `/livez: asked ${livez.asked} times, at most ${livez.slowestMs.toFixed(1)} ms (bar ${mostLivezMs}), 999 of 1,000 within ` +
      `${livez.slowestOf1000Ms.toFixed(1)} ms; the watch itself was woken late by at most ${livez.wokenLateMs.toFixed(1)} ms`,
  );
  console.log(`answers of 500 and above but 503: ${refused.length}; other findings: ${report.findings.length}`);
  console.log(`operations without a success: ${report.unreached.join(', ') || 'none'}`);
  for (const [reason, count] of report.unprepared) console.log(`not prepared, ${count} times: ${reason}`);
  for (const { operation, fault, request } of report.findings.slice(0, 20)) {
    console.log(`${operation}: ${fault}\n  ${JSON.stringify(request).slice(0, 600)}`);
  }
  return report.findings.length === 0 && report.unreached.length === 0 && livez.slowestMs <= mostLivezMs;
}

async function waitUntilReady(child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}.`);
    const ready = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (ready?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The gateway was not ready within a minute.');
}

function send({ method, target, headers, body }: FuzzRequest, address: number): Promise<FuzzAnswer> {
  const localAddress = `127.${100 + Math.floor(address / 62_500)}.${Math.floor(address / 250) % 250}.${1 + (address % 250)}`;
  // Node's client says the length of a body by itself for some methods alone.
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: target,
        // As browsers ask: of a connection that ends with the answer, the end of a long body would be cut off, and the answer with it.
        headers: { host: `localhost:${port}`, connection: 'keep-alive', ...length, ...headers },
        localAddress,
        agent: false,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const { headers: given, statusCode: status = 0 } = answer;
          const {
            'content-type': mediaType = '',
            allow,
            'retry-after': retryAfter,
            'set-cookie': setCookie = [],
          } = given;
          resolve({ status, mediaType, allow, retryAfter, setCookie, text: Buffer.concat(chunks).toString('utf8') });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
