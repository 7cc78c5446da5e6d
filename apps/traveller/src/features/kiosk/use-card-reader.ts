import { useEffect, useRef } from 'react';

import { type CardName, readCardName } from './card-name.ts';

/** What a stripe begins with, and nothing that people type here. */
const startSentinel = '%';
/** After so long without another sign a reader that ends without Enter is done. */
const endsAfterMs = 300;

/**
 * Listens to a card reader that types, wherever the focus is. Nothing of the card reaches a field, the page or its state but the name.
 *
 * @param onCard - Called with the holder's name, or with `undefined` where the card says none.
 */
export function useCardReader(onCard: (name: CardName | undefined) => void): void {
  const call = useRef(onCard);
  useEffect(() => {
    call.current = onCard;
  });
  useEffect(() => {
    let typed = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      const name = readCardName(typed);
      typed = '';
      clearTimeout(timer);
      call.current(name);
    };
    const listen = (event: KeyboardEvent) => {
      const isSign = event.key.length === 1;
      if (typed === '' && event.key !== startSentinel) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      clearTimeout(timer);
      if (isSign) typed += event.key;
      if (event.key === 'Enter') finish();
      else timer = setTimeout(finish, endsAfterMs);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => {
      typed = '';
      clearTimeout(timer);
      window.removeEventListener('keydown', listen, { capture: true });
    };
  }, []);
}
