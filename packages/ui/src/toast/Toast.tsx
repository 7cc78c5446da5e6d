import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import { IconButton } from '../button/Button.tsx';
import styles from './Toast.module.css';

const SHOWN_MILLISECONDS = 8000;

/** A short message that passes. */
export interface Toast {
  readonly message: string;
  readonly tone?: 'plain' | 'success';
  /** What can be done about it: undo. A message with an action stays until it is dealt with. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

interface ShownToast extends Toast {
  readonly key: number;
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** What {@link ToastProvider} takes. */
export interface ToastProviderProps {
  /** Names the place where messages appear: 'Avisos'. */
  readonly label: string;
  /** 'Cerrar aviso'. */
  readonly dismissLabel: string;
  readonly children: ReactNode;
}

/**
 * Gives the page a place for short messages about what was just done ('Copiado', 'Viaje archivado'), and `useToast` to show one.
 *
 * 1. A message is announced politely and passes after 8 seconds.
 * 2. Pointing at the messages, or having the focus in them, stops the time; it starts anew afterwards.
 * 3. A message with an action stays until it is dealt with.
 * 4. An error is no toast: it stays where it happened, as a `Banner`.
 *
 * @example
 * ```tsx
 * import { Button } from '@airline/ui/button';
 * import { ToastProvider, useToast } from '@airline/ui/toast';
 *
 * function Copy() {
 *   const show = useToast();
 *   return <Button onClick={() => show({ message: 'Código copiado' })}>Copiar el código</Button>;
 * }
 *
 * export const Example = () => <ToastProvider label="Avisos" dismissLabel="Cerrar aviso"><Copy /></ToastProvider>;
 * ```
 */
export function ToastProvider({ label, dismissLabel, children }: ToastProviderProps): ReactNode {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [held, setHeld] = useState(false);
  const nextKey = useRef(0);

  const show = useCallback((toast: Toast) => {
    nextKey.current += 1;
    const shown = { ...toast, key: nextKey.current };
    setToasts((before) => [...before, shown]);
  }, []);
  const dismiss = useCallback((key: number) => setToasts((before) => before.filter((toast) => toast.key !== key)), []);
  const frame = useMemo(
    () => ({
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    }),
    [],
  );

  return (
    <ToastContext value={show}>
      {children}
      <section {...frame} aria-label={label} aria-live="polite" aria-atomic="false" className={styles['region']}>
        {toasts.map((toast) => (
          <ToastMessage key={toast.key} {...{ toast, held, dismissLabel }} onDismiss={dismiss} />
        ))}
      </section>
    </ToastContext>
  );
}

/**
 * Gives the function that shows a toast. Throws without a `ToastProvider` above.
 *
 * @example
 * ```tsx
 * import { useToast } from '@airline/ui/toast';
 *
 * export function Example() {
 *   const show = useToast();
 *   return <button type="button" onClick={() => show({ message: 'Guardado', tone: 'success' })}>Guardar</button>;
 * }
 * ```
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === undefined) throw new Error('useToast has no place to show anything: put a ToastProvider above it.');
  return show;
}

interface ToastMessageProps {
  readonly toast: ShownToast;
  readonly held: boolean;
  readonly dismissLabel: string;
  readonly onDismiss: (key: number) => void;
}

function ToastMessage({ toast, held, dismissLabel, onDismiss }: ToastMessageProps): ReactNode {
  const { key, action } = toast;
  const stays = held || action !== undefined;
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => onDismiss(key), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [stays, key, onDismiss]);

  return (
    <div className={styles['toast']} data-tone={toast.tone ?? 'plain'}>
      <p className={styles['message']}>{toast.message}</p>
      {action === undefined ? null : (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            action.onPress();
            onDismiss(key);
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={dismissLabel} onClick={() => onDismiss(key)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </IconButton>
    </div>
  );
}
