import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

const origin = 'https://www.alisio.example';
const source = readFileSync(join(import.meta.dirname, '../public/service-worker.js'), 'utf8');
const now = Date.parse('2026-12-01T12:00:00Z');
const [over, good] = [String(now), String(now + 1)];

/** A worker on a device that keeps these pages until then, without a network. */
function openWorker(pages: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(pages).map(([path, until]) => [new URL(path, origin).href, until]));
  let isThere = kept.size > 0;
  const toResponse = (url: string) => {
    const until = kept.get(url);
    return until === undefined
      ? undefined
      : new Response(url, { headers: until === '' ? {} : { 'x-kept-until': until } });
  };
  const urlOf = (request: string | { readonly url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  const match = async (request: string | { readonly url: string }) => toResponse(urlOf(request));
  const cache = {
    match,
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    // A disk takes its time: what is over may still be there when somebody opens a page.
    async delete({ url }: { readonly url: string }) {
      await nextTurn();
      return kept.delete(url);
    },
  };
  const caches = {
    match,
    has: async () => isThere,
    open: async () => cache,
    async delete() {
      kept.clear();
      isThere = false;
    },
  };
  const listeners = new Map<string, (event: object) => void>();
  class OwnDate extends Date {
    static override now = () => now;
  }
  runInNewContext(source, {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
    registration: {},
    location: { origin },
    fetch: async () => Promise.reject(new TypeError('There is no network.')),
    caches,
    Date: OwnDate,
    URL,
    Response,
    setTimeout: () => 0,
  });
  const dispatch = async (name: string, event: object): Promise<Response | undefined> => {
    const waited: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const waitUntil = (work: Promise<unknown>) => waited.push(work);
    const respondWith = (given: Promise<Response>) => {
      answer = given;
    };
    listeners.get(name)?.({ ...event, waitUntil, respondWith });
    const shown = await answer?.catch(() => undefined);
    await Promise.all(waited);
    return shown;
  };
  return {
    paths: () => [...kept.keys()].map((url) => new URL(url).pathname),
    start: () => dispatch('activate', {}),
    open: (path: string) =>
      dispatch('fetch', { request: { method: 'GET', mode: 'navigate', url: new URL(path, origin).href } }),
  };
}

const pass = '/air/boarding-pass/K7PM2Q';
const other = '/air/boarding-pass/X4TR8N';
const script = '/static/traveller/assets/main-1.js';

test('a pass that is not over opens without a network, and stays', async () => {
  const worker = openWorker({ [pass]: good, [script]: '' });
  expect((await worker.open(pass))?.status).toBe(200);
  expect(worker.paths()).toEqual([pass, script]);
});

test('a pass that is over is not opened, and is dropped with all files where it was the last one', async () => {
  const worker = openWorker({ [pass]: over, [script]: '' });
  expect(await worker.open(pass)).toBeUndefined();
  expect(worker.paths()).toEqual([]);
});

test('a pass that is over is dropped beside one that is not, which keeps its files', async () => {
  const worker = openWorker({ [pass]: over, [other]: good, [script]: '' });
  expect((await worker.open(other))?.status).toBe(200);
  expect(worker.paths()).toEqual([other, script]);
});

test('a new worker drops what is over before anybody opens a page', async () => {
  const worker = openWorker({ [pass]: over, [script]: '' });
  await worker.start();
  expect(worker.paths()).toEqual([]);
});

test('the home page leads to a pass that is not over, and to none that is', async () => {
  const both = openWorker({ [pass]: over, [other]: good });
  expect((await both.open('/'))?.headers.get('location')).toBe(origin + other);
  expect(await openWorker({ [pass]: over }).open('/')).toBeUndefined();
});
