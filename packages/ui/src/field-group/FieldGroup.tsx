import { useId, type ReactNode } from 'react';

import type { FieldTexts } from '../field/Field.tsx';
import { FieldError } from '../field/FieldError.tsx';
import styles from './FieldGroup.module.css';

/** What {@link FieldGroup} takes. */
export interface FieldGroupProps extends Omit<FieldTexts, 'label'> {
  /** The question that the controls answer together. */
  readonly legend: ReactNode;
  /** What the ids of hint and error begin with; made up when left out. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders the legend, hint and error of several controls that answer one question, and ties them to the group.
 *
 * @example
 * ```tsx
 * import { FieldGroup } from '@airline/ui/field-group';
 *
 * export const Example = () => (
 *   <FieldGroup legend="Fecha de nacimiento" hint="Por ejemplo, 27 3 1985">
 *     <input aria-label="Día" />
 *   </FieldGroup>
 * );
 * ```
 */
export function FieldGroup({
  legend,
  hint,
  error,
  errorPrefix,
  optionalLabel,
  id,
  children,
}: FieldGroupProps): ReactNode {
  const made = useId();
  const groupId = id ?? made;
  const hintId = hint === undefined ? undefined : `${groupId}-hint`;
  const errorId = error === undefined ? undefined : `${groupId}-error`;
  return (
    <fieldset className={styles['group']} aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}>
      <legend className={styles['legend']}>
        {legend}
        {optionalLabel === undefined ? null : <span className={styles['optional']}> {optionalLabel}</span>}
      </legend>
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
      {children}
    </fieldset>
  );
}
