import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

test('a page is the same whenever it is built: a browser draws it anew on another day, and must find what it drew itself', async () => {
  const prerenderAt = async (instant: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
    vi.resetModules();
    const { prerender } = await import('./prerender.tsx');
    return new Map((await prerender()).map((page) => [`${page.language} ${page.path}`, page]));
  };
  const before = await prerenderAt('2026-12-31T23:59:00Z');
  const after = await prerenderAt('2028-02-29T12:00:00Z');
  expect(after.size).toBeGreaterThan(0);
  expect([...after].filter(([key, page]) => page.html !== before.get(key)?.html).map(([key]) => key)).toEqual([]);
});
