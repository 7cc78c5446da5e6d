import type { ReactNode } from 'react';

import { Link } from '../link/Link.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './ProgressSteps.module.css';

/** One step of a task. */
export interface ProgressStep {
  readonly id: string;
  readonly label: string;
  /** Where a finished step can be changed; left out where it cannot. */
  readonly href?: string;
}

/** What {@link ProgressSteps} takes. */
export interface ProgressStepsProps {
  /** 'Pasos de la reserva'. */
  readonly label: string;
  readonly steps: readonly ProgressStep[];
  /** The id of the step that the reader is at; those before it are done. An unknown id: none is done. */
  readonly current: string;
  /** Said of the steps that are done: 'terminado'. */
  readonly doneLabel: string;
  /** The short form of a small screen: 'Paso 2 de 5'. */
  readonly summary: string;
}

/**
 * Renders how far a task of several pages has come; on a small screen the words and a line alone.
 *
 * @example
 * ```tsx
 * import { ProgressSteps } from '@airline/ui/progress-steps';
 *
 * const steps = [{ id: 'flight', label: 'Vuelo', href: '/air/booking/' }, { id: 'who', label: 'Pasajeros' }, { id: 'pay', label: 'Pago' }];
 * export const Example = () => (
 *   <ProgressSteps label="Pasos de la reserva" steps={steps} current="who" doneLabel="terminado" summary="Paso 2 de 3" />
 * );
 * ```
 */
export function ProgressSteps({ label, steps, current, doneLabel, summary }: ProgressStepsProps): ReactNode {
  const at = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label} className={styles['nav']}>
      <p className={styles['summary']}>
        <strong>{summary}</strong> {steps[at]?.label}
      </p>
      <ol className={styles['list']}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={styles['step']}
            data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className={styles['mark']} aria-hidden="true">
              {index < at ? (
                <svg className={styles['tick']} viewBox="0 0 16 16">
                  <path d="m3.5 8.5 3 3 6-7" />
                </svg>
              ) : (
                index + 1
              )}
            </span>
            <span className={styles['label']}>
              {index < at && step.href !== undefined ? (
                <Link href={step.href} variant="quiet">
                  {step.label}
                </Link>
              ) : (
                step.label
              )}
              {index < at ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
