import { suggestEmail } from '@airline/forms/suggest-email';
import { formatPhone, internationalPhone } from '@airline/travellers';
import { Banner } from '@airline/ui/banner';
import { ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { passengerHrefFromReview } from '../passengers/passenger-address.ts';
import styles from './ReviewPage.module.css';

/** Renders where news of the trip goes, and asks once more about an address that looks mistyped. */
export function ContactReview(): ReactNode {
  const first = useBooking(({ passengers }) => passengers[0]);
  const { t } = useTranslation('booking');
  const { t: forms } = useTranslation('forms');
  if (first === undefined) return null;
  const suggestion = suggestEmail(first.email);
  return (
    <div className={styles['contact']}>
      <p className={styles['email']}>{first.email.trim()}</p>
      <p>{formatPhone(internationalPhone(first.phoneCountry, first.phone))}</p>
      {suggestion === undefined ? null : (
        <Banner
          tone="warning"
          title={forms('email.didYouMean', { email: suggestion })}
          actions={
            <ButtonLink size="small" href={passengerHrefFromReview(0)}>
              {t('review.changeContact')}
            </ButtonLink>
          }
        >
          {t('review.checkEmail')}
        </Banner>
      )}
    </div>
  );
}
