import { FormTextField, type FormHandle } from '@airline/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PassengerAnswers } from './passenger-answers.ts';

export interface NumberFieldProps<Name extends keyof PassengerAnswers> {
  readonly form: FormHandle<Pick<PassengerAnswers, Name>>;
  /** What stands under the label in place of where the number is from. */
  readonly hint?: string | undefined;
}

/** Renders the question for a member number. */
export function FrequentFlyerField({ form, hint }: NumberFieldProps<'frequentFlyerNumber'>): ReactNode {
  const { t } = useTranslation('travellers');
  return (
    <FormTextField
      form={form}
      name="frequentFlyerNumber"
      label={t('frequentFlyerNumber')}
      hint={hint ?? t('frequentFlyerHint')}
      inputMode="numeric"
      width="medium"
      autoComplete="off"
      messages={{ invalid: t('badFrequentFlyerNumber'), required: t('badFrequentFlyerNumber') }}
    />
  );
}

/** Renders the question for a known traveller number. */
export function KnownTravelerField({ form, hint }: NumberFieldProps<'knownTravelerNumber'>): ReactNode {
  const { t } = useTranslation('travellers');
  return (
    <FormTextField
      form={form}
      name="knownTravelerNumber"
      secret
      label={t('knownTravelerNumber')}
      hint={hint ?? t('knownTravelerHint')}
      width="medium"
      autoComplete="off"
      messages={{ invalid: t('badKnownTravelerNumber'), required: t('badKnownTravelerNumber') }}
    />
  );
}
