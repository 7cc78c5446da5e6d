// Starts the app of a page that was prerendered: once it has been painted, or at once when the person touches it.
// What the page loads when a person is there is fetched behind it as soon as somebody is, and run only then.
{
  const { main, preload, sheets, later, asks, supplement } = document.currentScript.dataset;
  const scripts = preload.split(' ').filter(Boolean);
  const touches = ['pointerdown', 'keydown', 'focusin'];
  const signsOfSomebody = [...touches, 'pointermove', 'scroll'];
  const isOutline = document.querySelector('[data-outline]') !== null;
  let isSomebodyThere = false;
  let lineIsFree = false;
  let attempts = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let nextAttempt;

  const start = () => {
    clearTimeout(nextAttempt);
    for (const type of touches) removeEventListener(type, start);
    removeEventListener('online', start);
    // A browser remembers that an address failed: another one of the same script is asked anew.
    const address = attempts === 0 ? main : `${main}#${attempts}`;
    const prepared = runInTurns();
    attempts += 1;
    prepared
      .then(() => import(address))
      .catch(() => {
        for (const type of touches) addEventListener(type, start, { once: true, passive: true });
        addEventListener('online', start, { once: true });
        // A touch may have come while this attempt was failing, and waits for the app.
        nextAttempt = setTimeout(start, Math.min(1000 * 2 ** attempts, 30_000));
      });
  };
  /** Asking for a script takes a phone about a millisecond. */
  const fetchesATask = 10;
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  /**
   * Fetches a script whole before it is imported: a browser remembers that an import failed, and never asks again.
   * What is gone for good is left to the app, which says so.
   * @param {string} href
   */
  const fetchWhole = async (href) => {
    const response = await fetch(href);
    const bytes = await response.arrayBuffer();
    if (response.status >= 500 || response.status === 429) throw new TypeError(`Failed to fetch ${href}`);
    return { isThere: response.ok, bytes };
  };
  /** @param {string} href */
  const fetchAhead = async (href) => {
    // What failed is fetched again where it is needed.
    if (!href.endsWith('.css')) await fetchWhole(href);
    const how = href.endsWith('.css') ? { rel: 'prefetch', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), how, { href }));
  };
  /**
   * Fetches a script until it comes.
   * @param {string} href
   * @returns {Promise<void>}
   */
  const fetchUntilItComes = async (href, attempt = 1) => {
    try {
      await fetchWhole(href);
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, Math.min(1000 * 2 ** attempt, 30_000));
        addEventListener('online', resolve, { once: true });
      });
      await fetchUntilItComes(href, attempt + 1);
    }
  };
  /**
   * Gives the text of the page's supplement: it is in a file, or at the end of the page. Where the file is gone there is none; the app
   * that is gone with it says so.
   */
  const readSupplement = async () => {
    if (supplement) {
      const { isThere, bytes } = await fetchWhole(supplement);
      return isThere ? new TextDecoder().decode(bytes) : '';
    }
    if (document.readyState === 'loading') {
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
    }
    return document.getElementById('supplement').textContent;
  };
  /** Gives the app the page's messages, and the page the styles that it did not need at first, each where it belongs. */
  const takeSupplement = async () => {
    const text = await readSupplement();
    if (text === '') return;
    const { styles, ...pageMessages } =
      /** @type {{ styles: [number, string][], language: string, messages: Record<string, object> }} */ (
        JSON.parse(text)
      );
    globalThis.pageMessages = pageMessages;
    const element = document.getElementById('first-styles');
    let first = element.textContent;
    let complete = '';
    for (const [charactersBefore, rules] of styles) {
      complete += first.slice(0, charactersBefore) + rules;
      first = first.slice(charactersBefore);
    }
    // The policy asks for an element's styles whenever they change, even if there are none for a moment: a new one has them from the start.
    element.replaceWith(Object.assign(document.createElement('style'), { textContent: complete + first }));
  };
  /** @type {Promise<void> | undefined} */
  let supplementTaken;
  /** What failed is asked for again with the next attempt. */
  const takeSupplementOnce = () => {
    supplementTaken ??= takeSupplement().catch((error) => {
      supplementTaken = undefined;
      throw error;
    });
    return supplementTaken;
  };
  /**
   * Asks for all that the app will import. React's renderer, the largest, comes last where it draws a page whole: the app makes
   * itself ready meanwhile. Where it takes a page over, it comes first and does so while the line brings what a person will need.
   */
  const askForAll = async () => {
    /** @type {Map<string, Promise<void>>} */
    const asked = new Map();
    const [renderer] = scripts.slice(-1);
    const others = [...scripts.slice(0, -1), main];
    const askForRenderer = () => {
      globalThis.rendererFetched ??= fetchUntilItComes(renderer);
    };
    // What fails is seen where it is awaited.
    takeSupplementOnce().catch(() => undefined);
    if (!isOutline) askForRenderer();
    // Their scripts add the sheets, and find them here already. One that fails is fetched again there.
    for (const href of sheets.split(' ').filter(Boolean)) void fetchWhole(href).catch(() => undefined);
    for (const [at, href] of others.entries()) {
      const whole = fetchWhole(href);
      // What fails is seen where it is awaited, which may be never: another one may have failed before.
      whole.catch(() => undefined);
      asked.set(href, whole);
      if (at % fetchesATask === fetchesATask - 1) await nextTask();
    }
    askForRenderer();
    return asked;
  };
  /** @type {ReturnType<typeof askForAll> | undefined} */
  let askedAhead;
  /**
   * Runs each script as soon as it is there with all that it imports, in a task of its own: the page answers in between. What
   * fails fails again where the app imports it, and is reported there. What a person will need comes while the scripts run.
   */
  const runInTurns = async () => {
    const fetched = await (askedAhead ?? askForAll());
    askedAhead = undefined;
    // What is asked for while the last one comes is on its way when that has come.
    void Promise.all(fetched.values())
      .then(() => {
        lineIsFree = true;
        return isSomebodyThere ? fetchLater() : undefined;
      })
      // Without it the page can be used too.
      .catch(() => undefined);
    for (const href of scripts.slice(0, -1)) {
      await fetched.get(href);
      await import(href).catch(() => undefined);
      await nextTask();
    }
    await fetched.get(main);
    await takeSupplementOnce();
  };
  /** One a task, since each is looked at when it comes. What is asked for next can wait for it: nobody misses that so much. */
  const fetchLater = () => {
    globalThis.laterFetched ??= fetchAllOfLater();
    return globalThis.laterFetched;
  };
  const fetchAllOfLater = async () => {
    const ahead = [];
    for (const href of later.split(' ').filter(Boolean)) {
      ahead.push(fetchAhead(href).catch(() => undefined));
      await nextTask();
    }
    await Promise.all(ahead);
  };
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  /**
   * Adds the web fonts if nothing in sight moves much by them, as on a machine with a font of about the same widths. Else
   * they wait for the next page or language, which has another title.
   * @param {FontFace[]} faces
   */
  const addWebFonts = (faces) => {
    const add = () => faces.forEach((face) => document.fonts.add(face));
    if (!isPainted()) {
      add();
      return;
    }
    const elements = [...document.body.querySelectorAll('*')];
    const boxes = () => elements.map((element) => element.getBoundingClientRect());
    const isInSight = ({ top, bottom }) => bottom > 0 && top < innerHeight;
    const before = boxes();
    add();
    const moves = boxes().some((box, at) => {
      const was = before[at];
      // A layout shift begins at 3 pixels. Sideways, a few more in a line count for little.
      const moved = Math.abs(box.top - was.top) >= 3 || Math.abs(box.left - was.left) >= 16;
      return moved && (isInSight(box) || isInSight(was));
    });
    if (!moves) return;
    for (const face of faces) document.fonts.delete(face);
    const { title } = document;
    new MutationObserver((_, observer) => {
      if (document.title === title) return;
      observer.disconnect();
      add();
    }).observe(document.head, { childList: true, characterData: true, subtree: true });
  };
  /** Fetches the web fonts of the styles that wait for what a person needs first. */
  const showWebFonts = async () => {
    const rules = [...document.styleSheets]
      .filter(({ media }) => media.mediaText === 'not all')
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule);
    const faces = rules.map(({ style }) => {
      const descriptor = (/** @type {string} */ name) => style.getPropertyValue(name);
      return new FontFace(descriptor('font-family').replaceAll('"', ''), descriptor('src'), {
        style: descriptor('font-style'),
        weight: descriptor('font-weight'),
      });
    });
    // Without them the page can be read too.
    await Promise.all(faces.map((face) => face.load())).then(
      () => {
        addWebFonts(faces);
        rememberFonts();
      },
      () => undefined,
    );
  };
  const fontsKey = 'airline.fontsKept';
  const rememberFonts = () => {
    try {
      localStorage.setItem(fontsKey, '1');
    } catch {
      // A browser that denies storage shows them late on each page.
    }
  };
  /** Whether this browser keeps the fonts from an earlier page: they come from its cache before anything is painted, or just after. */
  const areFontsKept = () => {
    try {
      return localStorage.getItem(fontsKey) !== null;
    } catch {
      return false;
    }
  };

  /**
   * Asks the gateway what the app will ask first, as far as the page's address says it: `earlyAnswers` of the gateway's client
   * has the answer. What the address does not say has a default, or nothing is asked.
   */
  const askEarly = () => {
    const given = new URLSearchParams(location.search);
    const valueOf = (/** @type {string} */ _, /** @type {string} */ name, /** @type {string} */ otherwise) =>
      /^[A-Z\d-]+$/.exec(given.get(name) ?? '')?.[0] ?? otherwise;
    const address = asks.replaceAll(/\{(\w+)\|(\w*)\}/g, valueOf);
    if (!asks || /=(?:&|$)/.test(address)) return;
    // Beside the deployment's settings, which a page has in its head.
    const settings = document.getElementById('client-settings')?.textContent ?? '{}';
    const { apiKey } = /** @type {{ readonly apiKey?: string }} */ (JSON.parse(settings));
    /** @type {Record<string, string>} */
    const headers = apiKey ? { 'x-api-key': apiKey } : {};
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(10_000) });
    answer.catch(() => undefined);
    globalThis.earlyAnswers = new Map([[address, answer]]);
    prepareFormats();
  };
  /** The first date that is written takes a slow phone a quarter of a second: it is, while the scripts come. */
  const prepareFormats = () =>
    setTimeout(() => new Intl.DateTimeFormat(document.documentElement.lang, { timeZone: 'UTC' }).format());
  askEarly();
  // An outline has been read at once, and nothing else takes the line: what draws the page is asked for before the first paint.
  if (isOutline) askedAhead = askForAll();

  /** @param {Event} event */
  const arrive = (event) => {
    // The page came below a pointer that stands still.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !(event.movementX || event.movementY)) return;
    for (const type of signsOfSomebody) removeEventListener(type, arrive);
    isSomebodyThere = true;
    prepareFormats();
    if (lineIsFree) void fetchLater();
  };

  if (areFontsKept()) void showWebFonts();
  else
    addEventListener('appshown', () => void Promise.resolve(globalThis.laterFetched).then(showWebFonts), {
      once: true,
    });
  addEventListener('load', () => {
    // The first paint is reported a moment later; a page in the background is not painted, and waits.
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      if (attempts === 0) start();
    }).observe({ type: 'paint', buffered: true });
  });
  for (const type of touches) addEventListener(type, start, { once: true, passive: true });
  for (const type of signsOfSomebody) addEventListener(type, arrive, { passive: true });
}
