import { afterEach, expect, test, vi } from 'vitest';

import { createServicesLoader } from './services-loader.ts';

afterEach(() => localStorage.clear());

function bench() {
  const fetchIt = vi.fn(async () => 'session');
  return { loader: createServicesLoader('traveller', fetchIt), fetchIt, worthLoading: vi.fn() };
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

test('what pages ask for is fetched once, and is no sign of a login', async () => {
  const { loader, fetchIt, worthLoading } = bench();
  loader.watch(worthLoading);
  expect(await Promise.all([loader.load(), loader.load()])).toEqual(['session', 'session']);
  expect(fetchIt).toHaveBeenCalledOnce();
  expect(worthLoading).not.toHaveBeenCalled();
});

test('a script that did not come is asked for again', async () => {
  const fetchIt = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('session');
  const loader = createServicesLoader('ctm', fetchIt);
  await expect(loader.load()).rejects.toThrow('offline');
  expect(await loader.load()).toBe('session');
});

test('a listener is called once the services are there', async () => {
  const { loader } = bench();
  const onLoaded = vi.fn(() => loader.current());
  const stop = loader.subscribe(onLoaded);
  expect(loader.current()).toBeUndefined();
  await loader.load();
  expect(onLoaded).toHaveReturnedWith('session');
  stop();
});
