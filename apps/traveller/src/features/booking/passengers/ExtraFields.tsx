import { assistanceCodes } from '@airline/contract';
import { FormCheckbox, FormTextField, type FormHandle } from '@airline/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { OptionalFields } from './OptionalFields.tsx';
import type { PassengerAnswers } from './passenger-answers.ts';
import styles from './PassengerForm.module.css';

/** Renders the numbers that some travellers have, and the help that some need. */
export function ExtraFields({ form }: { readonly form: FormHandle<PassengerAnswers> }): ReactNode {
  const { t } = useTranslation('booking');
  const { frequentFlyerNumber, knownTravelerNumber, redressNumber, assistance } = form.values();
  return (
    <>
      <OptionalFields
        title={t('passenger.extras')}
        defaultOpen={[frequentFlyerNumber, knownTravelerNumber, redressNumber].some((number) => number !== '')}
      >
        <FormTextField
          form={form}
          name="frequentFlyerNumber"
          label={t('passenger.frequentFlyerNumber')}
          inputMode="numeric"
          width="medium"
          autoComplete="off"
          messages={{ invalid: t('passenger.badFrequentFlyerNumber') }}
        />
        <FormTextField
          form={form}
          name="knownTravelerNumber"
          label={t('passenger.knownTravelerNumber')}
          hint={t('passenger.knownTravelerHint')}
          width="medium"
          autoComplete="off"
          messages={{ invalid: t('passenger.badKnownTravelerNumber') }}
        />
        <FormTextField
          form={form}
          name="redressNumber"
          label={t('passenger.redressNumber')}
          hint={t('passenger.redressHint')}
          inputMode="numeric"
          width="medium"
          autoComplete="off"
          messages={{ invalid: t('passenger.badRedressNumber') }}
        />
      </OptionalFields>
      <OptionalFields title={t('passenger.assistance')} defaultOpen={Object.values(assistance).some(Boolean)}>
        <fieldset className={styles['assistance']}>
          <legend className={styles['legend']}>{t('passenger.assistanceLegend')}</legend>
          <p className={styles['lead']}>{t('passenger.assistanceHint')}</p>
          {assistanceCodes.map((code) => (
            <FormCheckbox
              key={code}
              form={form}
              name={`assistance.${code}`}
              label={t(`passenger.assistanceCodes.${code}`)}
            />
          ))}
        </fieldset>
      </OptionalFields>
    </>
  );
}
