import { useId, type ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import styles from './Dialog.module.css';
import { useModal } from './use-modal.ts';

/** What {@link Dialog} takes. */
export interface DialogProps {
  readonly open: boolean;
  /** Called for Escape, the close button and a press beside the dialog: the caller then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: string;
  /** 'Cerrar'. */
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** The buttons at its end; the one to choose comes first and stands last in the line. */
  readonly actions?: ReactNode;
  /** `drawer` comes from the side and keeps the page in sight: filters, a summary. */
  readonly variant?: 'dialog' | 'drawer';
  /** False while something runs that must not be left: Escape and the backdrop do nothing, the close button is gone. */
  readonly dismissable?: boolean;
}

/**
 * Renders a window over the page that holds the focus until it is closed, then gives it back to what opened it.
 *
 * Built on the browser's `<dialog>`: the rest of the page is inert. The focus starts at the first control inside; give
 * another element `autoFocus` to start there. Content is mounted only while it is open.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { Button } from '@airline/ui/button';
 * import { Dialog } from '@airline/ui/dialog';
 *
 * export function Example() {
 *   const [open, setOpen] = useState(false);
 *   return (
 *     <>
 *       <Button onClick={() => setOpen(true)}>Ver equipaje</Button>
 *       <Dialog open={open} onClose={() => setOpen(false)} title="Equipaje" closeLabel="Cerrar">
 *         <p>Dos maletas de 23 kg.</p>
 *       </Dialog>
 *     </>
 *   );
 * }
 * ```
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  actions,
  variant = 'dialog',
  dismissable = true,
}: DialogProps): ReactNode {
  const titleId = useId();
  const modal = useModal(open, onClose, dismissable);
  return (
    <dialog {...modal} aria-labelledby={titleId} className={styles['dialog']} data-variant={variant}>
      {open ? (
        <div className={styles['content']}>
          <div className={styles['head']}>
            <h2 id={titleId} className={styles['title']}>
              {title}
            </h2>
            {dismissable ? (
              <IconButton label={closeLabel} onClick={onClose}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M6 6l12 12M18 6 6 18" />
                </svg>
              </IconButton>
            ) : null}
          </div>
          <div className={styles['body']}>{children}</div>
          {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
