import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the ref of a card's status: it takes the focus when it says what was done and the button that was pressed is gone. A
 * focus that stands somewhere is left there.
 */
export function useStatusFocus(status: string): RefObject<HTMLOutputElement | null> {
  const ref = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (status !== '' && document.activeElement === document.body) ref.current?.focus();
  }, [status]);
  return ref;
}
