import { useEffect, useId, type ReactNode, type RefObject } from 'react';

import { IconButton } from '../button/Button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './Sheet.module.css';
import { useBackCloses } from './use-back-closes.ts';

/** What {@link Sheet} takes. */
interface SheetProps {
  readonly open: boolean;
  /** Called once the sheet is to be gone: by its button, Escape, or the browser's way back. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** 'Cerrar'. */
  readonly closeLabel: string;
  /** What takes the focus when it opens; the close button by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What stays in sight above what scrolls: a field. */
  readonly head?: (close: () => void) => ReactNode;
  /** Gets what closes the sheet, which `onClose` follows. */
  readonly children: (close: () => void) => ReactNode;
  readonly footer?: (close: () => void) => ReactNode;
}

/** Renders what takes the whole screen of a telephone: a title, a way out, and what scrolls under it. */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  initialFocus,
  head,
  children,
  footer,
}: SheetProps): ReactNode {
  const titleId = useId();
  const close = useBackCloses(open, onClose);
  const modal = useModal(open, close, true);
  useEffect(() => {
    if (open) initialFocus?.current?.focus();
  }, [open, initialFocus]);
  return (
    <dialog {...modal} aria-labelledby={titleId} className={styles['sheet']}>
      {open ? (
        <div className={styles['content']}>
          <div className={styles['head']}>
            <h2 id={titleId} className={styles['title']}>
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={close}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 6l12 12M18 6 6 18" />
              </svg>
            </IconButton>
          </div>
          {head === undefined ? null : <div className={styles['field']}>{head(close)}</div>}
          <div className={styles['body']}>{children(close)}</div>
          {footer === undefined ? null : <div className={styles['footer']}>{footer(close)}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
