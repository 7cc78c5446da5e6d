import { useEffect, useEffectEvent, useRef } from 'react';

/** Marks the entry of the history that an open sheet stands on. */
const mark = { sheet: true };

/**
 * Gives an open sheet an entry of the history, so that the browser's way back closes it and stays on the page.
 *
 * What is given back asks for closing: it goes back, and `onClose` is called once the browser has, so that nothing is
 * navigated to in between. The application's router is not told, since no page changes.
 */
export function useBackCloses(open: boolean, onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const isGoingBack = useRef(false);
  useEffect(() => {
    if (!open) return undefined;
    isGoingBack.current = false;
    // Effects run twice in development: the entry is there the second time.
    if (!hasMark(history.state)) history.pushState({ ...(history.state as object | null), ...mark }, '');
    const goBack = (event: PopStateEvent) => {
      if (hasMark(event.state)) return;
      event.stopImmediatePropagation();
      close();
    };
    addEventListener('popstate', goBack, { capture: true });
    return () => removeEventListener('popstate', goBack, { capture: true });
  }, [open]);
  return () => {
    // A second press would leave the page.
    if (isGoingBack.current) return;
    isGoingBack.current = true;
    history.back();
  };
}

function hasMark(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state;
}
