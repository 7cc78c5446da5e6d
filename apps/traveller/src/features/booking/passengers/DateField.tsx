import { useFormField, type FieldName, type FormHandle, type IssueMessages } from '@airline/forms';
import { FieldGroup } from '@airline/ui/field-group';
import { useLocale } from '@airline/ui/locale';
import type { ClipboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './DateField.module.css';
import { joinTypedDate, parsePastedDate, partsOrder, splitTypedDate, type TypedDate } from './typed-date.ts';

export interface DateFieldProps<Values extends object> {
  readonly form: FormHandle<Values>;
  /** Holds the parts as one text, see `joinTypedDate`. */
  readonly name: FieldName<Values, string>;
  readonly label: string;
  readonly hint?: string;
  readonly messages?: IssueMessages;
  /** `bday` where the date is the birth date of the person at the keyboard. */
  readonly autoComplete?: 'bday';
}

/**
 * Renders a date that people know by heart or read from a document: three plain inputs, in the order of the language. A whole
 * date may be pasted into any of them. After the GOV.UK Design System, "Date input".
 */
export function DateField<Values extends object>({
  form,
  name,
  label,
  hint,
  messages,
  autoComplete,
}: DateFieldProps<Values>): ReactNode {
  const { t } = useTranslation('booking');
  const order = partsOrder(useLocale());
  const { id, value, onChange, error, errorPrefix } = useFormField(form, name, {
    label,
    ...(messages === undefined ? {} : { messages }),
  });
  const typed = splitTypedDate(typeof value === 'string' ? value : '');
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
              {t(`passenger.${part}`)}
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
