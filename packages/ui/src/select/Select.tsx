import type { ComponentPropsWithRef, ReactNode } from 'react';

import { type ControlAttributes, Field, type FieldTexts } from '../field/Field.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Select.module.css';

/** One answer of a {@link Select}. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** What {@link Select} takes beside a `<select>`'s own attributes. */
export interface SelectProps
  extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children' | 'multiple' | 'size'>, FieldTexts {
  readonly options: readonly SelectOption[];
  /** The line that is no answer, with the value `''`: 'Elija un país'. */
  readonly placeholder?: string;
  readonly width?: 'full' | 'medium' | 'short';
  /** `toolbar` is low, and its label is said alone: the answers have to speak for themselves. */
  readonly variant?: 'field' | 'toolbar';
}

/**
 * Renders a labelled choice of one out of a list, with the device's own list: best on a phone, known to every screen reader.
 *
 * For a long list that people search by typing, a `ComboBox`; for five answers or fewer, a `RadioGroup`.
 *
 * @example
 * ```tsx
 * import { Select } from '@airline/ui/select';
 *
 * const options = [{ value: 'PR', label: 'Puerto Rico' }, { value: 'MX', label: 'México' }];
 * export const Example = () => (
 *   <Select label="País" name="country" autoComplete="country" placeholder="Elija un país" options={options} />
 * );
 * ```
 */
export function Select({
  id,
  label,
  hint,
  error,
  errorPrefix,
  optionalLabel,
  options,
  placeholder,
  width = 'full',
  variant = 'field',
  'aria-describedby': describedBy,
  ...attributes
}: SelectProps): ReactNode {
  const control = (tied: Partial<ControlAttributes>) => (
    <div className={styles['box']} data-variant={variant}>
      <select {...attributes} {...tied} className={styles['select']}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <svg className={styles['arrow']} viewBox="0 0 16 16" aria-hidden="true">
        <path d="m4 6.5 4 4 4-4" />
      </svg>
    </div>
  );
  if (variant === 'toolbar') {
    return (
      <label className={styles['toolbar']}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {control({ 'aria-describedby': describedBy, ...(id === undefined ? {} : { id }) })}
      </label>
    );
  }
  return <Field {...{ id, label, hint, error, errorPrefix, optionalLabel, width, describedBy }}>{control}</Field>;
}
