import { useId, type ReactNode } from 'react';

import { Button } from '../button/Button.tsx';
import { useModal } from '../dialog/use-modal.ts';
import styles from './ConfirmDialog.module.css';

/** What {@link ConfirmDialog} takes. */
export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, with what it is about: '¿Cancelar el vuelo a San Juan?'. */
  readonly title: string;
  /** What follows from yes: what is lost, what comes back, until when it can be undone. */
  readonly children: ReactNode;
  /** Says what happens, never 'Sí': 'Cancelar el vuelo'. */
  readonly confirmLabel: string;
  /** Says what stays: 'Conservar el vuelo'. */
  readonly cancelLabel: string;
  /** `danger` for what cannot be undone. */
  readonly tone?: 'danger' | 'plain';
  /** While it is given the work runs: it is shown on the button, and the dialog cannot be left. */
  readonly pendingLabel?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Renders a question before something is done that a slip should not do. The focus starts at the answer that changes nothing,
 * and a double press on what opened it answers nothing.
 *
 * @example
 * ```tsx
 * import { ConfirmDialog } from '@airline/ui/confirm-dialog';
 *
 * export const Example = ({ cancelFlight, close }: { cancelFlight: () => void; close: () => void }) => (
 *   <ConfirmDialog open title="¿Cancelar el vuelo a San Juan?" confirmLabel="Cancelar el vuelo" cancelLabel="Conservar el vuelo"
 *     onConfirm={cancelFlight} onCancel={close}>
 *     Le devolveremos $129 a su tarjeta.
 *   </ConfirmDialog>
 * );
 * ```
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  pendingLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactNode {
  const id = useId();
  const modal = useModal(open, onCancel, pendingLabel === undefined);
  return (
    <dialog
      {...modal}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className={styles['dialog']}
    >
      {open ? (
        <div className={styles['content']}>
          <h2 id={`${id}-title`} className={styles['title']}>
            {title}
          </h2>
          <div id={`${id}-body`} className={styles['body']}>
            {children}
          </div>
          <div className={styles['actions']}>
            <Button onClick={onCancel} disabled={pendingLabel !== undefined}>
              {cancelLabel}
            </Button>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              pendingLabel={pendingLabel}
              // The second press of a double one that opened the dialog is no answer.
              onClick={({ detail }) => (detail < 2 ? onConfirm() : undefined)}
            >
              {confirmLabel}
            </Button>
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
