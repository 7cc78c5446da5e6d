import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const toolchain = JSON.stringify(join(import.meta.dirname, 'toolchain.mjs'));

/** Runs a script that uses the toolchain; what it prints is handed on as it comes. */
async function runScript(script: string, onOutput: (output: string, child: ReturnType<typeof spawn>) => void) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    onOutput(output, child);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

const twoCommands = `
  import { start, stopOnSignals, untilEnded } from ${toolchain};
  stopOnSignals(130);
  const first = start(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
  first.on('spawn', () => console.log('first began'));
  await untilEnded(first);
  console.log('second began');
`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends what runs, and begins nothing else', async (signal) => {
  const { code, output } = await runScript(twoCommands, (soFar, child) => {
    if (soFar.trim() === 'first began') child.kill(signal);
  });
  expect(output).toContain('Stopped.');
  expect(output).not.toContain('second began');
  expect(code).toBe(130);
});

test('a command that ends by itself gives its exit code, one that cannot start its error', async () => {
  const { output } = await runScript(
    `
      import { start, untilEnded } from ${toolchain};
      console.log(await untilEnded(start(process.execPath, ['--eval', 'process.exit(7)'])));
      console.log((await untilEnded(start('no-such-command-of-anybody', []))).code);
    `,
    () => undefined,
  );
  expect(output).toBe('7\nENOENT\n');
});
