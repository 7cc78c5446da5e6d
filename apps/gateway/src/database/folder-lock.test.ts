import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createHash } from 'node:crypto';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { lockFolder } from './folder-lock.ts';
import { describeThisProcess } from './lock-holder.ts';

let folder: string;
const lock = () => join(folder, 'database.lock');
const claimOf = (text: string) => `${lock()}.after-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The largest process number of Linux, which no process has. */
const nobody = '4194304';
const dead = `${nobody} 1 ${hostname()} earlier-boot 00000000\n`;

test('a folder is taken once, and again after it was let go of; nothing else is left in it', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`open in process ${process.pid}`);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder)();
});

test('a process that ends by itself leaves no lock', () => {
  const module = JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'));
  const script = `const { lockFolder } = await import(${module}); lockFolder(${JSON.stringify(folder)}); process.exit(1);`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
  expect(status).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['of a dead process', dead],
  ['of an earlier release', `${nobody} 1\n`],
  ['of this number before the machine started anew', `${process.pid} 1 ${hostname()} earlier-boot 0\n`],
  ['that a power cut left empty', ''],
])('a lock %s is taken over', (_whose, text) => {
  writeFileSync(lock(), text);
  const unlock = lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['database.lock']);
  expect(readFileSync(lock(), 'utf8')).toContain(describeThisProcess());
  unlock();
});

test('a lock of another machine is refused: nobody here can tell whether it is dead', () => {
  writeFileSync(lock(), `${nobody} 1 another-machine a-boot 0\n`);
  expect(() => lockFolder(folder)).toThrow(/'another-machine'.*remove /);
});

test('a dead process that died as it took over is succeeded', () => {
  const claimer = `${nobody} 2 ${hostname()} earlier-boot 1\n`;
  writeFileSync(lock(), dead);
  writeFileSync(claimOf(dead), claimer);
  const unlock = lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['database.lock']);
  unlock();
});

test('who claims while another process does gives way', () => {
  writeFileSync(lock(), dead);
  writeFileSync(claimOf(dead), `${describeThisProcess()} 1\n`);
  expect(() => lockFolder(folder)).toThrow(`open in process ${process.pid}`);
});

test('of many that find a dead lock at the same moment one gets the folder, in each of many rounds', async () => {
  const takers = 3;
  const rounds = 100;
  const turn = new Int32Array(new SharedArrayBuffer(4));
  const held = new Int32Array(new SharedArrayBuffer(4 * rounds));
  const done = new Int32Array(new SharedArrayBuffer(4));
  const folders = Array.from({ length: rounds }, (_, round) => {
    const each = mkdtempSync(join(folder, `${round}-`));
    writeFileSync(join(each, 'database.lock'), dead);
    return each;
  });
  const workers = Array.from(
    { length: takers },
    () =>
      new Worker(
        `const { workerData } = require('node:worker_threads');
        import(workerData.module).then(({ lockFolder }) => {
          for (const [round, folder] of workerData.folders.entries()) {
            Atomics.add(workerData.turn, 0, 1);
            while (Atomics.load(workerData.turn, 0) < (round + 1) * ${takers});
            try { lockFolder(folder); Atomics.add(workerData.held, round, 1); } catch {}
          }
          Atomics.add(workerData.done, 0, 1);
        });`,
        { eval: true, workerData: { module: join(import.meta.dirname, 'folder-lock.ts'), folders, turn, held, done } },
      ),
  );
  await Promise.all(workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve))));
  expect(done[0]).toBe(takers);
  expect([...held]).toEqual(Array.from({ length: rounds }, () => 1));
});
