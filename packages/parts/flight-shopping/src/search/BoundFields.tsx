import { setFormValue, type FormHandle } from '@airline/forms';
import { FormStationPicker } from '@airline/forms/station-picker';
import { IconButton } from '@airline/ui/button';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DateField } from './DateField.tsx';
import { useFaultMessages } from './fault-messages.ts';
import type { Handover } from './handover.ts';
import { useRecentPlaces } from './recent-places.ts';
import { ReturnDatesField } from './ReturnDatesField.tsx';
import type { SearchAnswers } from './search-form.ts';
import styles from './SearchPanel.module.css';
import { createStationChoices } from './station-choices.ts';
import { SwapMark } from './SwapMark.tsx';

export interface BoundFieldsProps {
  readonly form: FormHandle<SearchAnswers>;
  readonly index: number;
  readonly today: string;
  readonly handover?: Handover | undefined;
  readonly withReturn?: boolean;
  /** Names the flight in its errors, where there are several. */
  readonly numbered?: boolean;
}

/** Renders the places of one direction and its date; with its way back, both dates in one field. */
export function BoundFields({
  form,
  index,
  today,
  handover,
  withReturn = false,
  numbered = false,
}: BoundFieldsProps): ReactNode {
  const { t } = useTranslation('search');
  const choices = useMemo(() => createStationChoices((city) => t('places.group', { city })), [t]);
  const recent = useRecentPlaces(today, choices);
  const texts = useMemo(() => ({ recent: t('places.recent'), empty: t('places.empty'), open: t('places.open') }), [t]);
  const [originName, destinationName] = [`bounds.${index}.origin`, `bounds.${index}.destination`] as const;
  const places = { form, texts, ...choices, recent };
  const messages = useFaultMessages(numbered ? index + 1 : undefined);
  const swap = () => {
    const { origin = '', destination = '' } = form.values().bounds[index] ?? {};
    setFormValue(form, originName, destination);
    setFormValue(form, destinationName, origin);
  };
  return (
    <>
      <div className={styles['places']}>
        <div data-part="origin">
          <FormStationPicker
            {...places}
            name={originName}
            label={t('from')}
            defaultQuery={index === 0 ? (handover?.originText ?? '') : ''}
            messages={messages}
          />
        </div>
        <div data-part="swap" className={styles['swap']}>
          <IconButton label={t('swap')} onClick={swap}>
            <SwapMark />
          </IconButton>
        </div>
        <div data-part="destination">
          <FormStationPicker
            {...places}
            name={destinationName}
            label={t('to')}
            defaultQuery={index === 0 ? (handover?.destinationText ?? '') : ''}
            messages={messages}
          />
        </div>
      </div>
      <div data-part="dates">
        {withReturn ? (
          <ReturnDatesField form={form} today={today} />
        ) : (
          <DateField form={form} index={index} today={today} messages={messages} />
        )}
      </div>
    </>
  );
}
