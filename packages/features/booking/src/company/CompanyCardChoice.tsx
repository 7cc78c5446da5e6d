import { buildPath } from '@airline/links';
import { CardMark } from '@airline/payment';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { keepCompany, type TripForCompany } from './company-booking.ts';
import styles from './Company.module.css';

/** Renders the cards of the company that may pay, each one press; where one has to and there is none, what helps. */
export function CompanyCardChoice({ trip }: { readonly trip: TripForCompany }): ReactNode {
  const { t } = useTranslation('companyTrip');
  const { t: payment } = useTranslation('payment');
  const { cards, companyName: company, settings } = trip.booking;
  const isRequired = settings.cardUse === 'required';
  if (cards.length === 0) {
    return isRequired ? (
      <Banner tone="warning" title={t('card.none', { company })}>
        {t('card.noneBody')}
      </Banner>
    ) : null;
  }
  return (
    <Card title={t('card.title')}>
      <div className={styles['fields']}>
        <p className={styles['note']}>{t(isRequired ? 'card.required' : 'card.lead', { company })}</p>
        {cards.map(({ id, label, brand, lastFour }) => (
          <div key={id} className={styles['actions']}>
            <CardMark brand={brand} />
            <span>{t('card.hint', { brand: payment(`brands.${brand}`), lastFour })}</span>
            <ButtonLink
              href={buildPath('air-booking-review')}
              variant="primary"
              onClick={() => {
                keepCompany({ cardId: id });
                useBooking.setState({ payBy: 'card', paysWithPoints: false });
              }}
            >
              {t('card.pay', { label })}
            </ButtonLink>
          </div>
        ))}
      </div>
    </Card>
  );
}
