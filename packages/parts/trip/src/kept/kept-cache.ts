import { webviewBase } from '@airline/links';
import { keptCacheName as cacheName, keptOwnerHeader } from '@airline/session/personal-data';

/** The cache that the service worker opens without a network: `apps/traveller/public/service-worker.js`. */
/** The header that says until when something is kept, in milliseconds since 1970. */
const keptUntil = 'x-kept-until';

/** Whether this browser can keep a page for when there is no network. */
export function canKeep(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

/** For how long something is kept, and for whom. */
export interface KeptFor {
  readonly until: Date;
  /** The account, as tokens name it, of who was logged in; what was looked up without a login is kept for none. */
  readonly owner?: string | undefined;
}

/** Keeps a value under a path that the gateway has no answer for. */
export async function keepValue(path: string, value: unknown, kept: KeptFor): Promise<void> {
  const headers = { 'content-type': 'application/json', ...headersOf(kept) };
  await (await caches.open(cacheName)).put(path, new Response(JSON.stringify(value), { headers }));
}

/** Reads a value that is kept, and is not over by now. */
export async function readValue(path: string, now: Date): Promise<unknown> {
  if (!canKeep() || !(await caches.has(cacheName))) return undefined;
  const kept = await caches.match(path, { cacheName });
  if (kept === undefined || Number(kept.headers.get(keptUntil)) <= now.getTime()) return undefined;
  return kept.json();
}

/** Lists the values that are kept below a path, and are not over by now. */
export async function listValues(below: string, now: Date): Promise<readonly unknown[]> {
  if (!canKeep() || !(await caches.has(cacheName))) return [];
  const requests = await (await caches.open(cacheName)).keys();
  const paths = requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith(below));
  return Promise.all(paths.map((path) => readValue(path, now)));
}

/** Tells whether a page is kept, so that it opens without a network. */
export async function isPageKept(path: string): Promise<boolean> {
  return canKeep() && (await caches.has(cacheName)) && (await caches.match(path, { cacheName })) !== undefined;
}

/** Gives the part of the site whose pages the worker answers for: a page of the web view brings one for the web view's alone. */
export function workerScope(page: string): string {
  return page.startsWith(`${webviewBase}/`) ? `${webviewBase}/` : '/';
}

/** The pages that this document has fetched to keep them. */
const fetchedPages = new Set<string>();

/** Keeps the page at a path, with the policy that it is sent with, and the files of the app that it and this tab have loaded. */
export async function keepPage(path: string, kept: KeptFor): Promise<void> {
  const cache = await caches.open(cacheName);
  // What this document has kept of its page is of its own build: a status that is read each minute fetches it once.
  const known = fetchedPages.has(path) ? await cache.match(path) : undefined;
  const answer = known ?? (await fetch(path, { headers: { accept: 'text/html' } }));
  if (!answer.ok) return;
  fetchedPages.add(path);
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  // The text is kept as it is read here.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  for (const [name, value] of Object.entries(headersOf(kept))) headers.set(name, value);
  const named = [...html.matchAll(/\/static\/[\w./-]+/g)].map(([file]) => file);
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href))
    .flatMap(({ origin, pathname }) => (origin === location.origin ? [pathname] : []))
    .filter((file) => file.startsWith('/static/'));
  await Promise.all(
    [...new Set([...named, ...loaded])].map(async (file) => {
      if ((await cache.match(file)) === undefined) await cache.add(file).catch(() => undefined);
    }),
  );
  await cache.put(path, new Response(html, { headers }));
}

/** Drops what is kept under paths; with the last of what is kept for a time, all of it. */
export async function dropKept(isDropped: (path: string) => boolean): Promise<void> {
  if (!canKeep() || !(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  let isInUse = false;
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept?.headers.has(keptUntil) !== true) continue;
    if (isDropped(new URL(request.url).pathname)) await cache.delete(request);
    else isInUse = true;
  }
  if (!isInUse) await caches.delete(cacheName);
}

function headersOf({ until, owner }: KeptFor): Readonly<Record<string, string>> {
  return { [keptUntil]: String(until.getTime()), ...(owner === undefined ? {} : { [keptOwnerHeader]: owner }) };
}
