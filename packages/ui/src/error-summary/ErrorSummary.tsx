import { useEffect, type MouseEvent, type ReactNode, type Ref } from 'react';

import { useSharedRef } from '../refs/use-shared-ref.ts';
import styles from './ErrorSummary.module.css';

/** One error of a form. */
export interface SummaryError {
  /** The id of the control to go to; left out where no field is at fault. */
  readonly fieldId?: string | undefined;
  /** The same words as at the field. */
  readonly message: string;
}

/** What {@link ErrorSummary} takes. */
export interface ErrorSummaryProps {
  /** 'Hay un problema'. */
  readonly title: string;
  readonly errors: readonly SummaryError[];
  /** Leave the focus where it is: true only where the page came with its errors already. */
  readonly keepFocus?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Renders all errors of a form at its top, takes the focus, and leads to each field.
 *
 * 1. It takes the focus when it appears, and again whenever `errors` is another list: each failed attempt is said.
 * 2. A link brings the field's label or legend to the top of the view, then focuses the control without scrolling, so that
 *    the question is in sight with the answer.
 * 3. An empty list renders nothing.
 *
 * Writing 'Error: ' before the page's title is the form's own work. Behaviour after the GOV.UK Design System, error summary.
 *
 * @example
 * ```tsx
 * import { ErrorSummary } from '@airline/ui/error-summary';
 *
 * const errors = [{ fieldId: 'email', message: 'Escriba su correo electrónico' }];
 * export const Example = () => <ErrorSummary title="Hay un problema" errors={errors} />;
 * ```
 */
export function ErrorSummary({ title, errors, keepFocus = false, ref }: ErrorSummaryProps): ReactNode {
  const summary = useSharedRef(ref);
  useEffect(() => {
    if (errors.length > 0 && !keepFocus) summary.current?.focus();
  }, [summary, errors, keepFocus]);

  if (errors.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} className={styles['summary']}>
      {/* The alert is inside what takes the focus: with both on one element JAWS says the text twice. */}
      <div role="alert">
        <h2 className={styles['title']}>{title}</h2>
        <ul className={styles['list']}>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ''} ${message}`}>
              {fieldId === undefined ? (
                message
              ) : (
                <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)} className={styles['link']}>
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function goToField(event: MouseEvent, fieldId: string): void {
  const control = document.getElementById(fieldId);
  if (control === null) return;
  event.preventDefault();
  questionOf(control).scrollIntoView();
  control.focus({ preventScroll: true });
}

/** A legend counts only when the control is near it: at the foot of a long group it would scroll the answer out of view. */
function questionOf(control: HTMLElement): Element {
  const legend = control.closest('fieldset')?.querySelector('legend');
  const label = control.closest('label') ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`);
  if (legend) {
    const distance = control.getBoundingClientRect().bottom - legend.getBoundingClientRect().top;
    const isChoice = control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type);
    if (isChoice || distance < window.innerHeight / 2) return legend;
  }
  return label ?? control;
}
