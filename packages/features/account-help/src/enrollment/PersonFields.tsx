import { FormTextField, type FormHandle } from '@airline/forms';
import { FormEmailField } from '@airline/forms/email-field';
import { FieldPair } from '@airline/forms/field-pair';
import { FormDateField } from '@airline/forms/date-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useDateExample } from '../fields/use-date-example.ts';
import styles from '../help.module.css';
import type { EnrollAnswers } from './enroll-answers.ts';
import { adultAgeYears } from './enroll-schema.ts';

/** Renders who applies: names as on the travel document, birth date, e-mail. */
export function PersonFields({ form }: { readonly form: FormHandle<EnrollAnswers> }): ReactNode {
  const { t } = useTranslation('accountHelp');
  const dateExample = useDateExample();
  const badName = (name: 'firstName' | 'lastName') => ({
    required: t(`enroll.missing.${name}`),
    badName: t('enroll.badName', { field: t(`enroll.${name}`) }),
  });
  return (
    <div className={styles['fields']}>
      <p className={styles['muted']}>{t('enroll.nameHint')}</p>
      <FieldPair>
        <FormTextField
          form={form}
          name="firstName"
          label={t('enroll.firstName')}
          autoComplete="given-name"
          messages={badName('firstName')}
        />
        <FormTextField
          form={form}
          name="lastName"
          label={t('enroll.lastName')}
          autoComplete="family-name"
          messages={badName('lastName')}
        />
      </FieldPair>
      <FormDateField
        form={form}
        name="birthDate"
        label={t('enroll.birthDate')}
        hint={dateExample}
        autoComplete="bday"
        secret
        messages={{
          required: t('enroll.missing.birthDate'),
          badDate: t('enroll.badBirthDate'),
          dateInFuture: t('enroll.futureBirthDate'),
          underage: t('enroll.underage', { years: adultAgeYears }),
        }}
      />
      <FormEmailField
        form={form}
        name="email"
        label={t('enroll.email')}
        hint={t('enroll.emailHint')}
        autoComplete="email"
        spellCheck={false}
        messages={{ required: t('enroll.missing.email') }}
      />
    </div>
  );
}
