import type { ReactNode } from 'react';

import { ErrorText } from './ErrorText.tsx';
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
      <ErrorText prefix={prefix}>{children}</ErrorText>
    </p>
  );
}
