import type { TripLookup } from '@airline/contract';
import { FormTextField, type FormHandle } from '@airline/forms';
import { FieldPair } from '@airline/forms/field-pair';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';

export interface TripLookupFieldsProps {
  readonly form: FormHandle<Pick<TripLookup, 'recordLocator' | 'firstName' | 'lastName'>>;
  /** Whether the names are most likely those of who types: the browser offers them then. */
  readonly areOwnNames: boolean;
  /** Of the first field. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Renders what a trip is found by: its record locator and the names of a traveller. */
export function TripLookupFields({ form, areOwnNames, ref }: TripLookupFieldsProps): ReactNode {
  const { t } = useTranslation('trips');
  return (
    <>
      <FormTextField
        form={form}
        name="recordLocator"
        ref={ref}
        label={t('find.recordLocator')}
        hint={t('find.recordLocatorHint')}
        width="short"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        messages={{ invalid: t('find.badRecordLocator'), required: t('find.badRecordLocator') }}
      />
      <FieldPair>
        <FormTextField
          form={form}
          name="firstName"
          label={t('find.firstName')}
          autoComplete={areOwnNames ? 'given-name' : 'off'}
          messages={{ required: t('find.missingFirstName') }}
        />
        <FormTextField
          form={form}
          name="lastName"
          label={t('find.lastName')}
          autoComplete={areOwnNames ? 'family-name' : 'off'}
          messages={{ required: t('find.missingLastName') }}
        />
      </FieldPair>
    </>
  );
}
