// Opens the pages of trips that the person keeps on this device (`packages/parts/trip/src/kept`) where there is no network, or one that
// brings nothing. Everything else is fetched as if it were not there; it keeps nothing by itself.
const cacheName = 'airline.kept';
const keptUntil = 'x-kept-until';
const webViewHome = '/mobile/';
/** The home pages of the site and of the web view. */
const homes = new Set(['/', webViewHome]);
/** How long a page may take that is kept: at an airport there is often a network that leads nowhere. */
const patienceMs = 4_000;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable(), dropOld()])),
);

addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(openPage(request, pathname, preloadResponse));
    event.waitUntil(dropOld());
  } else if (pathname.startsWith('/static/')) event.respondWith(openFile(request));
});

async function openPage(request, pathname, preloaded) {
  const fetched = Promise.resolve(preloaded).then((answer) => answer ?? fetch(request));
  const kept = await find(pathname);
  if (kept !== undefined) {
    const waited = new Promise((resolve) => {
      setTimeout(resolve, patienceMs);
    });
    const answer = await Promise.race([fetched.catch(() => undefined), waited]);
    return answer === undefined || answer.status >= 500 ? kept : answer;
  }
  try {
    return await fetched;
  } catch (error) {
    // Who opens the site without a network wants what there is of it.
    const other = await findOther(pathname);
    if (other === undefined) throw error;
    return Response.redirect(other);
  }
}

/** Files have their content in their name: one that is kept is the right one. */
async function openFile(request) {
  return (await find(request.url)) ?? fetch(request);
}

async function find(url) {
  if (!(await caches.has(cacheName))) return undefined;
  const kept = await caches.match(url, { cacheName, ignoreSearch: true, ignoreVary: true });
  return kept === undefined || isOld(kept) ? undefined : kept;
}

/** Finds what is kept in place of a page that is not: a pass for a home page, and for another page of the web view its home, which lists all. */
async function findOther(pathname) {
  if (homes.has(pathname)) return findPass(pathname);
  const isInWebView = pathname.startsWith(webViewHome);
  return isInWebView && (await find(webViewHome)) !== undefined ? webViewHome : undefined;
}

/** Finds a pass that is not over, of the app whose home page is asked for: the pages of the web view stand below its own. */
async function findPass(home) {
  const requests = (await caches.has(cacheName)) ? await (await caches.open(cacheName)).keys() : [];
  for (const { url } of requests) {
    const isPass = new URL(url).pathname.startsWith(`${home}air/boarding-pass/`);
    if (isPass && (await find(url)) !== undefined) return url;
  }
  return undefined;
}

function isOld({ headers }) {
  return headers.has(keptUntil) && Number(headers.get(keptUntil)) <= Date.now();
}

/** Drops what is kept no longer than until now, and all files with the last of it. */
async function dropOld() {
  if (!(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  let isInUse = false;
  for (const request of await cache.keys()) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept === undefined || !kept.headers.has(keptUntil)) continue;
    if (isOld(kept)) await cache.delete(request, { ignoreVary: true });
    else isInUse = true;
  }
  if (!isInUse) await caches.delete(cacheName);
}
