import { useId, type ReactNode } from 'react';

import { FieldError } from './FieldError.tsx';
import styles from './Field.module.css';

export { FieldError, type FieldErrorProps } from './FieldError.tsx';

/** The words around a control, the same for every kind of field. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** What helps to fill it in, said before the answer is typed. */
  readonly hint?: ReactNode;
  /** What is wrong with the answer; its being there marks the field as invalid. */
  readonly error?: string | undefined;
  /** 'Error:', said before the error. */
  readonly errorPrefix?: string | undefined;
  /** '(opcional)', after the label: fields are required unless they say so. */
  readonly optionalLabel?: string | undefined;
}

/** What a control takes from its field to be named, described and marked. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** What {@link Field} takes. */
export interface FieldProps extends FieldTexts {
  /** The control's id, which the error summary's link leads to; made up when left out. */
  readonly id?: string | undefined;
  /** Further ids that describe the control. */
  readonly describedBy?: string | undefined;
  /** How wide the control is: as wide as the answer is long. */
  readonly width?: 'full' | 'medium' | 'short' | undefined;
  /** Renders the control with the attributes that tie it to its words. */
  readonly children: (control: ControlAttributes) => ReactNode;
}

/**
 * Renders the label, hint and error of one control, and ties them to it.
 *
 * The order is label, hint, error, control. Several controls that answer one question have a legend instead: `FieldGroup`.
 *
 * @example
 * ```tsx
 * import { Field } from '@airline/ui/field';
 *
 * export const Example = () => (
 *   <Field label="Comentario" optionalLabel="(opcional)">
 *     {(control) => <textarea {...control} rows={4} />}
 *   </Field>
 * );
 * ```
 */
export function Field({
  id,
  label,
  hint,
  error,
  errorPrefix,
  optionalLabel,
  describedBy,
  width = 'full',
  children,
}: FieldProps): ReactNode {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  const errorId = error === undefined ? undefined : `${controlId}-error`;
  const described = [hintId, errorId, describedBy].filter((part) => part !== undefined).join(' ');
  return (
    <div className={styles['field']} data-invalid={error === undefined ? undefined : true} data-width={width}>
      <label htmlFor={controlId} className={styles['label']}>
        {label}
        {optionalLabel === undefined ? null : <span className={styles['optional']}> {optionalLabel}</span>}
      </label>
      {hintId === undefined ? null : (
        <div id={hintId} className={styles['hint']}>
          {hint}
        </div>
      )}
      {errorId === undefined ? null : (
        <FieldError id={errorId} prefix={errorPrefix}>
          {error}
        </FieldError>
      )}
      {children({
        id: controlId,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
    </div>
  );
}
