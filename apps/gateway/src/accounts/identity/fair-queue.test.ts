import { expect, test } from 'vitest';

import { createFairQueue, QueueFullError } from './fair-queue.ts';

/** Work that ends when it is told to, and notes when it began. */
function openWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => async (): Promise<string> => {
    begun.push(name);
    await new Promise<void>((resolve) => {
      ends.push(resolve);
    });
    return name;
  };
  return { begun, work, endNext: () => ends.shift()?.() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('an address that asks for much waits behind its own work, and others go between', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 10, waitingEach: 5 });
  const { begun, work, endNext } = openWork();
  const asked = [
    ...['a1', 'a2', 'a3'].map((name) => queue.run('a', work(name))),
    ...['b1', 'b2'].map((name) => queue.run('b', work(name))),
    queue.run('c', work('c1')),
  ];
  for (let ended = 0; ended < asked.length; ended += 1) {
    await settle();
    endNext();
  }
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('an address that fills its share is refused, and others are not', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 4, waitingEach: 2 });
  const { work, endNext } = openWork();
  const taken = [1, 2, 3].map(() => queue.run('a', work('a')));
  await expect(queue.run('a', work('a'))).rejects.toBeInstanceOf(QueueFullError);
  taken.push(queue.run('b', work('b')), queue.run('c', work('c')));
  await expect(queue.run('d', work('d'))).rejects.toBeInstanceOf(QueueFullError);
  for (let ended = 0; ended < taken.length; ended += 1) {
    await settle();
    endNext();
  }
  expect(await Promise.all(taken)).toHaveLength(5);
});

test('work that fails gives its place to the next', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1, waitingEach: 1 });
  const failed = queue.run('a', () => Promise.reject(new Error('failed')));
  const next = queue.run('b', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
  expect(await queue.run('a', () => Promise.resolve('again'))).toBe('again');
});
