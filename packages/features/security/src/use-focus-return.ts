import { useCallback, useRef, type RefCallback } from 'react';

/**
 * Gives the ref of the button that opens something in its place, and what to call when that is closed: the button, once it is
 * there again, takes the focus that would be lost. Where something else comes instead, the focus is that one's.
 */
export function useFocusReturn(): readonly [RefCallback<HTMLButtonElement>, () => void] {
  const isDue = useRef(false);
  const button = useCallback((element: HTMLButtonElement | null) => {
    if (element === null || !isDue.current) return;
    isDue.current = false;
    element.focus();
  }, []);
  const returnFocus = useCallback(() => {
    isDue.current = true;
  }, []);
  return [button, returnFocus];
}
