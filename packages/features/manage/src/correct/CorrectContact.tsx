import { contactUndoDays, type Trip, type TripTravellers } from '@airline/contract';
import { useForm } from '@airline/forms';
import { contactCorrectionSchema, EmailAndPhoneFields, emptyAnswers, internationalPhone } from '@airline/travellers';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CorrectionForm } from './CorrectionForm.tsx';
import { useCorrection } from './use-correction.ts';

export interface CorrectContactProps {
  readonly trip: Trip;
  readonly shown: TripTravellers;
}

/** Renders where news of a trip is to go: what is left empty stays as it is. */
export function CorrectContact({ trip, shown }: CorrectContactProps): ReactNode {
  const { t } = useTranslation('correctTrip');
  const corrected = { part: 'contact' } as const;
  const correction = useCorrection(shown, corrected);
  const { emailHint, phoneEnd } = shown.contact;
  const { email: noEmail, phoneCountry, phone: noPhone } = emptyAnswers;
  const form = useForm({
    schema: contactCorrectionSchema,
    defaultValues: { email: noEmail, phoneCountry, phone: noPhone },
    keepIn: `correct-contact-${shown.recordLocator}`,
    keepAfterSubmit: true,
    messages: { nothing: t('edit.contact.nothing') },
    onFailure: () => undefined,
    onSubmit: (answers) => correction.save(toContactWish(answers), () => form.reset()),
  });
  const { email, phone } = form.values();
  return (
    <CorrectionForm
      trip={trip}
      corrected={corrected}
      form={form}
      correction={correction}
      title={t('edit.contact.title')}
      lead={t('edit.contact.lead')}
      facts={[
        t('edit.contact.news'),
        t('edit.contact.former', { email: emailHint, days: contactUndoDays }),
        t('edit.contact.codes'),
      ]}
      typed={[email, phone].filter((answer) => answer.trim() !== '').join(', ')}
    >
      <EmailAndPhoneFields
        form={form}
        hints={{
          email: t('edit.contact.emailHint', { email: emailHint }),
          phone: t('edit.contact.phoneHint', { end: phoneEnd }),
        }}
      />
    </CorrectionForm>
  );
}

/** Gives what of a contact is another one. */
function toContactWish(answers: { readonly email: string; readonly phoneCountry: string; readonly phone: string }) {
  const [email, phone] = [answers.email.trim(), answers.phone.trim()];
  return {
    ...(email === '' ? {} : { email }),
    ...(phone === '' ? {} : { phone: internationalPhone(answers.phoneCountry, phone) }),
  };
}
