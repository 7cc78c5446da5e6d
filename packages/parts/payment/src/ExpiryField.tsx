import { useFormField, type FormHandle } from '@airline/forms';
import { TextField } from '@airline/ui/text-field';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatExpiry, groupExpiry } from './card-number.ts';
import type { CardAnswers } from './card-schema.ts';

/** Renders until when a card is good: the slash comes by itself while it is typed. */
export function ExpiryField({ form }: { readonly form: FormHandle<CardAnswers> }): ReactNode {
  const { t } = useTranslation('payment');
  const { value, onChange, ...field } = useFormField(form, 'expiry', {
    label: t('expiry'),
    secret: true,
    messages: { invalid: t('badExpiry'), cardExpired: t('expired'), required: t('missing.expiry') },
  });
  const text = typeof value === 'string' ? value : '';
  const change = ({ currentTarget: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    // Nothing is put in while something is taken away, or in the middle of the text.
    onChange(selectionStart === typed.length && typed.length > text.length ? groupExpiry(typed) : typed);
  };
  return (
    <TextField
      {...field}
      label={t('expiry')}
      hint={t('expiryHint')}
      width="short"
      inputMode="numeric"
      autoComplete="cc-exp"
      value={text}
      onChange={change}
      onBlur={(event) => onChange(formatExpiry(event.currentTarget.value))}
    />
  );
}
