import { FormSelect, FormTextField, type FormHandle } from '@airline/forms';
import { FormEmailField } from '@airline/forms/email-field';
import { FieldPair } from '@airline/forms/field-pair';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { diallingCountries } from './country-choice.ts';
import type { ContactAnswers } from './passenger-answers.ts';

export interface EmailAndPhoneFieldsProps {
  readonly form: FormHandle<ContactAnswers>;
  /** Where each may be left out: what is so then. */
  readonly hints?: { readonly email: string; readonly phone: string };
}

/** Renders the questions for an e-mail address and a telephone number. */
export function EmailAndPhoneFields({ form, hints }: EmailAndPhoneFieldsProps): ReactNode {
  const { t, i18n } = useTranslation('travellers');
  const options = useMemo(() => diallingCountries(i18n.language), [i18n.language]);
  return (
    <>
      <FormEmailField
        form={form}
        name="email"
        label={t('email')}
        autoComplete="email"
        spellCheck={false}
        {...(hints === undefined ? {} : { optional: true, hint: hints.email })}
        messages={{ invalid: t('badEmail'), required: t('missing.email') }}
      />
      <FieldPair>
        <FormSelect
          form={form}
          name="phoneCountry"
          label={t('phoneCountry')}
          autoComplete="tel-country-code"
          options={options}
        />
        <FormTextField
          form={form}
          name="phone"
          label={t('phone')}
          type="tel"
          {...(hints === undefined ? {} : { optional: true, hint: hints.phone })}
          autoComplete="tel-national"
          messages={{ invalid: t('badPhone'), required: t('missing.phone') }}
        />
      </FieldPair>
    </>
  );
}
