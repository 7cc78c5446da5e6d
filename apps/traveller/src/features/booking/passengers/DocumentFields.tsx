import { FormRadioGroup, FormTextField, useFormValue, type FormHandle } from '@airline/forms';
import { FormDateField } from '@airline/forms/date-field';
import { Skeleton } from '@airline/ui/skeleton';
import { useLocale } from '@airline/ui/locale';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatCalendarDate } from '../../../calendar-date.ts';
import { FieldCard } from './FieldCard.tsx';
import type { PassengerAnswers } from './passenger-answers.ts';

// Brings React Aria: only people who give a passport now need it.
const NationalityField = lazy(async () => ({ default: (await import('./NationalityField.tsx')).NationalityField }));

export interface DocumentFieldsProps {
  readonly form: FormHandle<PassengerAnswers>;
  readonly lastArrival: string;
}

/** Renders the passport, now or at check-in, for a trip that touches a station abroad. */
export function DocumentFields({ form, lastArrival }: DocumentFieldsProps): ReactNode {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const now = useFormValue(form, 'documentChoice') === 'now';
  return (
    <FieldCard title={t('passenger.document')} lead={t('passenger.documentWhy')}>
      <FormRadioGroup
        form={form}
        name="documentChoice"
        label={t('passenger.documentChoice')}
        variant="card"
        options={[
          { value: 'now', label: t('passenger.documentNow'), hint: t('passenger.documentNowHint') },
          { value: 'later', label: t('passenger.documentLater'), hint: t('passenger.documentLaterHint') },
        ]}
      />
      {now ? (
        <>
          <FormTextField
            form={form}
            name="documentNumber"
            label={t('passenger.documentNumber')}
            width="medium"
            autoComplete="off"
            messages={{ invalid: t('passenger.badDocumentNumber') }}
          />
          <Suspense fallback={<Skeleton label={t('passenger.nationality')} count={2} />}>
            <NationalityField form={form} />
          </Suspense>
          <FormDateField
            form={form}
            name="documentExpiry"
            label={t('passenger.documentExpiry')}
            messages={{
              badDate: t('passenger.badDocumentExpiry'),
              expiresBeforeTravel: t('passenger.expiresBeforeTravel', {
                date: formatCalendarDate(lastArrival, locale),
              }),
            }}
          />
        </>
      ) : null}
    </FieldCard>
  );
}
