import { FormSelect, FormTextField, useFormValue, type FormHandle } from '@airline/forms';
import { isPostalCodeRequired } from '@airline/validation/postal-code';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Address.module.css';
import type { AddressAnswers } from './address-answers.ts';
import { countryChoices, stateChoices } from './place-choices.ts';

/** Renders an address as the chosen country writes it: a state in the United States alone, a postal code where it has them. */
export function AddressFields({ form }: { readonly form: FormHandle<AddressAnswers> }): ReactNode {
  const { t, i18n } = useTranslation('accountHelp');
  const country = useFormValue(form, 'countryCode');
  const { language } = i18n;
  const countries = useMemo(() => countryChoices(language), [language]);
  const states = useMemo(() => stateChoices(language), [language]);
  const isUs = country === 'US';
  return (
    <div className={styles['fields']}>
      <FormSelect
        form={form}
        name="countryCode"
        label={t('enroll.country')}
        placeholder={t('enroll.chooseCountry')}
        autoComplete="country"
        options={countries}
        messages={{ required: t('enroll.missing.country') }}
      />
      <FormTextField
        form={form}
        name="line1"
        label={t('enroll.line1')}
        hint={t('enroll.line1Hint')}
        autoComplete="address-line1"
        messages={{ required: t('enroll.missing.line1') }}
      />
      <FormTextField
        form={form}
        name="city"
        label={t('enroll.city')}
        autoComplete="address-level2"
        messages={{ required: t('enroll.missing.city') }}
      />
      {isUs ? (
        <FormSelect
          form={form}
          name="stateCode"
          label={t('enroll.state')}
          placeholder={t('enroll.chooseState')}
          autoComplete="address-level1"
          options={states}
          messages={{ required: t('enroll.missing.state') }}
        />
      ) : null}
      <FormTextField
        form={form}
        name="postalCode"
        label={isUs ? t('enroll.zip') : t('enroll.postalCode')}
        width="short"
        optional={country !== '' && !isPostalCodeRequired(country)}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        messages={{
          required: t(isUs ? 'enroll.missing.zip' : 'enroll.missing.postalCode'),
          zipOutsideState: t('enroll.zipOutsideState'),
        }}
      />
    </div>
  );
}
