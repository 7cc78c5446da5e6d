import type { ComponentPropsWithRef, ReactNode } from 'react';

import { Field, type FieldTexts } from '../field/Field.tsx';
import styles from '../field/InputBox.module.css';

/** What {@link TextField} takes beside an `<input>`'s own attributes. */
export interface TextFieldProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'children' | 'type' | 'width' | 'maxLength'>,
    FieldTexts {
  readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** As wide as the answer is long: `short` for a code, `medium` for a name, `full` for an address. */
  readonly width?: 'full' | 'medium' | 'short';
  /** A word or sign before the answer, inside the edge: '$'. Hidden from assistive technology: say it in the label too. */
  readonly before?: ReactNode;
}

/**
 * Renders a labelled input of one line.
 *
 * There is no `maxLength`: what is pasted is never cut in silence, the check says that it is too long. Give `autoComplete`
 * where the answer is about the person (WCAG 2.2, 1.3.5), `inputMode="numeric"` for codes of digits.
 *
 * @example
 * ```tsx
 * import { TextField } from '@airline/ui/text-field';
 *
 * export const Example = () => (
 *   <TextField label="Correo electrónico" type="email" name="email" autoComplete="email" hint="Le enviaremos el recibo." />
 * );
 * ```
 */
export function TextField({
  id,
  label,
  hint,
  error,
  errorPrefix,
  optionalLabel,
  width = 'full',
  before,
  type = 'text',
  'aria-describedby': describedBy,
  ...attributes
}: TextFieldProps): ReactNode {
  return (
    <Field {...{ id, label, hint, error, errorPrefix, optionalLabel, width, describedBy }}>
      {(control) => (
        <div className={styles['box']} data-disabled={attributes.disabled || undefined}>
          {before === undefined ? null : (
            <span className={styles['before']} aria-hidden="true">
              {before}
            </span>
          )}
          <input {...attributes} {...control} type={type} className={styles['input']} />
        </div>
      )}
    </Field>
  );
}
