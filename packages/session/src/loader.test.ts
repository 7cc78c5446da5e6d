import { afterEach, expect, test, vi } from 'vitest';

import { createSessionLoader } from './loader.ts';

afterEach(() => localStorage.clear());

function bench() {
  const fetchIt = vi.fn(async () => 'session');
  return { loader: createSessionLoader('traveller', fetchIt), fetchIt, worthLoading: vi.fn() };
}

test('a visitor of whom the browser remembers nothing loads nothing', () => {
  const { loader, fetchIt, worthLoading } = bench();
  loader.watch(worthLoading);
  expect(worthLoading).not.toHaveBeenCalled();
  expect(fetchIt).not.toHaveBeenCalled();
});

test('a login that the browser remembers is worth loading', () => {
  localStorage.setItem('airline.session.traveller', 'member');
  const { loader, worthLoading } = bench();
  loader.watch(worthLoading);
  expect(worthLoading).toHaveBeenCalledOnce();
});

test('so is a login in another tab, of this app alone', () => {
  const { loader, worthLoading } = bench();
  const stop = loader.watch(worthLoading);
  window.dispatchEvent(new StorageEvent('storage', { key: 'airline.session.ctm', newValue: 'corporateTravelManager' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'airline.session.traveller', newValue: null }));
  expect(worthLoading).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'airline.session.traveller', newValue: 'member' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'airline.session.traveller', newValue: 'member' }));
  expect(worthLoading).toHaveBeenCalledOnce();
});

test('and a page that asks; the session is fetched once', async () => {
  const { loader, fetchIt, worthLoading } = bench();
  loader.watch(worthLoading);
  expect(await Promise.all([loader.load(), loader.load()])).toEqual(['session', 'session']);
  expect(fetchIt).toHaveBeenCalledOnce();
  expect(worthLoading).toHaveBeenCalledOnce();
});

test('a script that did not come is asked for again', async () => {
  const fetchIt = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('session');
  const loader = createSessionLoader('ctm', fetchIt);
  await expect(loader.load()).rejects.toThrow('offline');
  expect(await loader.load()).toBe('session');
});
