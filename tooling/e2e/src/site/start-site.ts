import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';

import { quickStart } from '@tooling/config/quick-start';

import { aheadOfMachine, clockScript, journeysBeginAt, templateMadeAt } from './clock.ts';
import { openProxy, type Network } from './proxy.ts';
import { waitUntil } from './wait-until.ts';

/** The whole product on an origin of its own: a gateway with a database of its own, behind a network that can fail. */
export interface Site {
  /** Where browsers open it. */
  readonly origin: string;
  readonly network: Network;
  /** By how much the gateway's clock was ahead of the machine's when the site started: browsers are set by it. */
  readonly clockAheadMs: number;
  /** The gateway's time now. */
  now(): Date;
  /** Moves the gateway's clock ahead by `clockStepMs`. */
  moveClock(): void;
  /** Sets the deployment's settings, and waits until the gateway works with them; the defaults are back with the next journey. */
  setSettings(settings: AppSettingsDocument): Promise<void>;
  stop(): Promise<void>;
}

/** Settings as a deployment writes them. */
export type AppSettingsDocument = Readonly<Record<string, unknown>>;

interface SiteOptions {
  /** A data folder to begin with a copy of; without one the gateway makes its database anew. */
  readonly template?: string | undefined;
  readonly clockStepMs?: number | undefined;
  /** The instant, as ISO 8601, at which the gateway's clock stands still; without one it goes on from the one at which journeys begin. */
  readonly clockAt?: string;
  /** What the gateway's environment names beside what all of journeys do. */
  readonly variables?: Readonly<Record<string, string>>;
  /** What the gateway logs once it has done in the background what the journeys look at; without one nothing more is waited for. */
  readonly untilLogged?: string;
}

/** What operations report flights with, on every site. */
export const feedKey = 'a-key-of-the-journeys-for-what-operations-report';

/** The API key of each surface, on every site. */
export const apiKeys = {
  general: 'key-of-the-site-in-journeys',
  corporate: 'key-of-the-portal-in-journeys',
  mobile: 'key-of-the-web-view-in-journeys',
} as const;

/** What a journey asks the gateway with by itself, as the site's pages do. */
export const apiHeaders = { 'x-api-key': apiKeys.general } as const;

const gatewayFolder = join(import.meta.dirname, '../../../../apps/gateway');
const startWithinMs = 280_000;
const settingsWithinMs = 20_000;

/** Starts the product on free ports. */
export async function startSite({
  template,
  clockStepMs = 0,
  clockAt,
  variables = {},
  untilLogged,
}: SiteOptions = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'airline-e2e-'));
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  if (template !== undefined) cpSync(template, folder, { recursive: true });
  const settingsFile = join(folder, 'settings.json');
  writeFileSync(settingsFile, '{}');
  const clockAheadMs = aheadOfMachine(clockAt ?? journeysBeginAt);
  const proxy = await openProxy({ preface: clockScript(clockAheadMs) });
  const gateway = startGateway({
    PUBLIC_ORIGIN: proxy.origin,
    DATA_FOLDER: folder,
    CLOCK_AHEAD_MS: String(clockAheadMs),
    CLOCK_STEP_MS: String(clockStepMs),
    CLOCK_AT: clockAt,
    AIRLINE_SETTINGS: settingsFile,
    OPERATIONS_FEED_KEY: feedKey,
    ...variables,
  });
  const stop = async (): Promise<void> => {
    await proxy.close();
    await end(gateway);
    removeFolder();
  };
  try {
    proxy.forwardTo(await untilReady(gateway, clockAt ?? journeysBeginAt, untilLogged));
  } catch (error) {
    await stop();
    throw error;
  }
  const { origin, network } = proxy;
  let inForce = noSettings;
  const setSettings = async (settings: AppSettingsDocument): Promise<void> => {
    if (settings === inForce) return;
    writeFileSync(settingsFile, JSON.stringify(settings));
    await untilInForce(origin, settings);
    inForce = settings;
  };
  let steps = 0;
  return {
    origin,
    network,
    clockAheadMs,
    now: () =>
      new Date((clockAt === undefined ? Date.now() + clockAheadMs : Date.parse(clockAt)) + steps * clockStepMs),
    moveClock() {
      steps += 1;
      gateway.kill('SIGUSR2');
    },
    setSettings,
    stop,
  };
}

/** What a deployment sets where it sets nothing. */
export const noSettings: AppSettingsDocument = {};

