import { useId, type ReactNode } from 'react';

import styles from './Stepper.module.css';

/** What {@link Stepper} takes. */
export interface StepperProps {
  /** What is counted: 'Adultos'. */
  readonly label: string;
  /** Who counts as one: '12 años o más'. */
  readonly hint?: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly onChange: (value: number) => void;
  /** 'Un adulto menos'. */
  readonly decreaseLabel: string;
  /** 'Un adulto más'. */
  readonly increaseLabel: string;
  /** Sends the number with a form. */
  readonly name?: string;
}

/**
 * Renders a small whole number with a button on either side: passengers, bags.
 *
 * At its limits a button is `aria-disabled` and keeps the focus; the new number is announced. `value` is shown as given, not
 * forced between the limits.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { Stepper } from '@airline/ui/stepper';
 *
 * export function Example() {
 *   const [adults, setAdults] = useState(1);
 *   return (
 *     <Stepper label="Adultos" hint="12 años o más" value={adults} minimum={1} maximum={8} onChange={setAdults}
 *       decreaseLabel="Un adulto menos" increaseLabel="Un adulto más" />
 *   );
 * }
 * ```
 */
export function Stepper({
  label,
  hint,
  value,
  minimum,
  maximum,
  onChange,
  decreaseLabel,
  increaseLabel,
  name,
}: StepperProps): ReactNode {
  const id = useId();
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={hint && `${id}-hint`} className={styles['stepper']}>
      <span className={styles['text']}>
        <span id={`${id}-label`} className={styles['label']}>
          {label}
        </span>
        {hint === undefined ? null : (
          <span id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </span>
        )}
      </span>
      <Step label={decreaseLabel} atLimit={value <= minimum} path="M6 12h12" onPress={() => onChange(value - 1)} />
      <output aria-live="polite" className={styles['value']}>
        {value}
      </output>
      <Step
        label={increaseLabel}
        atLimit={value >= maximum}
        path="M6 12h12M12 6v12"
        onPress={() => onChange(value + 1)}
      />
      {name === undefined ? null : <input type="hidden" name={name} value={value} />}
    </fieldset>
  );
}

interface StepProps {
  readonly label: string;
  readonly atLimit: boolean;
  readonly path: string;
  readonly onPress: () => void;
}

function Step({ label, atLimit, path, onPress }: StepProps): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atLimit || undefined}
      className={styles['step']}
      onClick={() => {
        if (!atLimit) onPress();
      }}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
