import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import {
  changeSavedCard,
  mostSavedCards,
  type CardToken,
  type Endpoint,
  removeSavedCard,
  saveCard,
  type SavedCard,
} from '@airline/contract';
import type { CallOptions, Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { CardForm, CardMark, paymentSetupQuery } from '@airline/payment';
import { invalidateAccountQueries, savedCardsQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import type { AppServices } from '@airline/session/services';
import { Badge } from '@airline/ui/badge';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { ConfirmDialog } from '@airline/ui/confirm-dialog';
import { EmptyState } from '@airline/ui/empty-state';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountMenu } from '../frame/AccountMenu.tsx';
import styles from '../frame/MyAccount.module.css';

/** Fetches the cards that are kept, and where a new one goes. */
export async function loader(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  await Promise.all([queryClient.query(savedCardsQuery(session)), queryClient.query(paymentSetupQuery(session))]);
  return null;
}

type News = 'saved' | 'default' | 'removed';

/** What is shown of the cards before the gateway has answered: put back when it refuses. */
interface Pending {
  readonly defaultId?: string;
  readonly removedId?: string;
}

/** Renders the cards that a member pays with: the default first, each to make the default or to remove, and the way to keep another. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const { t: words } = useTranslation('payment');
  const session = useSession();
  const queryClient = useQueryClient();
  const { data: cards } = useSuspenseQuery(savedCardsQuery(session));
  const { data: setup } = useSuspenseQuery(paymentSetupQuery(session));
  const [isAdding, setAdding] = useState(false);
  // Made once for each card that is added: sent again after a lost answer, it is the same one.
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const [asked, setAsked] = useState<SavedCard>();
  const [pending, setPending] = useState<Pending>({});
  const [news, setNews] = useState<News>();
  const [failure, setFailure] = useState<Failure>();
  const shown = cards
    .filter(({ id }) => id !== pending.removedId)
    .map((card) => (pending.defaultId === undefined ? card : { ...card, isDefault: card.id === pending.defaultId }));

  const startAdding = () => {
    setNews(undefined);
    setFailure(undefined);
    setAdding(true);
  };

  async function change<const E extends Endpoint>(
    endpoint: E,
    options: CallOptions<E>,
    { expected, done }: { readonly expected: Pending; readonly done: News },
  ): Promise<void> {
    setPending(expected);
    setNews(undefined);
    setFailure(undefined);
    const outcome = await session.call(endpoint, options);
    if ('failure' in outcome) {
      setFailure(outcome.failure);
    } else {
      setNews(done);
      invalidateAccountQueries(queryClient);
      await queryClient.query(savedCardsQuery(session)).catch(() => undefined);
    }
    setPending({});
  }

  async function add(token: CardToken): Promise<void> {
    setNews(undefined);
    setFailure(undefined);
    const outcome = await session.call(saveCard, { parameters: { cardId: newId }, body: { token: token.token } });
    if ('failure' in outcome) return setFailure(outcome.failure);
    setNews('saved');
    setAdding(false);
    setNewId(crypto.randomUUID());
    invalidateAccountQueries(queryClient);
  }

  return (
    <Page title={t('payment.title')} lead={t('payment.lead')}>
      <Columns
        main={
          <div className={styles['stack']}>
            {failure === undefined ? null : <FailureBanner failure={failure} />}
            {news === undefined ? null : <Banner tone="success" live="polite" title={t(`payment.news.${news}`)} />}
            {shown.length === 0 && !isAdding ? (
              <EmptyState
                title={t('payment.empty.title')}
                actions={
                  <Button variant="primary" onClick={startAdding}>
                    {t('payment.add')}
                  </Button>
                }
              >
                {t('payment.empty.body')}
              </EmptyState>
            ) : null}
            {shown.length === 0 ? null : (
              <Card title={t('payment.cards')}>
                <ul className={styles['entries']}>
                  {shown.map((card) => (
                    <CardLine
                      key={card.id}
                      card={card}
                      onDefault={() =>
                        void change(
                          changeSavedCard,
                          { parameters: { cardId: card.id }, body: { isDefault: true } },
                          { expected: { defaultId: card.id }, done: 'default' },
                        )
                      }
                      onRemove={() => setAsked(card)}
                    />
                  ))}
                </ul>
              </Card>
            )}
            {isAdding ? (
              <>
                <CardForm setup={setup} submitLabel={t('payment.save')} onDone={add} />
                <div className={styles['buttons']}>
                  <Button variant="quiet" onClick={() => setAdding(false)}>
                    {t('cancel')}
                  </Button>
                </div>
              </>
            ) : shown.length === 0 ? null : shown.length < mostSavedCards ? (
              <div className={styles['buttons']}>
                <Button onClick={startAdding}>{t('payment.add')}</Button>
              </div>
            ) : (
              <p className={styles['muted']}>{t('payment.most', { most: mostSavedCards })}</p>
            )}
            <p className={styles['muted']}>{t('payment.where')}</p>
          </div>
        }
        side={<AccountMenu />}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={t('payment.ask', {
          card:
            asked === undefined
              ? ''
              : words('saved.name', { brand: words(`brands.${asked.brand}`), lastFour: asked.lastFour }),
        })}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          if (asked === undefined) return;
          setAsked(undefined);
          void change(
            removeSavedCard,
            { parameters: { cardId: asked.id } },
            { expected: { removedId: asked.id }, done: 'removed' },
          );
        }}
        onCancel={() => setAsked(undefined)}
      >
        {t('payment.askBody')}
      </ConfirmDialog>
    </Page>
  );
}

interface CardLineProps {
  readonly card: SavedCard;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

function CardLine({ card, onDefault, onRemove }: CardLineProps): ReactNode {
  const { t } = useTranslation('myAccount');
  const { t: words } = useTranslation('payment');
  const name = words('saved.name', { brand: words(`brands.${card.brand}`), lastFour: card.lastFour });
  const expiry = `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`;
  return (
    <li className={styles['entry']}>
      <span className={styles['what']}>
        <span className={styles['buttons']}>
          <CardMark brand={card.brand} />
          <strong>{name}</strong>
          {card.isDefault ? <Badge tone="information">{t('payment.default')}</Badge> : null}
          {card.isExpired ? <Badge tone="warning">{t('payment.expired')}</Badge> : null}
        </span>
        <span className={styles['muted']}>{t('payment.facts', { holder: card.holderName, expiry })}</span>
      </span>
      <span className={styles['buttons']}>
        {card.isDefault || card.isExpired ? null : (
          <Button size="small" aria-label={t('payment.makeDefaultNamed', { card: name })} onClick={onDefault}>
            {t('payment.makeDefault')}
          </Button>
        )}
        <Button size="small" variant="quiet" aria-label={t('payment.removeNamed', { card: name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </span>
    </li>
  );
}
