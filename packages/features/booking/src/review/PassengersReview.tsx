import { assistanceCodes, type Offer } from '@airline/contract';
import { calendarDateOf } from '@airline/forms/typed-date';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { type PassengerAnswers, touchesAbroad, listTravellers } from '@airline/travellers';
import { DescriptionList } from '@airline/ui/description-list';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { passengerHrefFromReview } from '../passengers/passenger-address.ts';
import styles from './ReviewPage.module.css';

/** Renders who flies, each with a way back to their page. */
export function PassengersReview({ offer }: { readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('booking');
  const { t: travellers } = useTranslation('travellers');
  const passengers = useBooking((state) => state.passengers);
  return (
    <DescriptionList
      items={listTravellers(offer.party).flatMap(({ index, kind, number }) => {
        const answers = passengers[index];
        if (answers === undefined) return [];
        const name = fullName(answers);
        return [
          {
            id: String(index),
            term: travellers(`traveller.${kind}`, { number }),
            detail: <Person name={name} answers={answers} abroad={touchesAbroad(offer.bounds)} />,
            action: (
              <Link href={passengerHrefFromReview(index)}>
                <span aria-hidden="true">{t('review.change')}</span>
                <VisuallyHidden>{t('review.changePassenger', { name })}</VisuallyHidden>
              </Link>
            ),
          },
        ];
      })}
    />
  );
}

interface PersonProps {
  readonly name: string;
  readonly answers: PassengerAnswers;
  /** Whether the trip asks for a passport. */
  readonly abroad: boolean;
}

function Person({ name, answers, abroad }: PersonProps): ReactNode {
  const { t } = useTranslation('booking');
  const { t: travellers } = useTranslation('travellers');
  const locale = useLocale();
  const born = calendarDateOf(answers.birthDate);
  const help = assistanceCodes.filter((code) => answers.assistance[code]);
  return (
    <>
      <span className={styles['name']}>{name}</span>
      {born === undefined ? null : (
        <span className={styles['line']}>{t('review.born', { date: formatCalendarDate(born, locale) })}</span>
      )}
      {abroad ? (
        <span className={styles['line']}>
          {answers.documentChoice === 'now'
            ? t('review.passportNow', { lastFour: answers.documentNumber.trim().slice(-4) })
            : t('review.passportLater')}
        </span>
      ) : null}
      {help.length === 0 ? null : (
        <span className={styles['line']}>
          {t('review.assistance', { list: help.map((code) => travellers(`assistanceCodes.${code}`)).join('; ') })}
        </span>
      )}
    </>
  );
}

function fullName({ firstName, middleName, lastName, suffix }: PassengerAnswers): string {
  return [firstName, middleName, lastName, suffix]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}
