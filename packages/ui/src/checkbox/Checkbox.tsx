import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import { FieldError } from '../field/FieldError.tsx';
import styles from './Checkbox.module.css';

/** What {@link Checkbox} takes beside an `<input type="checkbox">`'s own attributes. */
export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'children' | 'type'
> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly errorPrefix?: string | undefined;
}

/**
 * Renders one box to tick, with its words beside it; the whole line can be pressed.
 *
 * @example
 * ```tsx
 * import { Checkbox } from '@airline/ui/checkbox';
 *
 * export const Example = () => <Checkbox name="stay" label="Mantener la sesión iniciada" hint="No lo marque en un equipo compartido." />;
 * ```
 */
export function Checkbox({ id, label, hint, error, errorPrefix, ...attributes }: CheckboxProps): ReactNode {
  const made = useId();
  const controlId = id ?? made;
  const described = [
    hint === undefined ? undefined : `${controlId}-hint`,
    error === undefined ? undefined : `${controlId}-error`,
    attributes['aria-describedby'],
  ].filter((part) => part !== undefined);
  return (
    <div className={styles['block']}>
      {error === undefined ? null : (
        <FieldError id={`${controlId}-error`} prefix={errorPrefix}>
          {error}
        </FieldError>
      )}
      <label className={styles['line']}>
        <input
          {...attributes}
          id={controlId}
          type="checkbox"
          aria-describedby={described.length === 0 ? undefined : described.join(' ')}
          aria-invalid={error === undefined ? undefined : true}
          className={styles['box']}
        />
        <span className={styles['label']}>{label}</span>
      </label>
      {hint === undefined ? null : (
        <div id={`${controlId}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
    </div>
  );
}
