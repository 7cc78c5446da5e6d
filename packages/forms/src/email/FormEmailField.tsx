import { Button } from '@airline/ui/button';
import { useEffect, useState, type ReactNode } from 'react';

import { FormTextField, type FormTextFieldProps } from '../fields/FormTextField.tsx';
import { setFormValue, useFormValue } from '../form-state.ts';
import { useWords } from '../words/use-words.ts';
import styles from './FormEmailField.module.css';
import { suggestEmail } from './suggest-email.ts';

/** How long nothing is typed before a suggestion comes: on the way to `gmail.com` everybody writes `gmail.co`. */
const pauseMs = 700;

/** What {@link FormEmailField} takes beside a `FormTextField`'s own. */
export type FormEmailFieldProps<Values extends object> = Omit<FormTextFieldProps<Values>, 'type'>;

/**
 * Renders the field of a mail address, and under it the address that was probably meant by a slip in its domain.
 *
 * 1. The suggestion comes once nothing is typed for a moment, is said to screen readers, and stops nobody.
 * 2. A press takes it over and brings the focus back to the field.
 *
 * @example
 * ```tsx
 * import type { FormHandle } from '@airline/forms';
 * import { FormEmailField } from '@airline/forms/email-field';
 *
 * export const Example = ({ form }: { form: FormHandle<{ email: string }> }) => (
 *   <FormEmailField form={form} name="email" label="Correo electrónico" autoComplete="email" />
 * );
 * ```
 */
export function FormEmailField<Values extends object>(props: FormEmailFieldProps<Values>): ReactNode {
  const t = useWords();
  const { form, name } = props;
  const value: unknown = useFormValue(form, name);
  const typed = typeof value === 'string' ? value : '';
  const suggestion = suggestEmail(typed);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (suggestion === undefined) return undefined;
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, suggestion]);
  const take = () => {
    if (suggestion === undefined) return;
    setFormValue(form, name, suggestion as never);
    document.getElementById(`${form.id}-${name}`)?.focus();
  };
  return (
    <div className={styles['field']}>
      <FormTextField {...(props as FormTextFieldProps<Values>)} type="email" />
      <output className={styles['suggestion']}>
        {suggestion === undefined || settled !== typed ? null : (
          <>
            <span className={styles['question']}>{t('email.didYouMean', { email: suggestion })}</span>
            <Button size="small" onClick={take}>
              {t('email.use')}
            </Button>
          </>
        )}
      </output>
    </div>
  );
}
