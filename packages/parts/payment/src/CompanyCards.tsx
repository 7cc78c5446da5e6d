import type { CompanyBooking, CompanyPaymentCard } from '@airline/contract';
import { Banner } from '@airline/ui/banner';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './CardForm.module.css';
import { CardMark } from './CardMark.tsx';

export interface CompanyCardsProps {
  readonly booking: Pick<CompanyBooking, 'companyName' | 'cards' | 'settings'>;
  /** Whether the trip is booked already: it cannot become a private one then. */
  readonly isBooked?: boolean;
  /** Renders the press that pays with a card, by its label. */
  readonly children: (card: CompanyPaymentCard, label: string) => ReactNode;
}

/** Renders the cards of the company that may pay, each one press; where one has to and there is none, what helps. */
export function CompanyCards({ booking, isBooked = false, children }: CompanyCardsProps): ReactNode {
  const { t } = useTranslation('payment');
  const { cards, companyName: company, settings } = booking;
  const isRequired = settings.cardUse === 'required';
  if (settings.cardUse === 'notAllowed') return null;
  if (cards.length === 0) {
    return isRequired ? (
      <Banner tone="warning" title={t('companyCard.none', { company })}>
        {t(isBooked ? 'companyCard.noneLaterBody' : 'companyCard.noneBody')}
      </Banner>
    ) : null;
  }
  return (
    <Card title={t('companyCard.title')}>
      <div className={styles['fields']}>
        <p className={styles['lead']}>{t(isRequired ? 'companyCard.required' : 'companyCard.lead', { company })}</p>
        <ul className={styles['saved']}>
          {cards.map((card) => (
            <li key={card.id} className={styles['savedCard']}>
              <span className={styles['savedName']}>
                <CardMark brand={card.brand} />
                <span>{t('companyCard.hint', { brand: t(`brands.${card.brand}`), lastFour: card.lastFour })}</span>
              </span>
              {children(card, t('companyCard.pay', { label: card.label }))}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
