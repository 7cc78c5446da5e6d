import { buildPath } from '@airline/links';
import { afterEach, expect, test, vi } from 'vitest';

import { prerender } from './prerender.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('search engines may list the pages that anybody can begin from, enrolment among them', async () => {
  const pages = await prerender();
  const listed = new Set(pages.filter(({ isPublic }) => isPublic).map(({ path }) => path));
  for (const id of ['home', 'air-booking', 'find-my-trip', 'travel-funds', 'enroll', 'program-terms'] as const) {
    expect(listed).toContain(buildPath(id));
  }
  for (const id of ['login', 'account-snapshot', 'account-help'] as const) expect(listed).not.toContain(buildPath(id));
  const descriptions = pages.filter(({ isPublic }) => isPublic).map(({ description }) => description);
  expect(descriptions.filter(({ length }) => length < 60 || length > 160)).toEqual([]);
});

test('a page is the same whenever it is built: a browser draws it anew on another day, and must find what it drew itself', async () => {
  const prerenderAt = async (instant: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
    vi.resetModules();
    const { prerender: prerenderAnew } = await import('./prerender.tsx');
    return new Map((await prerenderAnew()).map((page) => [`${page.language} ${page.path}`, page]));
  };
  const before = await prerenderAt('2026-12-31T23:59:00Z');
  const after = await prerenderAt('2028-02-29T12:00:00Z');
  expect(after.size).toBeGreaterThan(0);
  expect([...after].filter(([key, page]) => page.html !== before.get(key)?.html).map(([key]) => key)).toEqual([]);
});
