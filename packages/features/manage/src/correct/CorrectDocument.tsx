import { useForm } from '@airline/forms';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { createPassportSchema, emptyAnswers, PassportFields, toTravelDocument } from '@airline/travellers';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CorrectTravellerProps } from './correct-traveller-props.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { useCorrection } from './use-correction.ts';
import { formatName } from './use-described.ts';

/** Renders the passport of a traveller as it is to be. */
export function CorrectDocument({ trip, shown, place }: CorrectTravellerProps): ReactNode {
  const { t } = useTranslation('correctTrip');
  const locale = useLocale();
  const corrected = { part: 'document', traveller: place } as const;
  const correction = useCorrection(shown, corrected);
  const { documentNumber, nationality, documentExpiry } = emptyAnswers;
  const form = useForm({
    schema: createPassportSchema(shown.lastArrival),
    defaultValues: { documentNumber, nationality, documentExpiry },
    keepAfterSubmit: true,
    messages: { documentNotNeeded: t('documentNotNeeded') },
    onFailure: () => undefined,
    onSubmit: (answers) => correction.save({ document: toTravelDocument(answers) }, () => form.reset()),
  });
  const traveller = shown.travellers[place];
  const end = traveller?.document?.lastThree;
  const facts = [
    end === undefined ? t('edit.document.none') : t('edit.document.now', { end }),
    t('edit.document.valid', { date: formatCalendarDate(shown.lastArrival, locale) }),
    t('told', { email: shown.contact.emailHint }),
  ];
  return (
    <CorrectionForm
      trip={trip}
      corrected={corrected}
      form={form}
      correction={correction}
      title={t('edit.document.title', { name: traveller === undefined ? '' : formatName(traveller) })}
      lead={t('edit.document.lead')}
      facts={facts}
      typed={form.values().documentNumber}
    >
      <PassportFields form={form} lastArrival={shown.lastArrival} />
    </CorrectionForm>
  );
}
