// Starts the app of a page that was rendered beforehand: once it has been painted, or at once when the person touches it.
// A button that is pressed before the app listens is pressed again once it does. What the page loads when a person is there is
// fetched once the app is shown, and run only then.
{
  const { main, preload, later } = document.currentScript.dataset;
  const scripts = preload.split(' ').filter(Boolean);
  const touches = ['pointerdown', 'keydown', 'focusin'];
  let attempts = 0;
  /** @type {HTMLButtonElement | undefined} */
  let pressed;

  const start = () => {
    for (const type of touches) removeEventListener(type, start);
    // A browser remembers that an address failed: another one of the same script is asked anew.
    const address = attempts === 0 ? main : `${main}#${attempts}`;
    const prepared = attempts === 0 ? runInTurns() : Promise.resolve();
    attempts += 1;
    prepared
      .then(() => import(address))
      .catch(() => {
        for (const type of touches) addEventListener(type, start, { once: true, passive: true });
        addEventListener('online', start, { once: true });
      });
  };
  /** Asking for a script takes a phone about a millisecond. */
  const fetchesATask = 10;
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  /** @param {string} href */
  const fetchAhead = (href) => {
    const how = href.endsWith('.css') ? { rel: 'prefetch', as: 'style' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), how, { href }));
  };
  /**
   * Fetches all that the app will import, and runs each script in a task of its own: the page answers in between. What fails
   * fails again where the app imports it, and is told there.
   */
  const runInTurns = async () => {
    for (const [at, href] of [...scripts, main].entries()) {
      fetchAhead(href);
      if (at % fetchesATask === fetchesATask - 1) await nextTask();
    }
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
      fetchAhead(href);
      await nextTask();
    }
  };
  const showWebFonts = () => {
    for (const style of document.querySelectorAll('style')) if (style.media === 'not all') style.media = 'all';
  };
  /** @param {MouseEvent} event */
  const remember = ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') pressed = button;
  };

  const afterFirstPaint = () => {
    showWebFonts();
    if (attempts === 0) start();
  };

  addEventListener('load', () => {
    // What the page paints first is told a moment later; a page in the background is not painted, and waits.
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      afterFirstPaint();
    }).observe({ type: 'paint', buffered: true });
  });
  for (const type of touches) addEventListener(type, start, { once: true, passive: true });
  addEventListener('click', remember);
  addEventListener('applistens', () => removeEventListener('click', remember), { once: true });
  addEventListener(
    'appshown',
    () => {
      pressed?.click();
      void nextTask().then(fetchLater);
    },
    { once: true },
  );
}
