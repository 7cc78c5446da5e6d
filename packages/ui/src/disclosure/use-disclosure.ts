import { useEffect, useId, useRef, useState, type RefObject } from 'react';

/** A panel that a button opens, and the elements that take part in it. */
export interface DisclosureState<Container extends HTMLElement> {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** The element around button and panel. */
  readonly container: RefObject<Container | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** For the panel's `id`, and the button's `aria-controls`. */
  readonly panelId: string;
}

/** Opens and closes a panel: the Escape key closes it and gives the focus back, a press or the focus elsewhere closes it too. */
export function useDisclosure<Container extends HTMLElement>(): DisclosureState<Container> {
  const [open, setOpen] = useState(false);
  const container = useRef<Container>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !container.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  return { open, setOpen, container, button, panelId };
}
