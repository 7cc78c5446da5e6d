import { useId, type ReactNode, type Ref } from 'react';

import type { FieldTexts } from '../field/Field.tsx';
import { FieldGroup } from '../field-group/FieldGroup.tsx';
import styles from './RadioGroup.module.css';

/** One answer of a {@link RadioGroup}. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** At the end of a card: a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

/** What {@link RadioGroup} takes. Give `value` and `onChange`, or let the form hold the answer under `name`. */
export interface RadioGroupProps extends Omit<FieldTexts, 'label'> {
  /** The question: it is the group's legend. */
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly RadioOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** The first radio's id, which the error summary's link leads to; made up when left out. */
  readonly id?: string | undefined;
  /** `card` gives each answer a frame and room for an aside; `inline` puts short answers in one line, `segmented` too, in one frame. */
  readonly variant?: 'list' | 'inline' | 'segmented' | 'card';
  /** The first radio, so that a form can focus it. */
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * Renders a question with one answer out of a few, all of them in sight.
 *
 * The browser's own radios: arrows move and choose, Tab enters at the chosen one.
 *
 * @example
 * ```tsx
 * import { RadioGroup } from '@airline/ui/radio-group';
 *
 * const options = [{ value: 'return', label: 'Ida y vuelta' }, { value: 'one-way', label: 'Solo ida' }];
 * export const Example = () => <RadioGroup legend="Tipo de viaje" name="trip" variant="inline" options={options} defaultValue="return" />;
 * ```
 */
export function RadioGroup({
  legend,
  hint,
  error,
  errorPrefix,
  optionalLabel,
  name,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  id,
  variant = 'list',
  ref,
}: RadioGroupProps): ReactNode {
  const made = useId();
  const groupId = id ?? made;
  return (
    <FieldGroup
      legend={legend}
      hint={hint}
      error={error}
      errorPrefix={errorPrefix}
      optionalLabel={optionalLabel}
      id={groupId}
    >
      <div className={styles['options']} data-variant={variant} data-invalid={error === undefined ? undefined : true}>
        {options.map((option, index) => (
          <label key={option.value} className={styles['option']}>
            <input
              type="radio"
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? groupId : undefined}
              name={name}
              value={option.value}
              disabled={option.disabled}
              className={styles['radio']}
              // The label wraps the hint too: without this the hint would be said in the name and again after it.
              aria-labelledby={namedBy(`${groupId}-${option.value}`, option)}
              aria-describedby={option.hint === undefined ? undefined : `${groupId}-${option.value}-hint`}
              onBlur={onBlur}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span className={styles['text']}>
              <span id={`${groupId}-${option.value}-label`} className={styles['label']}>
                {option.label}
              </span>
              {option.hint === undefined ? null : (
                <span id={`${groupId}-${option.value}-hint`} className={styles['note']}>
                  {option.hint}
                </span>
              )}
            </span>
            {option.aside === undefined ? null : (
              <span id={`${groupId}-${option.value}-aside`} className={styles['aside']}>
                {option.aside}
              </span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function namedBy(optionId: string, option: RadioOption): string {
  return option.aside === undefined ? `${optionId}-label` : `${optionId}-label ${optionId}-aside`;
}
