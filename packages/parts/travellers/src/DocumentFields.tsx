import { FormRadioGroup, useFormValue, type FormHandle } from '@airline/forms';
import { Button } from '@airline/ui/button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FieldCard } from './FieldCard.tsx';
import type { PassengerAnswers } from './passenger-answers.ts';
import { PassportFields } from './PassportFields.tsx';
import styles from './PassengerForm.module.css';

export interface DocumentFieldsProps {
  readonly form: FormHandle<PassengerAnswers>;
  readonly lastArrival: string;
  /** The answer that was taken over from the first passenger: families give their passports together. */
  readonly sharedChoice: string | undefined;
}

/** Renders the passport, now or at check-in, for a trip that touches a station abroad. */
export function DocumentFields({ form, lastArrival, sharedChoice }: DocumentFieldsProps): ReactNode {
  const { t } = useTranslation('travellers');
  const choice = useFormValue(form, 'documentChoice');
  const now = choice === 'now';
  // The question is asked once: anyone who answers as the first passenger did sees the answer.
  const [isAsked, setAsked] = useState(sharedChoice !== 'now' && sharedChoice !== 'later');
  return (
    <FieldCard title={t('document')} {...(isAsked ? { lead: t('documentWhy') } : {})}>
      {isAsked || choice !== sharedChoice ? (
        <FormRadioGroup
          form={form}
          name="documentChoice"
          label={t('documentChoice')}
          variant="card"
          messages={{ required: t('missing.documentChoice') }}
          options={[
            { value: 'now', label: t('documentNow'), hint: t('documentNowHint') },
            { value: 'later', label: t('documentLater'), hint: t('documentLaterHint') },
          ]}
        />
      ) : (
        <p className={styles['shared']}>
          <span>{t(now ? 'sharedDocument.now' : 'sharedDocument.later')}</span>
          <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
            {t('sharedDocument.change')}
          </Button>
        </p>
      )}
      {now ? <PassportFields form={form} lastArrival={lastArrival} /> : null}
    </FieldCard>
  );
}
