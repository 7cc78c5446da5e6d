// Starts the app of a page that was rendered beforehand: once it has been painted, or at once when the person touches it.
// A button that is pressed before the app listens is pressed again once it does.
{
  const { main, preload } = document.currentScript.dataset;
  const touches = ['pointerdown', 'keydown', 'focusin'];
  let attempts = 0;
  /** @type {HTMLButtonElement | undefined} */
  let pressed;

  const start = () => {
    for (const type of touches) removeEventListener(type, start);
    for (const href of attempts === 0 ? preload.split(' ').filter(Boolean) : []) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    // A browser remembers that an address failed: another one of the same script is asked anew.
    const address = attempts === 0 ? main : `${main}#${attempts}`;
    attempts += 1;
    import(address).catch(() => {
      for (const type of touches) addEventListener(type, start, { once: true, passive: true });
      addEventListener('online', start, { once: true });
    });
  };
  /** @param {MouseEvent} event */
  const remember = ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') pressed = button;
  };

  addEventListener('load', () => requestAnimationFrame(() => setTimeout(() => attempts === 0 && start())));
  for (const type of touches) addEventListener(type, start, { once: true, passive: true });
  addEventListener('click', remember);
  addEventListener('applistens', () => removeEventListener('click', remember), { once: true });
  addEventListener('appshown', () => pressed?.click(), { once: true });
}
