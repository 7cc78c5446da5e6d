import { useFormField, useFormValue, type FormHandle } from '@airline/forms';
import { TextField } from '@airline/ui/text-field';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { brandOf, groupCardNumber } from './card-number.ts';
import { CardMark } from './CardMark.tsx';
import type { CardAnswers } from './card-schema.ts';

/** Renders the card's number: grouped as on the card while it is typed at its end, whatever is pasted into it. */
export function CardNumberField({ form }: { readonly form: FormHandle<CardAnswers> }): ReactNode {
  const { t } = useTranslation('payment');
  const { value, onChange, ...field } = useFormField(form, 'number', {
    label: t('number'),
    secret: true,
    messages: {
      invalid: t('badNumber'),
      required: t('missing.number'),
      luhn: t('badNumber'),
      notATestCard: t('onlyTestCards'),
    },
  });
  const brand = brandOf(useFormValue(form, 'number'));
  const change = ({ currentTarget: { value: text, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    // In the middle of the text grouping would move the caret under the person's hands: it waits until they leave.
    onChange(selectionStart === text.length ? groupCardNumber(text) : text);
  };
  return (
    <TextField
      {...field}
      label={t('number')}
      inputMode="numeric"
      autoComplete="cc-number"
      spellCheck={false}
      value={typeof value === 'string' ? value : ''}
      onChange={change}
      onBlur={(event) => onChange(groupCardNumber(event.currentTarget.value))}
      before={<CardMark brand={brand} />}
    />
  );
}
