import { expect, test, vi } from 'vitest';

import { createBoundedCache } from './bounded-cache.ts';

test('a value is made once, until others have taken its place', () => {
  const make = vi.fn<(key: string) => string>((key) => key.toUpperCase());
  const cache = createBoundedCache(2, make);
  expect([cache('a'), cache('a'), cache('b'), cache('a')]).toEqual(['A', 'A', 'B', 'A']);
  expect(make).toHaveBeenCalledTimes(2);
  cache('c'); // takes the place of b, which was asked for longer ago than a
  cache('a');
  cache('c');
  expect(make).toHaveBeenCalledTimes(3);
  cache('b');
  expect(make).toHaveBeenCalledTimes(4);
  cache('c');
  cache('b');
  expect(make).toHaveBeenCalledTimes(4);
  cache('a');
  expect(make).toHaveBeenCalledTimes(5);
});
