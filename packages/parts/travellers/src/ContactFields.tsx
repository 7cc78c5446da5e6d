import { FormSelect, FormTextField, type FormHandle } from '@airline/forms';
import { FormEmailField } from '@airline/forms/email-field';
import { FieldPair } from '@airline/forms/field-pair';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { diallingCountries } from './country-choice.ts';
import { FieldCard } from './FieldCard.tsx';
import type { PassengerAnswers } from './passenger-answers.ts';

/** Renders where news of the trip goes. */
export function ContactFields({ form }: { readonly form: FormHandle<PassengerAnswers> }): ReactNode {
  const { t, i18n } = useTranslation('travellers');
  const options = useMemo(() => diallingCountries(i18n.language), [i18n.language]);
  return (
    <FieldCard title={t('contact')} lead={t('contactLead')}>
      <FormEmailField
        form={form}
        name="email"
        label={t('email')}
        autoComplete="email"
        spellCheck={false}
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
          autoComplete="tel-national"
          messages={{ invalid: t('badPhone'), required: t('missing.phone') }}
        />
      </FieldPair>
    </FieldCard>
  );
}
