import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './FieldError.module.css';

/** What {@link FieldError} takes. */
export interface FieldErrorProps {
  /** Given to the control as `aria-describedby`. */
  readonly id: string;
  /** Said before the text to those who cannot see its colour: 'Error:'. */
  readonly prefix?: string | undefined;
  /** What is wrong and what to do, in the words of the error summary. */
  readonly children: ReactNode;
}

/**
 * Renders what is wrong with one field, under its hint and above its control, so that a screen keyboard does not cover it.
 *
 * @example
 * ```tsx
 * import { FieldError } from '@airline/ui/field';
 *
 * export const Example = () => <FieldError id="zip-error" prefix="Error:">Escriba el código postal</FieldError>;
 * ```
 */
export function FieldError({ id, prefix, children }: FieldErrorProps): ReactNode {
  return (
    <p id={id} className={styles['error']}>
      <svg className={styles['mark']} viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 3.2v4M8 11.2v.1" />
      </svg>
      <span>
        {prefix === undefined ? null : <VisuallyHidden>{prefix}</VisuallyHidden>} {children}
      </span>
    </p>
  );
}
