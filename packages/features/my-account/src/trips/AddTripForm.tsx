import { addTrip, type Trip, tripLookup } from '@airline/contract';
import { Form, FormSubmitButton, useForm } from '@airline/forms';
import { TripLookupFields } from '@airline/trip';
import { Button } from '@airline/ui/button';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

import styles from '../frame/MyAccount.module.css';
import { useSave } from '../frame/use-save.ts';

const { recordLocator, firstName, lastName } = tripLookup.shape;
const schema = z.object({ recordLocator, firstName, lastName });

/** Renders what puts a trip among those of the account: its record locator and the names of a traveller, as for any trip. */
export function AddTripForm({
  onAdded,
  onCancel,
}: {
  readonly onAdded: (added: Trip['recordLocator']) => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { t } = useTranslation('myAccount');
  const save = useSave();
  const form = useForm({
    schema,
    defaultValues: { recordLocator: '', firstName: '', lastName: '' },
    keepIn: 'add-trip',
    onFailure: () => undefined,
    onSubmit: async (names) => {
      const refusal = await save(addTrip, { body: names });
      if (refusal === undefined) onAdded(names.recordLocator.toUpperCase());
      return refusal;
    },
  });
  const first = useRef<HTMLInputElement>(null);
  // It comes in the place of the button that asked for it.
  useEffect(() => first.current?.focus(), []);
  return (
    <Form form={form}>
      <TripLookupFields form={form} areOwnNames={false} ref={first} />
      <div className={styles['buttons']}>
        <FormSubmitButton form={form} pendingLabel={t('trips.adding')}>
          {t('trips.add')}
        </FormSubmitButton>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </Form>
  );
}
