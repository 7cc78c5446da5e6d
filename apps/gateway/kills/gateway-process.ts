import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { quickStart } from '@tooling/config/quick-start';

import { testVariables } from '../test-support/config.ts';
import type { Audit } from '../test-support/order-books.ts';
import type { AccountAudit } from './account-books.ts';
import type { MailSink } from './mail-sink.ts';
import type { BookedOrder } from './order-lists.ts';

/** A gateway that runs in a process of its own, until it is killed. */
export interface GatewayProcess {
  readonly origin: string;
  /** True until it has ended. */
  isRunning(): boolean;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Names the fault point at which it ends by itself. */
  arm(faultPoint: string): Promise<void>;
  /** Resolves with what ended it, or with `undefined` when it still runs after so many milliseconds. */
  ended(withinMs: number): Promise<NodeJS.Signals | number | undefined>;
}

/** Names the address of each person: all of them ask from this machine. */
export const clientAddressHeader = 'x-forwarded-for';

/** Returns the environment of a gateway, or of one of its commands. */
export function processVariables(variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...testVariables,
    LOG_LEVEL: 'error',
    SMTP_URL: '',
    DATABASE_URL: '',
    CLIENT_ADDRESS_HEADER: clientAddressHeader,
    ...quickStart.environment,
    ...variables,
  };
}

/** Starts a gateway with a database of its own, or one that it shares with others; rejects when it ends before it serves. */
export async function startGatewayProcess(variables: Readonly<Record<string, string>>): Promise<GatewayProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    // The embedded database's code is not optimized: a process that lives for seconds would spend more on that than on its work.
    ['--liftoff-only', ...quickStart.options, join(import.meta.dirname, 'gateway.ts')],
    {
      env: processVariables(variables),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = endOf(child);
  const port = await Promise.race([
    once(child.stdout ?? child, 'data').then(([line]) => String(line).trim()),
    exited.then((end) => Promise.reject(new Error(`The gateway ended with ${end} before it told its port.`))),
  ]);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async arm(faultPoint) {
      await fetch(`${origin}/test/fault`, { method: 'POST', body: faultPoint });
    },
    ended: (withinMs) => Promise.race([exited, pause(withinMs, undefined)]),
  };
}

/** Resolves with the signal that ended a process, or with its exit code. */
export async function endOf(child: ChildProcess): Promise<NodeJS.Signals | number> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal ?? code ?? 0;
}

/** All that is in a gateway's books. */
export interface Books extends Audit {
  readonly accounts: AccountAudit;
  readonly booked: readonly BookedOrder[];
}

/** Reads a gateway's books once nothing is held and nothing waits to be delivered; after half a minute, as they are. */
export async function readSettledBooks(origin: string, mails: Pick<MailSink, 'taken'>): Promise<Books> {
  const read = async <Value>(path: string, init?: RequestInit): Promise<Value> =>
    (await (await fetch(`${origin}/test/${path}`, init)).json()) as Value;
  for (let tries = 1; tries <= 300 && (await read<number>('waiting')) > 0; tries += 1) await pause(100);
  const books = await read<Audit>('books', { method: 'POST', body: JSON.stringify([...mails.taken]) });
  return { ...books, accounts: await read('accounts'), booked: await read('booked') };
}

export function pause<Value = void>(milliseconds: number, value?: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value as Value), milliseconds);
  });
}
