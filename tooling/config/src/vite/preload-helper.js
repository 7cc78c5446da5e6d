/* global appBase -- written before this by lazy-imports.ts */
// Stands in for Vite's own helper around each lazy import. A browser remembers that a script failed: Chromium and Firefox never
// ask for that address again, WebKit not even after a reload. So nothing is imported before it was fetched whole: what fails
// then is only a request, and the next attempt makes a new one. What was fetched comes from the browser's cache.

/** @type {Map<string, Promise<void>>} */
const fetched = new Map();

/** @param {string} href */
const isSheet = (href) => new URL(href).pathname.endsWith('.css');

/** @param {string} href */
const hasSheet = (href) =>
  [...document.querySelectorAll('link')].some((link) => link.rel === 'stylesheet' && link.href === href);

// What came once is there. Where the browser does not say how it came, it is asked for again, and is in its cache.
/** @param {string} href */
const hasCome = (href) =>
  /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByName(href, 'resource')).some(
    ({ responseStatus }) => responseStatus === 200,
  );

/** @param {string} href */
const fetchScript = async (href) => {
  // The words are Chromium's: the crash page knows them.
  const failed = (/** @type {string} */ why) =>
    new TypeError(`Failed to fetch dynamically imported module (${why}): ${href}`);
  /** @type {Response | undefined} */
  let response;
  try {
    response = await fetch(href);
    await response.arrayBuffer();
  } catch {
    throw failed('no connection');
  }
  if (!response.ok) throw failed(String(response.status));
};

/** @param {string} href */
const bringSheet = (href) =>
  hasSheet(href)
    ? undefined
    : new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
        link.addEventListener('load', () => resolve(undefined));
        link.addEventListener('error', () => {
          link.remove();
          reject(new TypeError(`Failed to fetch dynamically imported module (style): ${href}`));
        });
        document.head.append(link);
      });

/** @param {string} href */
const bring = (href) => {
  const known = fetched.get(href);
  if (known !== undefined) return known;
  const asked = Promise.resolve(isSheet(href) ? bringSheet(href) : hasCome(href) || fetchScript(href)).then(
    () => undefined,
  );
  fetched.set(href, asked);
  asked.catch(() => fetched.delete(href));
  return asked;
};

/**
 * @param {() => Promise<unknown>} load
 * @param {readonly string[]} [files]
 */
export const __vitePreload = async (load, files = []) => {
  // An import of one file alone names it nowhere but in its own text.
  const own = [...String(load).matchAll(/import\(\s*["'`]([^"'`]+)["'`]/g)].map(
    ([, file]) => new URL(file, import.meta.url).href,
  );
  const others = files.map((file) => new URL(appBase + file, location.origin).href);
  const all = [...new Set([...own, ...others])];
  await Promise.all(all.map(bring));
  try {
    return await load();
  } catch (error) {
    // It came, and was not in the cache when it was imported: whether it can be fetched now tells a cut line from a new version.
    if (error instanceof TypeError && /import/i.test(error.message))
      await Promise.all(all.filter((href) => !isSheet(href)).map(fetchScript));
    throw error;
  }
};
