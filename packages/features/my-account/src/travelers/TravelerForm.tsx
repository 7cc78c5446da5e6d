import { type FrequentTraveler, genders, type KeptTraveler, putFrequentTraveler } from '@airline/contract';
import { Form, FormRadioGroup, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { FormDateField } from '@airline/forms/date-field';
import { partsOrder } from '@airline/forms/typed-date';
import { useSession } from '@airline/session/react';
import { FrequentFlyerField, KnownTravelerField, NameFields } from '@airline/travellers';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../frame/MyAccount.module.css';
import { useSave } from '../frame/use-save.ts';
import { createTravelerSchema, noTraveler, toTraveler, toTravelerAnswers } from './traveler-answers.ts';

export interface TravelerFormProps {
  /** Absent for a new one. */
  readonly kept: KeptTraveler | undefined;
  readonly onCancel: () => void;
  readonly onSaved: (traveler: FrequentTraveler) => void;
}

const example = { year: '1984', month: '3', day: '27' };

/** Renders the questions about somebody who is kept: the same as on the passenger page that they fill. */
export function TravelerForm({ kept, onCancel, onSaved }: TravelerFormProps): ReactNode {
  const { t } = useTranslation('myAccount');
  const { t: words } = useTranslation('travellers');
  const locale = useLocale();
  const session = useSession();
  const save = useSave();
  // Made once for each traveller: sent again after a lost answer, it is the same one.
  const [travelerId] = useState(() => kept?.id ?? crypto.randomUUID());
  const [schema] = useState(() => createTravelerSchema(session.now().toISOString().slice(0, 'YYYY-MM-DD'.length)));
  const form = useForm({
    schema,
    defaultValues: kept === undefined ? noTraveler : toTravelerAnswers(kept),
    keepIn: `traveler-${kept?.id ?? 'new'}`,
    sendOnReconnect: true,
    onFailure: () => undefined,
    onSubmit: async (answers) => {
      const body = toTraveler(answers);
      const refusal = await save(putFrequentTraveler, { parameters: { travelerId }, body });
      if (refusal === undefined) onSaved(body);
      return refusal;
    },
  });
  return (
    <Form form={form}>
      <div className={styles['fields']}>
        <NameFields form={form} own={false} sharedLastName={undefined} />
        <FormDateField
          form={form}
          name="birthDate"
          secret
          label={words('birthDate')}
          hint={words('birthDateHint', {
            example: partsOrder(locale)
              .map((part) => example[part])
              .join(' / '),
          })}
          messages={{
            badDate: words('badBirthDate'),
            required: words('missing.birthDate'),
            birthDateInFuture: words('futureBirthDate'),
          }}
        />
        <FormRadioGroup
          form={form}
          name="gender"
          label={words('gender')}
          hint={words('genderHint')}
          variant="segmented"
          messages={{ required: words('missing.gender') }}
          options={genders.map((gender) => ({ value: gender, label: words(`genders.${gender}`) }))}
        />
        <FrequentFlyerField form={form} />
        <KnownTravelerField form={form} />
        <FormTextField
          form={form}
          name="redressNumber"
          secret
          label={words('redressNumber')}
          hint={words('redressHint')}
          inputMode="numeric"
          width="medium"
          autoComplete="off"
          messages={{ invalid: words('badRedressNumber') }}
        />
      </div>
      <div className={styles['buttons']}>
        <FormSubmitButton form={form} pendingLabel={t('saving')}>
          {t('travelers.save')}
        </FormSubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
