import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';

import styles from './Switch.module.css';

/** What {@link Switch} takes beside an `<input type="checkbox">`'s own attributes. */
export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'children' | 'type' | 'role'
> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/**
 * Renders a setting that takes effect at once. An answer of a form that is sent later is a `Checkbox`.
 *
 * @example
 * ```tsx
 * import { Switch } from '@airline/ui/switch';
 *
 * export const Example = () => <Switch label="Avisos de puerta por mensaje" defaultChecked />;
 * ```
 */
export function Switch({ id, label, hint, ...attributes }: SwitchProps): ReactNode {
  const made = useId();
  const controlId = id ?? made;
  const hintId = hint === undefined ? undefined : `${controlId}-hint`;
  return (
    <div className={styles['block']}>
      <label className={styles['line']}>
        <span>{label}</span>
        <input
          {...attributes}
          id={controlId}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says its own state
          role="switch"
          aria-describedby={[hintId, attributes['aria-describedby']].filter(Boolean).join(' ') || undefined}
          className={styles['switch']}
        />
      </label>
      {hintId === undefined ? null : (
        <div id={hintId} className={styles['hint']}>
          {hint}
        </div>
      )}
    </div>
  );
}
