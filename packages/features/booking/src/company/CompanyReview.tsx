import type { Offer } from '@airline/contract';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { Link } from '@airline/ui/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { passengerHrefFromReview } from '../passengers/passenger-address.ts';
import { asksReason, costCentreOf, type TripForCompany, useVerdict } from './company-booking.ts';
import styles from './Company.module.css';
import { VerdictNote } from './CompanyBar.tsx';

export interface CompanyReviewProps {
  readonly trip: TripForCompany;
  readonly offer: Offer;
}

/** Renders once more what the company learns of the trip. */
export function CompanyReview({ trip, offer }: CompanyReviewProps): ReactNode {
  const { t } = useTranslation('companyTrip');
  const verdict = useVerdict(trip, offer);
  const { booking, typed } = trip;
  const costCentre = booking.costCentres.find(({ id }) => id === costCentreOf(trip));
  const facts = [
    { id: 'company', term: t('trip.company'), detail: booking.companyName },
    ...(typed.reference.trim() === '' ? [] : [{ id: 'reference', term: t('trip.reference'), detail: typed.reference }]),
    ...(costCentre === undefined
      ? []
      : [{ id: 'costCentre', term: t('trip.costCentre'), detail: `${costCentre.code} · ${costCentre.name}` }]),
    ...(asksReason(trip, verdict) ? [{ id: 'reason', term: t('details.reason'), detail: typed.reason }] : []),
  ];
  return (
    <Card
      title={t('details.title')}
      aside={
        <Link href={passengerHrefFromReview(0)} aria-label={t('details.change')}>
          {t('details.changeShort')}
        </Link>
      }
    >
      <div className={styles['fields']}>
        <DescriptionList items={facts} />
        <VerdictNote verdict={verdict} />
        <p className={styles['note']}>{t('funds')}</p>
      </div>
    </Card>
  );
}
