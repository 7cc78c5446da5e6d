/** The cache that the service worker opens without a network: `apps/traveller/public/service-worker.js`. */
const cacheName = 'airline.kept';
/** The header that says until when something is kept, in milliseconds since 1970. */
const keptUntil = 'x-kept-until';

/** Whether this browser can keep a page for when there is no network. */
export function canKeep(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

/** Keeps a value under a path that the gateway has no answer for. */
export async function keepValue(path: string, value: unknown, until: Date): Promise<void> {
  const headers = { 'content-type': 'application/json', [keptUntil]: String(until.getTime()) };
  await (await caches.open(cacheName)).put(path, new Response(JSON.stringify(value), { headers }));
}

/** Reads a value that is kept, and is not over by now. */
export async function readValue(path: string, now: Date): Promise<unknown> {
  if (!canKeep() || !(await caches.has(cacheName))) return undefined;
  const kept = await caches.match(path, { cacheName });
  if (kept === undefined || Number(kept.headers.get(keptUntil)) <= now.getTime()) return undefined;
  return kept.json();
}

/** Keeps the page at a path, with the policy that it is sent with, and the files of the app that it and this tab have loaded. */
export async function keepPage(path: string, until: Date): Promise<void> {
  const answer = await fetch(path, { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  // The text is kept as it is read here.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(keptUntil, String(until.getTime()));
  const cache = await caches.open(cacheName);
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
