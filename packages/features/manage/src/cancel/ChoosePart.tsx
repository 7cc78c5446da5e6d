import type { Trip } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { Card } from '@airline/ui/card';
import { Checkbox } from '@airline/ui/checkbox';
import { FieldGroup } from '@airline/ui/field-group';
import { useLocale } from '@airline/ui/locale';
import { RadioGroup } from '@airline/ui/radio-group';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import own from './Cancellation.module.css';
import type { ChosenPart } from './chosen-part.ts';

export interface ChoosePartProps {
  readonly trip: Trip;
  readonly chosen: ChosenPart;
  readonly onChoose: (part: ChosenPart) => void;
}

/** Renders the question what of a trip is cancelled: all of it, a direction, or some travellers; nothing where it has but one of each. */
export function ChoosePart({ trip, chosen, onChoose }: ChoosePartProps): ReactNode {
  const { t } = useTranslation('trips');
  const locale = useLocale();
  const { bounds, passengers } = trip;
  if (bounds.length === 1 && passengers.length === 1) return null;
  const directions = bounds.length === 1 ? [] : bounds;
  const options = [
    { value: 'whole', label: t('cancel.part.whole'), part: 'whole' as const },
    ...directions.map(({ origin, destination, itinerary: { legs }, date }, place) => ({
      value: `bound-${place}`,
      label: t('cancel.part.bound', {
        from: placeName(legs[0]?.from ?? origin, locale),
        to: placeName(legs.at(-1)?.to ?? destination, locale),
      }),
      hint: formatCalendarDate(date, locale, 'full'),
      part: { bounds: [place] },
    })),
    ...(passengers.length === 1
      ? []
      : [{ value: 'passengers', label: t('cancel.part.passengers'), part: { passengers: [] } }]),
  ];
  return (
    <Card>
      <div className={own['choice']}>
        <RadioGroup
          legend={t('cancel.part.legend')}
          name="part"
          options={options}
          value={valueOf(chosen)}
          onChange={(value) => onChoose(options.find((option) => option.value === value)?.part ?? 'whole')}
        />
        {chosen === 'whole' || 'bounds' in chosen ? null : (
          <FieldGroup legend={t('cancel.part.who')}>
            {passengers.map(({ firstName, lastName, kind, ticketNumber }, place) => (
              <Checkbox
                key={ticketNumber ?? place}
                label={`${firstName} ${lastName}`}
                {...(kind === 'adult' ? {} : { hint: t(`cancel.part.${kind}`) })}
                checked={chosen.passengers.includes(place)}
                onChange={({ target: { checked } }) =>
                  onChoose({
                    passengers: checked
                      ? [...chosen.passengers, place].toSorted((one, other) => one - other)
                      : chosen.passengers.filter((other) => other !== place),
                  })
                }
              />
            ))}
          </FieldGroup>
        )}
      </div>
    </Card>
  );
}

function valueOf(chosen: ChosenPart): string {
  if (chosen === 'whole') return chosen;
  return 'bounds' in chosen ? `bound-${chosen.bounds[0]}` : 'passengers';
}
