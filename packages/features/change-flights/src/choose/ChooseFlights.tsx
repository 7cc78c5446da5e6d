import { useClientConfig } from '@airline/app-shell';
import type { ChangeOptions, Trip } from '@airline/contract';
import { dateIn } from '@airline/flight-shopping/calendar-dates';
import { usePlaces, valuesOf } from '@airline/flight-shopping/bound-fields';
import { formatSearch, type BoundSearch } from '@airline/flight-shopping/search';
import { Form, FormSubmitButton, setFormValue, useForm } from '@airline/forms';
import { buildPath } from '@airline/links';
import { placeName } from '@airline/reference-data/place-names';
import { getStation } from '@airline/reference-data/stations';
import { useSession } from '@airline/session/react';
import { CheckInUndone, tripDestination, useMoment } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { Checkbox } from '@airline/ui/checkbox';
import { useLocale } from '@airline/ui/locale';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { boundsParams, isPaidWithPoints, type ChangeAddress } from '../change-address.ts';
import { ChangeFrame } from '../frame/ChangeFrame.tsx';
import { BoundToChange } from './BoundToChange.tsx';
import { createChangeSchema, toChangeSearch } from './change-search.ts';
import styles from './ChooseFlights.module.css';
import { firstChoice, isChoiceOf } from './first-choice.ts';

export interface ChooseFlightsProps {
  readonly trip: Trip;
  readonly options: ChangeOptions;
  readonly address: ChangeAddress;
}

/** Renders what can be changed of a trip, and asks when and where the new flights are to go. */
export function ChooseFlights({ trip, options, address }: ChooseFlightsProps): ReactNode {
  const { t } = useTranslation('changeFlights');
  const locale = useLocale();
  const navigate = useNavigate();
  const session = useSession();
  const moment = useMoment(trip);
  const { limits } = useClientConfig();
  const [now] = useState(() => session.now());
  const [changed, setChanged] = useState(() => firstChoice(options, address.bounds));
  const booked = useMemo(() => trip.bounds.map(toBoundSearch), [trip]);
  const today = dateIn(getStation(trip.bounds[0]?.origin ?? '')?.timeZone, now);
  const places = usePlaces(today);
  const schema = useMemo(
    () => createChangeSchema({ changed, booked, today }, limits),
    [changed, booked, today, limits],
  );
  const messages = useMemo(
    () => ({ beforeKept: t('choose.fault.beforeKept'), afterKept: t('choose.fault.afterKept') }),
    [t],
  );
  const [defaultValues] = useState(() =>
    valuesOf({
      tripKind: 'multiCity',
      bounds: booked.map(
        (bound, place) =>
          address.search?.bounds[address.bounds.indexOf(place)] ?? {
            ...bound,
            // What did not leave yesterday is looked for from today on.
            date: changed.includes(place) && bound.date < today ? today : bound.date,
          },
      ),
      returnDate: '',
      party: trip.party,
      inPoints: isPaidWithPoints(trip),
    }),
  );
  const form = useForm({
    schema,
    messages,
    defaultValues,
    onSubmit: async ({ bounds, inPoints }) => {
      if (changed.length === 0) return { message: t('choose.none') };
      const search = toChangeSearch({ bounds, changed, party: trip.party }, { inPoints });
      await navigate(`?${new URLSearchParams([...boundsParams(changed), ...formatSearch(search)]).toString()}`);
      return undefined;
    },
  });
  const choose = (place: number, isChosen: boolean) => {
    const bound = booked[place];
    if (!isChosen && bound !== undefined) {
      // The directions around it are compared with what it is again.
      for (const field of ['origin', 'destination', 'date'] as const) {
        setFormValue(form, `bounds.${place}.${field}`, bound[field]);
      }
    }
    setChanged(isChosen ? [...changed, place].toSorted((a, b) => a - b) : changed.filter((one) => one !== place));
  };
  const { isChangedTogether, freeUntil } = options;
  const canChange = options.bounds.some((_, place) => isChoiceOf(options, place));
  const everyPlace = trip.bounds.map((_, place) => place);
  return (
    <ChangeFrame
      step="choose"
      address={address}
      title={t('choose.title', { city: placeName(tripDestination(trip), locale) })}
      lead={canChange ? t('choose.lead') : undefined}
      withSteps={canChange}
    >
      {canChange ? null : (
        <Banner tone="warning" title={t('choose.nothing')}>
          {t('choose.nothingBody')}
        </Banner>
      )}
      {canChange ? <CheckInUndone trip={trip} /> : null}
      {freeUntil === undefined || !canChange ? null : (
        <Banner title={t('choose.free')}>{t('choose.freeBody', { date: moment(freeUntil) })}</Banner>
      )}
      <div className={styles['form']}>
        <Form form={form}>
          <div className={styles['bounds']}>
            {isChangedTogether && canChange ? (
              <div className={styles['together']}>
                <p>{t('choose.together')}</p>
                <Checkbox
                  label={t('choose.allOf')}
                  checked={changed.length > 0}
                  onChange={({ currentTarget }) => setChanged(currentTarget.checked ? everyPlace : [])}
                />
              </div>
            ) : null}
            {trip.bounds.map((bound, place) => {
              const option = options.bounds[place];
              return option === undefined ? null : (
                <BoundToChange
                  key={bound.itinerary.id}
                  trip={trip}
                  place={place}
                  option={option}
                  now={now}
                  form={form}
                  places={places}
                  today={today}
                  isChosen={changed.includes(place)}
                  onChoose={isChangedTogether ? undefined : (isChosen) => choose(place, isChosen)}
                />
              );
            })}
          </div>
          <div className={styles['actions']}>
            {canChange ? (
              <FormSubmitButton form={form} pendingLabel={t('choose.pending')}>
                {t('choose.submit')}
              </FormSubmitButton>
            ) : null}
            <ButtonLink href={buildPath('trip', { recordLocator: trip.recordLocator })}>{t('choose.keep')}</ButtonLink>
          </div>
        </Form>
      </div>
    </ChangeFrame>
  );
}

function toBoundSearch({ origin, destination, date }: BoundSearch): BoundSearch {
  return { origin, destination, date };
}
