import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from '@playwright/test';

/** A gateway of a journey's own: what it changes no other journey meets, and its clock can be moved. */
export interface OwnGateway {
  readonly origin: string;
  /** Moves its clock ahead by the step that it was started with. */
  goAhead(): void;
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, '../../../apps/gateway/src/main.ts');

/** Starts a gateway on a port and a database of its own; its clock stands right until `goAhead`. */
export async function startOwnGateway({
  port,
  stepMs,
}: {
  readonly port: number;
  readonly stepMs: number;
}): Promise<OwnGateway> {
  const origin = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'airline-own-'));
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'movable-clock.ts'), main], {
    cwd: join(main, '../..'),
    env: {
      ...process.env,
      AIRLINE_ENVIRONMENT: 'qa',
      PORT: String(port),
      DATA_FOLDER: folder,
      LOG_LEVEL: 'error',
      CLOCK_STEP_MS: String(stepMs),
    },
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const isReady = async (): Promise<boolean> =>
      (await fetch(`${origin}/readyz`).catch(() => undefined))?.status === 200;
    await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, goAhead: () => void child.kill('SIGUSR2'), stop };
}
