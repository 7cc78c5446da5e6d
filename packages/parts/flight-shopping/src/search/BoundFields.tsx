import { setFormValue, useFormValue, type FormHandle } from '@airline/forms';
import { FormStationPicker } from '@airline/forms/station-picker';
import { IconButton } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DateField } from './DateField.tsx';
import { useFaultMessages } from './fault-messages.ts';
import type { Handover } from './handover.ts';
import { ReturnDatesField } from './ReturnDatesField.tsx';
import type { SearchAnswers } from './search-form.ts';
import styles from './SearchPanel.module.css';
import { SwapMark } from './SwapMark.tsx';
import { useDestinationPlaces } from './use-destination-places.ts';
import { useFollowingOrigin } from './use-following-origin.ts';
import type { Places } from './use-places.ts';

export interface BoundFieldsProps {
  readonly form: FormHandle<SearchAnswers>;
  readonly index: number;
  readonly today: string;
  readonly places: Places;
  readonly handover?: Handover | undefined;
  readonly withReturn?: boolean;
  /** False where days are chosen elsewhere: the places alone. */
  readonly withDates?: boolean;
  /** Names the flight in its errors, where there are several. */
  readonly numbered?: boolean;
}

/** Renders the places of one direction and its date; with its way back, both dates in one field. */
export function BoundFields({
  form,
  index,
  today,
  places,
  handover,
  withReturn = false,
  withDates = true,
  numbered = false,
}: BoundFieldsProps): ReactNode {
  const { t } = useTranslation('search');
  const [originName, destinationName] = [`bounds.${index}.origin`, `bounds.${index}.destination`] as const;
  const messages = useFaultMessages(numbered ? index + 1 : undefined);
  useFollowingOrigin(form, index);
  const destinations = useDestinationPlaces(places, useFormValue(form, originName), today);
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
            form={form}
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
            {...destinations}
            form={form}
            name={destinationName}
            label={t('to')}
            defaultQuery={index === 0 ? (handover?.destinationText ?? '') : ''}
            messages={messages}
          />
        </div>
      </div>
      {withDates ? (
        <div data-part="dates">
          {withReturn ? (
            <ReturnDatesField form={form} today={today} />
          ) : (
            <DateField form={form} index={index} today={today} messages={messages} />
          )}
        </div>
      ) : null}
    </>
  );
}
