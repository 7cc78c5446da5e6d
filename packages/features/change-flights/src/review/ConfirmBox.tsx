import type { ChangeQuote, Trip } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { OfferTimeLeft } from '@airline/itinerary/offer';
import { agreementToSend } from '@airline/payment/run';
import { loginAddress } from '@airline/session';
import { useSession } from '@airline/session/react';
import { AgreementLinks } from '@airline/trip';
import { Banner } from '@airline/ui/banner';
import { Button, ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { givesBack, owesMoney } from '../change-request.ts';
import type { ChangeRun } from '../change-run.ts';
import { Amounts } from './Amounts.tsx';
import styles from './ReviewChange.module.css';

export interface ConfirmBoxProps {
  readonly trip: Trip;
  readonly quote: ChangeQuote;
  /** Until when what is left comes back as money; absent where it does not. */
  readonly freeUntil: string | undefined;
  readonly run: ChangeRun;
  /** What the flights were chosen at: the way back to them. */
  readonly query: string;
  readonly canConfirm: boolean;
  /** Whether points are due, and nobody is logged in whose they are. */
  readonly needsLogin: boolean;
  readonly onConfirm: () => void;
  /** What proves first that the trip is the person's. */
  readonly children: ReactNode;
}

/** Renders what a change costs or gives back, on which terms, and the button that goes on. */
export function ConfirmBox(props: ConfirmBoxProps): ReactNode {
  const { trip, quote, freeUntil, run, query, canConfirm, needsLogin, onConfirm, children } = props;
  const { t } = useTranslation('changeFlights');
  const { difference } = quote;
  const isDue = owesMoney(difference);
  const title = !isDue && givesBack(difference) ? 'review.amounts.back' : 'review.amounts.due';
  return (
    <>
      <Card title={t(title)}>
        <div className={styles['box']}>
          <Amounts trip={trip} difference={difference} price={quote.price} tense="review" />
          <Terms trip={trip} quote={quote} freeUntil={freeUntil} />
          <OfferTimeLeft expiresAt={quote.expiresAt} />
          {needsLogin ? <LogIn /> : null}
          {canConfirm && !needsLogin ? (
            <>
              {isDue ? null : (
                <div className={styles['note']}>
                  <p>{t('review.agreement')}</p>
                  <AgreementLinks agreement={agreementToSend(run)} />
                </div>
              )}
              <Button
                variant="primary"
                wide
                pendingLabel={run.step === 'sending' ? t('review.confirming') : undefined}
                onClick={onConfirm}
              >
                {t(isDue ? 'review.toPayment' : 'review.confirm')}
              </Button>
            </>
          ) : null}
          <ButtonLink href={`?${query}`} wide>
            {t('review.otherFlights')}
          </ButtonLink>
        </div>
      </Card>
      {children}
    </>
  );
}

function Terms({ trip, quote, freeUntil }: Pick<ConfirmBoxProps, 'trip' | 'quote' | 'freeUntil'>): ReactNode {
  const { t } = useTranslation('changeFlights');
  const locale = useLocale();
  const { refund } = quote.difference;
  const adult = trip.passengers.find(({ kind }) => kind === 'adult');
  return (
    <ul className={styles['terms']}>
      {freeUntil !== undefined && refund.amountMinor > 0 ? <li>{t('review.terms.free')}</li> : null}
      {refund.amountMinor > 0 ? <li>{t('review.terms.refund')}</li> : null}
      {quote.creditExpiresOn === undefined ? null : (
        <li>
          {t('review.terms.credit', {
            name: `${adult?.firstName ?? ''} ${adult?.lastName ?? ''}`,
            date: formatCalendarDate(quote.creditExpiresOn, locale),
          })}
        </li>
      )}
      <li>{t('review.terms.tickets')}</li>
    </ul>
  );
}

function LogIn(): ReactNode {
  const { t } = useTranslation('changeFlights');
  const { pathname, search } = useLocation();
  const { surface } = useSession();
  return (
    <Banner
      title={t('review.points.title')}
      actions={
        <ButtonLink size="small" variant="primary" href={loginAddress({ surface, returnTo: `${pathname}${search}` })}>
          {t('review.points.logIn')}
        </ButtonLink>
      }
    >
      {t('review.points.body')}
    </Banner>
  );
}
