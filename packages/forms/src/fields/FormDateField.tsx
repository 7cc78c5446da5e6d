import { FieldGroup } from '@airline/ui/field-group';
import { useLocale } from '@airline/ui/locale';
import type { ClipboardEvent, ReactNode } from 'react';

import { useFormField } from '../use-form-field.ts';
import { useWords } from '../words/use-words.ts';
import { textOf, type FieldBinding } from './field-props.ts';
import styles from './FormDateField.module.css';
import { joinTypedDate, parsePastedDate, partsOrder, splitTypedDate, type TypedDate } from './typed-date.ts';

/** What {@link FormDateField} takes; its answer holds the parts as one text, see `joinTypedDate`. */
export interface FormDateFieldProps<Values extends object> extends FieldBinding<Values, string> {
  readonly label: string;
  readonly hint?: string;
  /** `bday` where the date is the birth date of the person at the keyboard. */
  readonly autoComplete?: 'bday';
  /** Its answer is never kept through a reload. */
  readonly secret?: boolean | undefined;
}

/**
 * Renders a date that people know by heart or read from a document: three plain inputs, in the order of the language. A whole
 * date may be pasted into any of them.
 *
 * Its answer is read by `calendarDateOf` of `@airline/forms/typed-date`. Source: GOV.UK Design System, "Date input".
 *
 * @example
 * ```tsx
 * import type { FormHandle } from '@airline/forms';
 * import { FormDateField } from '@airline/forms/date-field';
 *
 * export const Example = ({ form }: { form: FormHandle<{ birthDate: string }> }) => (
 *   <FormDateField form={form} name="birthDate" label="Fecha de nacimiento" hint="Por ejemplo, 27 / 3 / 1984" autoComplete="bday" />
 * );
 * ```
 */
export function FormDateField<Values extends object>({
  form,
  name,
  label,
  hint,
  messages,
  autoComplete,
  secret,
}: FormDateFieldProps<Values>): ReactNode {
  const t = useWords();
  const order = partsOrder(useLocale());
  const { id, value, onChange, error, errorPrefix } = useFormField(form, name, { label, messages, secret });
  const typed = splitTypedDate(textOf(value));
  const change = (part: Partial<TypedDate>) => onChange(joinTypedDate({ ...typed, ...part }));
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const date = parsePastedDate(event.clipboardData.getData('text'), order);
    if (date === undefined) return;
    event.preventDefault();
    change(date);
  };
  return (
    <FieldGroup legend={label} hint={hint} error={error} errorPrefix={errorPrefix} id={id}>
      <div className={styles['parts']}>
        {order.map((part, index) => (
          <div key={part} className={styles['part']} data-part={part}>
            <label htmlFor={index === 0 ? id : `${id}-${part}`} className={styles['label']}>
              {t(`date.${part}`)}
            </label>
            <input
              id={index === 0 ? id : `${id}-${part}`}
              className={styles['input']}
              inputMode="numeric"
              autoComplete={autoComplete === undefined ? 'off' : `${autoComplete}-${part}`}
              value={typed[part]}
              aria-invalid={error === undefined ? undefined : true}
              onChange={(event) => change({ [part]: event.currentTarget.value })}
              onPaste={paste}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
