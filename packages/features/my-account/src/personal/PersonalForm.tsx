import { AddressFields } from '@airline/account/address';
import { genders, type MemberProfile, updatePersonalDetails } from '@airline/contract';
import { Form, FormRadioGroup, FormSelect, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { FieldPair } from '@airline/forms/field-pair';
import { diallingCountries } from '@airline/travellers';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../frame/MyAccount.module.css';
import { useSave } from '../frame/use-save.ts';
import { personalPointer, personalSchema, toPersonalAnswers, toPersonalDetails } from './personal-answers.ts';

/** Renders what a member changes of themselves: middle name, gender, address, telephone numbers, language. */
export function PersonalForm({ profile }: { readonly profile: MemberProfile }): ReactNode {
  const { t } = useTranslation('myAccount');
  const { t: words } = useTranslation('travellers');
  const { i18n } = useTranslation();
  const save = useSave();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    schema: personalSchema,
    defaultValues: toPersonalAnswers(profile),
    keepIn: 'profile-personal',
    sendOnReconnect: true,
    onFailure: () => undefined,
    onSubmit: async (answers) => {
      setSaved(false);
      const body = toPersonalDetails(answers, profile.personal.address?.line2);
      const refusal = await save(updatePersonalDetails, { body });
      if (refusal === undefined) setSaved(true);
      return (
        refusal && {
          ...refusal,
          errors: refusal.errors?.map((error) => ({ ...error, pointer: personalPointer(error.pointer) })),
        }
      );
    },
  });
  return (
    <Form form={form}>
      <Card title={t('personal.details')}>
        <div className={styles['fields']}>
          <FormTextField
            form={form}
            name="middleName"
            label={words('middleName')}
            optional
            autoComplete="additional-name"
            messages={{ badName: words('badName', { field: words('middleName') }) }}
          />
          <FormRadioGroup
            form={form}
            name="gender"
            label={words('gender')}
            hint={words('genderHint')}
            variant="segmented"
            options={genders.map((gender) => ({ value: gender, label: words(`genders.${gender}`) }))}
          />
        </div>
      </Card>
      <Card title={t('personal.address')}>
        <AddressFields form={form} />
      </Card>
      <Card title={t('personal.phones')}>
        <div className={styles['fields']}>
          <FormSelect
            form={form}
            name="phoneCountry"
            label={words('phoneCountry')}
            hint={t('personal.phoneCountryHint')}
            autoComplete="tel-country-code"
            options={diallingCountries(i18n.language)}
          />
          <FieldPair>
            {(['phone', 'otherPhone'] as const).map((name) => (
              <FormTextField
                key={name}
                form={form}
                name={name}
                label={t(`personal.${name}`)}
                optional
                type="tel"
                autoComplete={name === 'phone' ? 'tel' : 'off'}
                messages={{ invalid: words('badPhone') }}
              />
            ))}
          </FieldPair>
        </div>
      </Card>
      <Card title={t('personal.language')}>
        <FormRadioGroup
          form={form}
          name="language"
          label={t('personal.languageLabel')}
          hint={t('personal.languageHint')}
          variant="segmented"
          options={[
            { value: 'es', label: 'Español' },
            { value: 'en', label: 'English' },
          ]}
        />
      </Card>
      <FormSubmitButton form={form} pendingLabel={t('saving')}>
        {t('personal.save')}
      </FormSubmitButton>
      {isSaved ? <Banner tone="success" title={t('personal.saved')} live="polite" /> : null}
    </Form>
  );
}
