import type { PaymentSetup } from '@airline/contract';
import { useSession } from '@airline/session/react';
import { Accordion } from '@airline/ui/accordion';
import { Button } from '@airline/ui/button';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { brandOf, groupCardNumber, securityCodeLength } from './card-number.ts';
import type { CardAnswers } from './card-schema.ts';
import styles from './TestCards.module.css';

export interface TestCardsProps {
  readonly cards: NonNullable<PaymentSetup['testCards']>;
  readonly onUse: (card: CardAnswers) => void;
}

/** Renders the cards of a sandbox, each with the answer that its bank gives. */
export function TestCards({ cards, onUse }: TestCardsProps): ReactNode {
  const { t } = useTranslation('payment');
  const session = useSession();
  const use = (number: string) =>
    onUse({
      number,
      expiry: `12/${String(session.now().getUTCFullYear() + 2).slice(2)}`,
      securityCode: '1234'.slice(0, securityCodeLength(brandOf(number))),
      holderName: t('testHolder'),
    });
  const content = (
    <div className={styles['content']}>
      <p>{t('testCardsLead')}</p>
      <ul className={styles['list']}>
        {cards.map(({ number, outcome }) => (
          <li key={number} className={styles['card']}>
            <span className={styles['number']}>{groupCardNumber(number)}</span>
            <span className={styles['outcome']}>{t(`outcomes.${outcome}`)}</span>
            <Button size="small" onClick={() => use(number)}>
              {t('useTestCard')}
              <VisuallyHidden> {groupCardNumber(number)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
  return <Accordion items={[{ id: 'test-cards', title: t('testCards'), content }]} />;
}
