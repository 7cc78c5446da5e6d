import { assistanceCodes } from '@airline/contract';
import { FormCheckbox, FormTextField, type FormHandle } from '@airline/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FrequentFlyerField, KnownTravelerField } from './NumberFields.tsx';
import { OptionalFields } from './OptionalFields.tsx';
import type { PassengerAnswers } from './passenger-answers.ts';
import styles from './PassengerForm.module.css';

/** Renders the numbers that some travellers have, and the help that some need. */
export function ExtraFields({ form }: { readonly form: FormHandle<PassengerAnswers> }): ReactNode {
  const { t } = useTranslation('travellers');
  const { frequentFlyerNumber, knownTravelerNumber, redressNumber, assistance } = form.values();
  return (
    <>
      <OptionalFields
        title={t('extras')}
        defaultOpen={[frequentFlyerNumber, knownTravelerNumber, redressNumber].some((number) => number !== '')}
      >
        <FrequentFlyerField form={form} />
        <KnownTravelerField form={form} />
        <FormTextField
          form={form}
          name="redressNumber"
          secret
          label={t('redressNumber')}
          hint={t('redressHint')}
          inputMode="numeric"
          width="medium"
          autoComplete="off"
          messages={{ invalid: t('badRedressNumber') }}
        />
      </OptionalFields>
      <OptionalFields title={t('assistance')} defaultOpen={Object.values(assistance).some(Boolean)}>
        <fieldset className={styles['assistance']}>
          <legend className={styles['legend']}>{t('assistanceLegend')}</legend>
          <p className={styles['lead']}>{t('assistanceHint')}</p>
          {assistanceCodes.map((code) => (
            <FormCheckbox key={code} form={form} name={`assistance.${code}`} label={t(`assistanceCodes.${code}`)} />
          ))}
        </fieldset>
      </OptionalFields>
    </>
  );
}
