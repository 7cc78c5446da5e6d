import { useId, type ReactNode } from 'react';

import styles from './ProgressBar.module.css';

/** What {@link ProgressBar} takes. */
export interface ProgressBarProps {
  /** What is under way: 'Buscando vuelos…'. */
  readonly label: string;
  /** From 0 to 1; left out while nobody knows how long it takes. Values outside are cut to the range by the browser. */
  readonly value?: number;
  /** `line` is a thin line without visible words, for the top of a page that is loading. */
  readonly variant?: 'bar' | 'line';
}

/**
 * Renders how far some work is, or that it is under way.
 *
 * @example
 * ```tsx
 * import { ProgressBar } from '@airline/ui/progress-bar';
 *
 * export const Example = () => <ProgressBar label="Buscando vuelos…" />;
 * ```
 */
export function ProgressBar({ label, value, variant = 'bar' }: ProgressBarProps): ReactNode {
  const id = useId();
  if (variant === 'line') {
    return <progress className={styles['line']} aria-label={label} {...(value === undefined ? {} : { value })} />;
  }
  return (
    <div className={styles['block']}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles['bar']} {...(value === undefined ? {} : { value })} />
    </div>
  );
}
