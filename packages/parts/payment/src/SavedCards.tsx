import { payWithSavedCard, type CardToken, type SavedCard } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { savedCardsQuery } from '@airline/session/account-queries';
import { isMember, useLoginState, useSession } from '@airline/session/react';
import { Badge } from '@airline/ui/badge';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { KnownCard } from './CardForm.tsx';
import styles from './CardForm.module.css';
import { CardMark } from './CardMark.tsx';

export interface SavedCardsProps {
  /** Called when one is chosen, before it is known whether it pays. */
  readonly onTry?: (() => void) | undefined;
  /** Called with what pays. */
  readonly onDone: (token: CardToken, known: KnownCard) => void | Promise<void>;
}

/** Renders the cards that a member keeps, each with the press that pays with it; one that has expired says so. Nobody else sees any. */
export function SavedCards({ onTry, onDone }: SavedCardsProps): ReactNode {
  const { t } = useTranslation('payment');
  const session = useSession();
  const isKeeper = isMember(useLoginState());
  // Without an answer the card is typed.
  const { data: cards = [] } = useQuery({ ...savedCardsQuery(session), enabled: isKeeper });
  const pay = useMutation({
    mutationFn: async ({ id, holderName, expiryMonth, expiryYear }: SavedCard) => {
      onTry?.();
      const token = valueOrThrow(await session.call(payWithSavedCard, { parameters: { cardId: id } }));
      const expiry = `${String(expiryMonth).padStart(2, '0')} / ${String(expiryYear % 100).padStart(2, '0')}`;
      await onDone(token, { holderName, expiry });
    },
    gcTime: 0,
  });
  const failure = failureIn(pay.error);
  if (!isKeeper || cards.length === 0) return null;
  return (
    <Card title={t('saved.title')}>
      <div className={styles['fields']}>
        {failure === undefined ? null : <FailureBanner failure={failure} />}
        <ul className={styles['saved']}>
          {cards.map((card) => {
            const name = t('saved.name', {
              brand: t(`brands.${card.brand}`),
              lastFour: card.lastFour,
            });
            return (
              <li key={card.id} className={styles['savedCard']}>
                <span className={styles['savedName']}>
                  <CardMark brand={card.brand} />
                  <span>{card.label === undefined ? name : `${card.label} · ${name}`}</span>
                </span>
                {card.isExpired ? (
                  <Badge tone="warning">{t('saved.expired')}</Badge>
                ) : (
                  <Button
                    size="small"
                    variant={card.isDefault ? 'primary' : 'secondary'}
                    aria-label={t('saved.payWith', { name })}
                    onClick={() => {
                      if (!pay.isPending) pay.mutate(card);
                    }}
                  >
                    {t('saved.pay')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        <p className={styles['lead']}>{t('saved.another')}</p>
      </div>
    </Card>
  );
}
