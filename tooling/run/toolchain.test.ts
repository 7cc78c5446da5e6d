import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
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

test('a patient command, and what it starts, come after all others; another one does not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'airline-patient-'));
  // It asks once its start is over, however long that takes.
  const sayPriority = `
    const { existsSync } = require('node:fs');
    const ask = setInterval(() => {
      if (!existsSync(process.argv[1])) return;
      clearInterval(ask);
      const { execFileSync } = require('node:child_process');
      process.stdout.write(require('node:os').getPriority() + ' ' + execFileSync(process.execPath, ['--print', 'os.getPriority()']));
    }, 10);`;
  const { output } = await runScript(
    `
      import { writeFileSync } from 'node:fs';
      import { start, untilEnded } from ${toolchain};
      for (const isPatient of [true, false]) {
        const started = ${JSON.stringify(folder)} + '/' + isPatient;
        const child = start(process.execPath, ['--eval', ${JSON.stringify(sayPriority)}, started], { isPatient });
        writeFileSync(started, '');
        await untilEnded(child);
      }
    `,
    () => undefined,
  ).finally(() => rmSync(folder, { recursive: true }));
  const own = getPriority();
  const low = Math.max(own, constants.priority.PRIORITY_BELOW_NORMAL);
  expect(output).toBe(`${low} ${low}\n${own} ${own}\n`);
});
