import { useEffect, useRef, type RefObject } from 'react';

/** What ties a `<dialog>` element to `open`. */
interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** The element's own wish to close: Escape, or the device's back gesture. */
  readonly onCancel: (event: { readonly target: EventTarget; preventDefault: () => void }) => void;
  /**
   * Closes for a press on the backdrop: there the target is the dialog element itself. The second press of a double one was
   * begun on the page, before the dialog was there, and means nothing.
   */
  readonly onClick: (event: { readonly target: EventTarget; readonly detail: number }) => void;
}

/**
 * Shows a `<dialog>` over the page while `open` is true: the browser makes the rest inert, keeps the focus inside and gives it
 * back to where it was; the page behind does not scroll.
 */
export function useModal(open: boolean, onClose: () => void, dismissable: boolean): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return undefined;
    const opener = document.activeElement;
    // Where dialogs cannot be modal (a test's DOM without layout) it is at least shown.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    const release = holdScroll();
    return () => {
      release();
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  return {
    ref,
    onCancel: (event) => {
      // A cancel also bubbles up from a file input inside: that one is none of ours.
      if (event.target !== ref.current) return;
      event.preventDefault();
      if (dismissable) onClose();
    },
    onClick: (event) => {
      if (dismissable && event.target === ref.current && event.detail < 2) onClose();
    },
  };
}

let holds = 0;

/** Stops the page behind from scrolling, as wide as it was beside its scroll bar; the last dialog to close lets it go again. */
function holdScroll(): () => void {
  const root = document.documentElement;
  holds += 1;
  if (holds === 1) {
    const scrollbarSize = window.innerWidth - root.clientWidth;
    root.style.setProperty('--scrollbar-size', `${scrollbarSize}px`);
    root.dataset['modalOpen'] = scrollbarSize > 0 ? 'had-scrollbar' : '';
  }
  return () => {
    holds -= 1;
    if (holds > 0) return;
    delete root.dataset['modalOpen'];
    root.style.removeProperty('--scrollbar-size');
  };
}
