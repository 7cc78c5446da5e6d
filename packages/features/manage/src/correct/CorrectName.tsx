import { useForm } from '@airline/forms';
import { NameFields, nameSchema, toName } from '@airline/travellers';
import { useMoment } from '@airline/trip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CorrectTravellerProps } from './correct-traveller-props.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { useCorrection } from './use-correction.ts';
import { formatName } from './use-described.ts';

/** Renders the correction of a traveller's name. */
export function CorrectName({ trip, shown, place }: CorrectTravellerProps): ReactNode {
  const { t } = useTranslation('correctTrip');
  const moment = useMoment(trip);
  const corrected = { part: 'name', traveller: place } as const;
  const correction = useCorrection(shown, corrected);
  const traveller = shown.travellers[place];
  const { firstName = '', middleName = '', lastName = '', suffix = '' } = traveller ?? {};
  const form = useForm({
    schema: nameSchema,
    defaultValues: { firstName, middleName, lastName, suffix },
    keepIn: `correct-name-${shown.recordLocator}-${place}`,
    keepAfterSubmit: true,
    onFailure: () => undefined,
    onSubmit: (answers) => correction.save({ name: toName(answers) }, () => form.reset()),
  });
  const number = trip.passengers[place]?.ticketNumber;
  const facts = [
    number === undefined ? t('edit.name.noTicket') : t('edit.name.ticket', { number }),
    t('edit.name.finds'),
    t('edit.name.left', { count: traveller?.nameCorrectionsLeft ?? 0, date: moment(shown.namesUntil ?? '') }),
    t('edit.name.scope'),
    t('told', { email: shown.contact.emailHint }),
  ];
  return (
    <CorrectionForm
      trip={trip}
      corrected={corrected}
      form={form}
      correction={correction}
      title={t('edit.name.title', { name: formatName({ firstName, lastName }) })}
      lead={t('edit.name.lead')}
      facts={facts}
      typed={formatName(form.values())}
    >
      <NameFields form={form} own={false} sharedLastName={undefined} />
    </CorrectionForm>
  );
}
