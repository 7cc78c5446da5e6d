import { FormTextField, type FormHandle } from '@airline/forms';
import { FormDateField } from '@airline/forms/date-field';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { useLocale } from '@airline/ui/locale';
import { Skeleton } from '@airline/ui/skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { PassportAnswers } from './passenger-answers.ts';

// Brings React Aria: only people who give a passport now need it.
const NationalityField = lazy(async () => ({ default: (await import('./NationalityField.tsx')).NationalityField }));

export interface PassportFieldsProps {
  readonly form: FormHandle<PassportAnswers>;
  /** Local date of the last landing: until then the passport has to be valid. */
  readonly lastArrival: string;
}

/** Renders the questions about a passport. */
export function PassportFields({ form, lastArrival }: PassportFieldsProps): ReactNode {
  const { t } = useTranslation('travellers');
  const locale = useLocale();
  return (
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
  );
}
