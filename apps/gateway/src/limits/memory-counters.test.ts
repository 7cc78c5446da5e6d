import { expect, test } from 'vitest';

import { createMemoryCounters } from './memory-counters.ts';

const limit = { most: 5, windowMs: 60_000 };

function countersAt(start: number, most?: number) {
  const clock = { ms: start };
  return { clock, counters: createMemoryCounters(() => new Date(clock.ms), most) };
}

test('counts what each key costs, until its window is over', async () => {
  const { clock, counters } = countersAt(0);
  expect(await counters.count('one', limit, 2)).toEqual({ count: 2, leftMs: 60_000 });
  clock.ms = 20_000;
  expect(await counters.count('one', limit, 3)).toEqual({ count: 5, leftMs: 40_000 });
  expect(await counters.count('other', limit, 1)).toEqual({ count: 1, leftMs: 60_000 });
  expect(counters.peek('one')).toEqual({ count: 5, leftMs: 40_000 });
  clock.ms = 60_000;
  expect(counters.peek('one')).toBeUndefined();
  expect((await counters.count('one', limit, 1)).count).toBe(1);
});

test('begins anew when it is asked to forget', async () => {
  const { counters } = countersAt(0);
  await counters.count('one', limit, 4);
  await counters.forgetCount('one');
  expect((await counters.count('one', limit, 1)).count).toBe(1);
});

test('keeps the newest keys where there are more than it has room for', async () => {
  const { counters } = countersAt(0, 2);
  for (const key of ['a', 'b', 'c']) await counters.count(key, limit, 1);
  expect(counters.peek('a')).toBeUndefined();
  expect(counters.peek('b')?.count).toBe(1);
  expect(counters.peek('c')?.count).toBe(1);
});
