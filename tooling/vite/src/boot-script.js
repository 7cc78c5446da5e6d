// Starts the app of a page that was rendered beforehand: once it has been painted, or at once when the person touches it.
{
  const { main, preload } = document.currentScript.dataset;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of preload.split(' ').filter(Boolean)) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    void import(main);
  };
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { once: true, passive: true });
}
