import { useEffect, useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';

import { Field, type FieldTexts } from '../field/Field.tsx';
import { useSharedRef } from '../refs/use-shared-ref.ts';
import { PasswordRules, type PasswordRule, type PasswordRulesTexts } from './PasswordRules.tsx';
import inputStyles from '../field/InputBox.module.css';
import styles from './PasswordField.module.css';

export type { PasswordRule, PasswordRulesTexts } from './PasswordRules.tsx';

/** The field's own words. */
export interface PasswordFieldTexts {
  /** 'Mostrar'. */
  readonly show: string;
  /** 'Ocultar'. */
  readonly hide: string;
  /** Says what the button does, after it was pressed: 'La contraseña se ve'. */
  readonly shown: string;
  /** 'La contraseña está oculta'. */
  readonly hidden: string;
}

/** What {@link PasswordField} takes beside an `<input>`'s own attributes. */
export interface PasswordFieldProps
  extends
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'children' | 'type' | 'width' | 'maxLength'>,
    FieldTexts {
  readonly texts: PasswordFieldTexts;
  /** `current-password` to log in, `new-password` to choose one: password managers go by it. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** The rules and whether what is typed keeps each: the caller checks, the field shows. */
  readonly rules?: readonly PasswordRule[];
  /** Required with `rules`. */
  readonly rulesTexts?: PasswordRulesTexts;
}

/**
 * Renders a password input that can be shown, takes paste, and lists its rules live when it is given some.
 *
 * Nothing is cut, trimmed or checked here. Hide the password again before the form is sent, so that the browser offers to
 * keep it: a submit of the form it stands in does that.
 *
 * @example
 * ```tsx
 * import { PasswordField } from '@airline/ui/password-field';
 *
 * const texts = { show: 'Mostrar', hide: 'Ocultar', shown: 'La contraseña se ve', hidden: 'La contraseña está oculta' };
 * export const Example = () => (
 *   <PasswordField label="Contraseña" name="password" autoComplete="current-password" texts={texts} />
 * );
 * ```
 */
export function PasswordField({
  id,
  label,
  hint,
  error,
  errorPrefix,
  optionalLabel,
  texts,
  rules,
  rulesTexts,
  ref,
  'aria-describedby': describedBy,
  ...attributes
}: PasswordFieldProps): ReactNode {
  const [visible, setVisible] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const input = useSharedRef(ref);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setVisible(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [input]);
  const made = useId();
  const controlId = id ?? made;
  const rulesId = `${controlId}-rules`;
  const hasRules = rules !== undefined && rulesTexts !== undefined;
  const described = [hasRules ? rulesId : undefined, describedBy].filter((part) => part !== undefined).join(' ');

  return (
    <>
      <Field
        {...{ id: controlId, label, hint, error, errorPrefix, optionalLabel }}
        describedBy={described === '' ? undefined : described}
      >
        {(control) => (
          <div className={inputStyles['box']} data-disabled={attributes.disabled || undefined}>
            <input
              spellCheck={false}
              autoCapitalize="none"
              {...attributes}
              {...control}
              ref={input}
              type={visible ? 'text' : 'password'}
              className={inputStyles['input']}
            />
            <button
              type="button"
              className={styles['toggle']}
              aria-controls={controlId}
              disabled={attributes.disabled}
              onClick={() => {
                setVisible(!visible);
                setAnnouncement(visible ? texts.hidden : texts.shown);
              }}
            >
              {visible ? texts.hide : texts.show}
            </button>
            <output className={styles['announcement']}>{announcement}</output>
          </div>
        )}
      </Field>
      {hasRules ? <PasswordRules id={rulesId} rules={rules} texts={rulesTexts} /> : null}
    </>
  );
}
