import { pino } from 'pino';
import { expect, test } from 'vitest';

import { repeatWork, type Worker } from './repeat-work.ts';

const logged: string[] = [];
const log = pino({}, { write: (line) => logged.push(line) });

test('work goes on at once while there is more of it, survives a failure, and ends when it is stopped', async () => {
  let calls = 0;
  let worker: Worker | undefined;
  await new Promise<void>((resolve) => {
    worker = repeatWork(
      () => {
        calls += 1;
        if (calls === 2) return Promise.reject(new Error('database away'));
        if (calls === 4) resolve();
        return Promise.resolve(calls < 4 ? 1 : 0);
      },
      { name: 'example', pauseMs: 1, log },
    );
  });
  await worker?.stop();
  const after = calls;
  expect(after).toBeGreaterThanOrEqual(4);
  expect(logged.join('')).toContain('database away');
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(calls).toBe(after);
});

test('a long pause does not hold up the end', async () => {
  const worker = repeatWork(() => Promise.resolve(0), { name: 'example', pauseMs: 60 * 60 * 1000, log });
  await expect(worker.stop()).resolves.toBeUndefined();
});
