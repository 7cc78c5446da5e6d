const signsOfAPerson = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const;

/** Runs work once somebody uses the page, or did before it was drawn, and the browser is idle; gives what calls it off. */
export function whenPersonIsThere(work: () => void): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  const arrive = (event?: Event): void => {
    if (event !== undefined && isStill(event)) return;
    for (const sign of signsOfAPerson) removeEventListener(sign, arrive);
    const callOff = whenIdle(work);
    signal.addEventListener('abort', callOff);
  };
  // Not every browser tells what was done before.
  if ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive) arrive();
  else for (const sign of signsOfAPerson) addEventListener(sign, arrive, { passive: true, signal });
  return () => calledOff.abort();
}

/** Tells a pointer that stood where the page came, and did not move. */
function isStill(event: Event): boolean {
  return event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

/** Runs work once the browser has nothing better to do; gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: 4_000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const timer = setTimeout(work, 400);
  return () => clearTimeout(timer);
}
