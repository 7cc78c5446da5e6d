import type { Offer } from '@airline/contract';
import { DescriptionList } from '@airline/ui/description-list';
import { Money } from '@airline/ui/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useBooking } from '../booking-draft.ts';
import { useExtraWords } from '../extras/extra-words.ts';
import { useOfferExtras } from '../extras/offer-extras.ts';
import styles from './ReviewPage.module.css';

/** Renders what is bought beside the fares, each with its price, as it can be had now. */
export function ExtrasReview({ offer }: { readonly offer: Offer }): ReactNode {
  const { t } = useTranslation('booking');
  const extras = useBooking((state) => state.extras) ?? [];
  const wordsOf = useExtraWords(offer);
  useOfferExtras(offer, { isWanted: extras.length > 0 });
  if (extras.length === 0) return <p className={styles['note']}>{t('extras.none')}</p>;
  return (
    <DescriptionList
      variant="amounts"
      items={extras.map((extra) => ({
        id: [extra.kind, extra.traveller, extra.bound, extra.legId].join(' '),
        term: wordsOf(extra),
        detail: extra.due.amountMinor === 0 ? t('extras.noCharge') : <Money amount={extra.due} />,
      }))}
    />
  );
}
