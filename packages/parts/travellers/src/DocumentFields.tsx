import { FormRadioGroup, FormTextField, useFormValue, type FormHandle } from '@airline/forms';
import { FormDateField } from '@airline/forms/date-field';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FieldCard } from './FieldCard.tsx';
import type { PassengerAnswers } from './passenger-answers.ts';

// Brings React Aria: only people who give a passport now need it.
const NationalityField = lazy(async () => ({ default: (await import('./NationalityField.tsx')).NationalityField }));

export interface DocumentFieldsProps {
  readonly form: FormHandle<PassengerAnswers>;
  readonly lastArrival: string;
  /** The answer that was taken over from the first passenger: families give their passports together. */
  readonly sharedChoice: string | undefined;
}

/** Renders the passport, now or at check-in, for a trip that touches a station abroad. */
export function DocumentFields({ form, lastArrival, sharedChoice }: DocumentFieldsProps): ReactNode {
  const { t } = useTranslation('travellers');
  const locale = useLocale();
  const choice = useFormValue(form, 'documentChoice');
  const now = choice === 'now';
  return (
    <FieldCard title={t('document')} lead={t('documentWhy')}>
      <FormRadioGroup
        form={form}
        name="documentChoice"
        label={t('documentChoice')}
        {...(choice !== '' && choice === sharedChoice ? { hint: t('sharedDocumentChoice') } : {})}
        variant="card"
        messages={{ required: t('missing.documentChoice') }}
        options={[
          { value: 'now', label: t('documentNow'), hint: t('documentNowHint') },
          { value: 'later', label: t('documentLater'), hint: t('documentLaterHint') },
        ]}
      />
      {now ? (
        <>
          <FormTextField
            form={form}
            name="documentNumber"
            secret
            label={t('documentNumber')}
            width="medium"
            autoComplete="off"
            messages={{ invalid: t('badDocumentNumber'), required: t('missing.documentNumber') }}
          />
          <Suspense fallback={<Skeleton label={t('nationality')} count={2} />}>
            <NationalityField form={form} />
          </Suspense>
          <FormDateField
            form={form}
            name="documentExpiry"
            secret
            label={t('documentExpiry')}
            messages={{
              badDate: t('badDocumentExpiry'),
              required: t('missing.documentExpiry'),
              expiresBeforeTravel: t('expiresBeforeTravel', {
                date: formatCalendarDate(lastArrival, locale),
              }),
            }}
          />
        </>
      ) : null}
    </FieldCard>
  );
}
