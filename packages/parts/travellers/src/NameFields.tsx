import { passenger } from '@airline/contract';
import { FormSelect, FormTextField, useFormValue, type FormHandle } from '@airline/forms';
import { FieldPair } from '@airline/forms/field-pair';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { NameAnswers } from './passenger-answers.ts';

export interface NameFieldsProps {
  readonly form: FormHandle<NameAnswers>;
  /** True for the page of the person at the keyboard: the browser may fill it in. */
  readonly own: boolean;
  /** The last name that was taken over from the first passenger: families share it. */
  readonly sharedLastName: string | undefined;
}

const suffixes = passenger.shape.suffix.def.innerType.options;

/** Renders the names as the travel document has them. */
export function NameFields({ form, own, sharedLastName }: NameFieldsProps): ReactNode {
  const { t } = useTranslation('travellers');
  const lastName = useFormValue(form, 'lastName');
  const isShared = sharedLastName !== undefined && lastName === sharedLastName;
  const messages = (field: 'firstName' | 'middleName' | 'lastName') => ({
    invalid: t('badName', { field: t(field) }),
    duplicatePassenger: t('duplicate'),
    ...(field === 'middleName' ? {} : { required: t(`missing.${field}`) }),
  });
  return (
    <>
      <FieldPair>
        <FormTextField
          form={form}
          name="firstName"
          label={t('firstName')}
          autoComplete={own ? 'given-name' : 'off'}
          messages={messages('firstName')}
        />
        <FormTextField
          form={form}
          name="middleName"
          label={t('middleName')}
          optional
          autoComplete={own ? 'additional-name' : 'off'}
          messages={messages('middleName')}
        />
      </FieldPair>
      <FieldPair>
        <FormTextField
          form={form}
          name="lastName"
          label={t('lastName')}
          autoComplete={own ? 'family-name' : 'off'}
          messages={messages('lastName')}
          {...(isShared
            ? {
                hint: t('sharedLastName'),
                // Another one is typed over it.
                onFocus: ({ currentTarget }) => currentTarget.select(),
              }
            : {})}
        />
        <FormSelect
          form={form}
          name="suffix"
          label={t('suffix')}
          optional
          placeholder={t('noSuffix')}
          width="short"
          autoComplete={own ? 'honorific-suffix' : 'off'}
          options={suffixes.map((suffix) => ({ value: suffix, label: suffix }))}
        />
      </FieldPair>
    </>
  );
}
