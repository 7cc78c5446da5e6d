import { assistanceCodes, seatWishes, type TravelPreferences, updateTravelPreferences } from '@airline/contract';
import { Form, FormCheckbox, FormRadioGroup, FormSubmitButton, FormTextField, useForm } from '@airline/forms';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import { Skeleton } from '@airline/ui/skeleton';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../frame/MyAccount.module.css';
import { useSave } from '../frame/use-save.ts';
import { toTravelAnswers, toTravelPreferences, travelSchema } from './travel-answers.ts';

// Brings the picker of stations with its list: the other fields need not wait for it.
const HomeAirportField = lazy(async () => ({ default: (await import('./HomeAirportField.tsx')).HomeAirportField }));

/** Renders the home airport, the traveller's numbers, the seat and the help on the way. */
export function PreferencesForm({ travel }: { readonly travel: TravelPreferences }): ReactNode {
  const { t } = useTranslation('myAccount');
  const { t: words } = useTranslation('travellers');
  const save = useSave();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    schema: travelSchema,
    defaultValues: toTravelAnswers(travel),
    keepIn: 'profile-travel',
    sendOnReconnect: true,
    onFailure: () => undefined,
    onSubmit: async (answers) => {
      setSaved(false);
      const body = toTravelPreferences(answers, travel.passports);
      const refusal = await save(updateTravelPreferences, { body });
      if (refusal === undefined) setSaved(true);
      return refusal;
    },
  });
  return (
    <Form form={form}>
      <Card title={t('travel.preferences')}>
        <div className={styles['fields']}>
          <Suspense fallback={<Skeleton label={t('travel.homeAirport')} count={2} />}>
            <HomeAirportField form={form} />
          </Suspense>
          <FormRadioGroup
            form={form}
            name="seat"
            label={t('travel.seat')}
            hint={t('travel.seatHint')}
            variant="segmented"
            options={[...seatWishes, 'any' as const].map((wish) => ({ value: wish, label: t(`travel.seats.${wish}`) }))}
          />
        </div>
      </Card>
      <Card title={t('travel.numbers')}>
        <div className={styles['fields']}>
          <FormTextField
            form={form}
            name="knownTravelerNumber"
            secret
            optional
            label={words('knownTravelerNumber')}
            hint={words('knownTravelerHint')}
            width="medium"
            autoComplete="off"
            messages={{ invalid: words('badKnownTravelerNumber') }}
          />
          <FormTextField
            form={form}
            name="redressNumber"
            secret
            optional
            label={words('redressNumber')}
            hint={words('redressHint')}
            inputMode="numeric"
            width="medium"
            autoComplete="off"
            messages={{ invalid: words('badRedressNumber') }}
          />
        </div>
      </Card>
      <Card title={t('travel.assistance')}>
        <fieldset className={styles['assistance']}>
          <legend className={styles['legend']}>{words('assistanceLegend')}</legend>
          <p className={styles['muted']}>{words('assistanceHint')}</p>
          {assistanceCodes.map((code) => (
            <FormCheckbox key={code} form={form} name={`assistance.${code}`} label={words(`assistanceCodes.${code}`)} />
          ))}
        </fieldset>
      </Card>
      <FormSubmitButton form={form} pendingLabel={t('saving')}>
        {t('travel.save')}
      </FormSubmitButton>
      {isSaved ? <Banner tone="success" title={t('travel.saved')} live="polite" /> : null}
    </Form>
  );
}
