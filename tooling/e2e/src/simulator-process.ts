import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const webviewFolder = join(import.meta.dirname, '../../../apps/webview');

/** The simulator of the native app, as developers start it. */
export interface Simulator {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts the simulator around a site, on a free port. */
export async function startSimulator(target: string): Promise<Simulator> {
  const simulator = spawn(process.execPath, ['simulator/serve.ts', '--target', target, '--port', '0'], {
    cwd: webviewFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: simulator.stdout }), 'line')) as [string];
  return {
    address: line.split(' ')[0] ?? '',
    async stop() {
      const ended = once(simulator, 'exit');
      simulator.kill();
      await ended;
    },
  };
}
