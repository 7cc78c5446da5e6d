import { expect, test, vi } from 'vitest';

import { guardedMethods, watchConsole } from './console-guard.ts';

function createConsole() {
  return { error: vi.fn(), warn: vi.fn(), log: vi.fn(), info: vi.fn(), debug: vi.fn() };
}

test.each(guardedMethods)('console.%s is kept, not printed, and given once', (method) => {
  const target = createConsole();
  const printed = target[method];
  const watch = watchConsole(target);
  target[method]('%s is %d', 'x', 3);
  expect(printed).not.toHaveBeenCalled();
  expect(watch.take()).toEqual([`console.${method}: x is 3`]);
  expect(watch.take()).toEqual([]);
});

test('after the watch the console prints again', () => {
  const target = createConsole();
  const { error } = target;
  const watch = watchConsole(target);
  watch.stop();
  target.error('seen');
  expect(error).toHaveBeenCalledExactlyOnceWith('seen');
  expect(watch.take()).toEqual([]);
});
