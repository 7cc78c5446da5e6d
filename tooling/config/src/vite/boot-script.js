// Starts the app of a page that was prerendered: once it has been painted, or at once when the person touches it.
// What the page loads when a person is there is fetched once the app is shown, and run only then.
{
  const { main, preload, later } = document.currentScript.dataset;
  const scripts = preload.split(' ').filter(Boolean);
  const touches = ['pointerdown', 'keydown', 'focusin'];
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
    await response.arrayBuffer();
    if (response.status >= 500 || response.status === 429) throw new TypeError(`Failed to fetch ${href}`);
  };
  /** @param {string} href */
  const fetchAhead = async (href) => {
    // What failed is fetched again where it is needed.
    if (!href.endsWith('.css')) await fetchWhole(href);
    const how = href.endsWith('.css') ? { rel: 'prefetch', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), how, { href }));
  };
  /**
   * Fetches all that the app will import, and runs each script in a task of its own: the page answers in between. What fails
   * fails again where the app imports it, and is reported there.
   */
  const runInTurns = async () => {
    const fetched = [];
    for (const [at, href] of [...scripts, main].entries()) {
      fetched.push(fetchWhole(href));
      if (at % fetchesATask === fetchesATask - 1) await nextTask();
    }
    await Promise.all(fetched);
    for (const href of scripts) {
      await import(href).catch(() => undefined);
      await nextTask();
    }
  };
  /** One a task, since each is looked at when it comes; who saves data fetches what is used alone. */
  const fetchLater = async () => {
    /** @type {{ readonly connection?: { readonly saveData?: boolean } }} */
    const { connection } = navigator;
    if (connection?.saveData) return;
    for (const href of later.split(' ').filter(Boolean)) {
      void fetchAhead(href).catch(() => undefined);
      await nextTask();
    }
  };
  /**
   * Adds the web fonts if nothing in sight moves much by them, as on a machine with a font of about the same widths. Else
   * they wait for the next page or language, which has another title.
   * @param {FontFace[]} faces
   */
  const addWebFonts = (faces) => {
    const add = () => faces.forEach((face) => document.fonts.add(face));
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
  /** Fetches the web fonts of the styles that wait for the first paint. */
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
    await Promise.all(faces.map((face) => face.load()));
    addWebFonts(faces);
  };

  const afterFirstPaint = () => {
    // Without them the page can be read too.
    void showWebFonts().catch(() => undefined);
    if (attempts === 0) start();
  };

  addEventListener('load', () => {
    // The first paint is reported a moment later; a page in the background is not painted, and waits.
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      afterFirstPaint();
    }).observe({ type: 'paint', buffered: true });
  });
  for (const type of touches) addEventListener(type, start, { once: true, passive: true });
  addEventListener('appshown', () => void nextTask().then(fetchLater), { once: true });
}
