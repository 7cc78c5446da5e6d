import { FormCheckbox, useForm, useFormValue, type FormHandle } from '@airline/forms';
import { FrequentFlyerField, frequentFlyerSchema, KnownTravelerField, knownTravelerSchema } from '@airline/travellers';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CorrectTravellerProps } from './correct-traveller-props.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { useCorrection } from './use-correction.ts';
import { formatName } from './use-described.ts';

/** Renders the member number of a traveller as it is to be, and the way to take it away. */
export function CorrectFrequentFlyerNumber(props: CorrectTravellerProps): ReactNode {
  const { t } = useTranslation('correctTrip');
  const { shown, place } = props;
  const { frame, correction } = useNumber('frequentFlyerNumber', props);
  const form = useForm({
    schema: frequentFlyerSchema,
    defaultValues: { frequentFlyerNumber: '', isRemoved: false },
    keepIn: `correct-member-${shown.recordLocator}-${place}`,
    keepAfterSubmit: true,
    messages: { memberUnknown: t('memberUnknown') },
    onFailure: () => undefined,
    onSubmit: ({ frequentFlyerNumber, isRemoved }) =>
      correction.save({ frequentFlyerNumber: isRemoved ? null : frequentFlyerNumber.trim() }, () => form.reset()),
  });
  return (
    <CorrectionForm {...frame} form={form} typed={form.values().frequentFlyerNumber}>
      <NumberOrNone form={form} part="frequentFlyerNumber" end={shown.travellers[place]?.frequentFlyerHint}>
        <FrequentFlyerField form={form} />
      </NumberOrNone>
    </CorrectionForm>
  );
}

/** Renders the known traveller number of a traveller as it is to be, and the way to take it away. */
export function CorrectKnownTravelerNumber(props: CorrectTravellerProps): ReactNode {
  const { shown, place } = props;
  const { frame, correction } = useNumber('knownTravelerNumber', props);
  const form = useForm({
    schema: knownTravelerSchema,
    defaultValues: { knownTravelerNumber: '', isRemoved: false },
    keepAfterSubmit: true,
    onFailure: () => undefined,
    onSubmit: ({ knownTravelerNumber, isRemoved }) =>
      correction.save({ knownTravelerNumber: isRemoved ? null : knownTravelerNumber.trim() }, () => form.reset()),
  });
  return (
    <CorrectionForm {...frame} form={form} typed={form.values().knownTravelerNumber}>
      <NumberOrNone form={form} part="knownTravelerNumber" end={shown.travellers[place]?.knownTravelerHint}>
        <KnownTravelerField form={form} />
      </NumberOrNone>
    </CorrectionForm>
  );
}

type NumberPart = 'frequentFlyerNumber' | 'knownTravelerNumber';

/** Gives what the corrections of both numbers have alike. */
function useNumber(part: NumberPart, { trip, shown, place }: CorrectTravellerProps) {
  const { t } = useTranslation('correctTrip');
  const corrected = { part, traveller: place } as const;
  const correction = useCorrection(shown, corrected);
  const traveller = shown.travellers[place];
  const frame = {
    trip,
    corrected,
    correction,
    title: t(`edit.${part}.title`, { name: traveller === undefined ? '' : formatName(traveller) }),
    lead: t(`edit.${part}.lead`),
    facts: [t(`edit.${part}.fact`), t('told', { email: shown.contact.emailHint })],
  };
  return { frame, correction };
}

interface NumberOrNoneProps {
  readonly form: FormHandle<{ isRemoved: boolean }>;
  readonly part: NumberPart;
  /** The end of the number that there is. */
  readonly end: string | undefined;
  readonly children: ReactNode;
}

/** Renders the field of a number, and for one that there is the choice to have none. */
function NumberOrNone({ form, part, end, children }: NumberOrNoneProps): ReactNode {
  const { t } = useTranslation('correctTrip');
  const isRemoved = useFormValue(form, 'isRemoved');
  return (
    <>
      {end === undefined ? null : <p>{t(`edit.${part}.now`, { end })}</p>}
      {isRemoved ? null : children}
      {end === undefined ? null : <FormCheckbox form={form} name="isRemoved" label={t(`edit.${part}.remove`)} />}
    </>
  );
}