async function untilInForce(origin: string, settings: AppSettingsDocument): Promise<void> {
  const areInForce = async () => {
    const answer = await fetch(`${origin}/api/client-settings/v1/settings`);
    const { settings: shown } = (await answer.json()) as { readonly settings: AppSettingsDocument };
    return isDeepStrictEqual(shown, settings);
  };
  await waitUntil(areInForce, `The gateway with the settings ${JSON.stringify(settings)}`, settingsWithinMs);
}

/** Starts a gateway that fills a data folder with all that a new database needs, and stops it. */
export async function fillDataFolder(folder: string): Promise<void> {
  const gateway = startGateway({ DATA_FOLDER: folder, CLOCK_AHEAD_MS: String(aheadOfMachine(templateMadeAt)) });
  try {
    await untilReady(gateway, templateMadeAt);
  } finally {
    await end(gateway);
  }
}

function firstSearch(at: string): string {
  const month = new Date(Date.parse(at) + 30 * 86_400_000).toISOString().slice(0, 'YYYY-MM'.length);
  return new URLSearchParams({
    origin: 'DAL',
    destination: 'HOU',
    month,
    adults: '1',
    children: '0',
    lapInfants: '0',
  }).toString();
}

function startGateway(environment: NodeJS.ProcessEnv): ChildProcess {
  const preloads = [
    join(import.meta.dirname, 'end-with-parent.ts'),
    join(import.meta.dirname, 'movable-clock.ts'),
    join(import.meta.dirname, 'roomy-budgets.ts'),
  ].flatMap((path) => ['--import', path]);
  // The embedded database's code is not optimized: that takes more than a gateway of journeys gains by it.
  const options = ['--liftoff-only', '--env-file=development.env', ...quickStart.options, ...preloads];
  return spawn(process.execPath, [...options, 'src/main.ts'], {
    cwd: gatewayFolder,
    env: {
      ...process.env,
      ...quickStart.environment,
      AIRLINE_ENVIRONMENT: 'qa',
      AIRLINE_API_KEY_QA_GENERAL: apiKeys.general,
      AIRLINE_API_KEY_QA_CORPORATE: apiKeys.corporate,
      AIRLINE_API_KEY_QA_MOBILE: apiKeys.mobile,
      OPERATIONS_FEED_KEY: feedKey,
      // A year of a company's trips would be written while the journeys run.
      DEMO_TRIPS: 'off',
      PORT: '0',
      // The line that tells the port.
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Waits until a gateway answers and has logged what is waited for, and returns its port. What it logs as an error is shown beside the journeys. */
async function untilReady(gateway: ChildProcess, clockAt: string, untilLogged?: string): Promise<number> {
  const logged = followLog(gateway);
  const done = untilLogged === undefined ? undefined : logged(untilLogged);
  const { port } = await Promise.race([logged('listening'), rejectAtExit(gateway)]);
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok === true;
  await waitUntil(isReady, `The gateway on port ${port}`, startWithinMs);
  // Answered once the timetable is there: a person's first search does not wait for it.
  const fares = await fetch(`http://127.0.0.1:${port}/api/air-booking/v1/low-fare-calendar?${firstSearch(clockAt)}`, {
    headers: apiHeaders,
  });
  if (!fares.ok) throw new Error(`The gateway answered the first search with ${fares.status}.`);
  await Promise.race([done, rejectAtExit(gateway)]);
  return port;
}

/** Reads what a gateway logs from now on, and gives the first entry with a message once it is there. */
function followLog(gateway: ChildProcess): (message: string) => Promise<LogEntry> {
  const waiting = new Map<string, (entry: LogEntry) => void>();
  createInterface({ input: gateway.stdout ?? process.stdin }).on('line', (line) => {
    const entry = parseLogLine(line);
    if (entry !== undefined) waiting.get(entry.msg)?.(entry);
    if (entry === undefined || entry.level >= errorLevel) process.stderr.write(`gateway: ${line}\n`);
  });
  return (message) => new Promise((resolve) => waiting.set(message, resolve));
}

const errorLevel = 50;

interface LogEntry {
  readonly level: number;
  readonly msg: string;
  /** With 'listening'. */
  readonly port: number;
}

function parseLogLine(line: string): LogEntry | undefined {
  try {
    return JSON.parse(line) as LogEntry;
  } catch {
    return undefined;
  }
}

async function rejectAtExit(gateway: ChildProcess): Promise<never> {
  const [code] = (await once(gateway, 'exit')) as [number | null];
  throw new Error(`The gateway ended with ${String(code)} before it was ready.`);
}

async function end(gateway: ChildProcess): Promise<void> {
  if (gateway.exitCode !== null || gateway.signalCode !== null) return;
  gateway.kill('SIGTERM');
  await once(gateway, 'exit');
}
