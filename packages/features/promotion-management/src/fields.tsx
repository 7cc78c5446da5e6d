import { useFormField, type FieldName, type FormHandle } from '@airline/forms';
import { Field } from '@airline/ui/field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Managed.module.css';

interface OwnFieldProps<Values extends object> {
  readonly form: FormHandle<Values>;
  readonly name: FieldName<Values, string>;
  readonly label: string;
  /** What errors call it, where the label stands more than once. */
  readonly errorLabel?: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

/** Renders a field for date and time, by the clocks of a place. */
export function FormMoment<Values extends object>({
  form,
  name,
  label,
  errorLabel = label,
  hint,
  optional = false,
}: OwnFieldProps<Values>): ReactNode {
  const { t } = useTranslation('promotionManagement');
  const { value, onChange, id, error, errorPrefix } = useFormField(form, name, { label: errorLabel });
  const texts = { id, label, error, errorPrefix, hint, optionalLabel: optional ? t('form.optional') : undefined };
  return (
    <Field {...texts}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          className={styles['input']}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** Renders a field for a text of several paragraphs. */
export function FormParagraphs<Values extends object>({
  form,
  name,
  label,
  errorLabel = label,
  hint,
}: OwnFieldProps<Values>): ReactNode {
  const { value, onChange, id, error, errorPrefix } = useFormField(form, name, { label: errorLabel });
  return (
    <Field {...{ id, label, error, errorPrefix, hint }}>
      {(control) => (
        <textarea
          {...control}
          rows={6}
          className={styles['input']}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
