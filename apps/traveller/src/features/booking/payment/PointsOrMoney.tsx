import type { Offer } from '@airline/contract';
import { loginAddress } from '@airline/session';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { RadioGroup } from '@airline/ui/radio-group';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { queryClient } from '../../../gateway.ts';
import { pointsQuery } from '../../../member-queries.ts';
import { useBooking } from '../booking-store.ts';
import styles from './PaymentPage.module.css';
import { usePaysWithPoints } from '../frame/PayTotal.tsx';
import { PayByCard, PointsLogin } from './PointsLogin.tsx';
import { usePointsWish, type PointsChoice } from './points-choice.ts';

export interface PointsOrMoneyProps {
  readonly offer: Offer;
  readonly choice: PointsChoice;
}

/** Renders the question whether points pay: answered by who has enough of them, and why not for others. */
export function PointsOrMoney({ offer, choice }: PointsOrMoneyProps): ReactNode {
  const { t } = useTranslation('booking');
  const { pathname } = useLocation();
  const format = new Intl.NumberFormat(useLocale());
  const points = format.format(offer.price.points);
  const wish = usePointsWish(choice);
  switch (choice.state) {
    case 'none':
      return null;
    case 'nobody':
      return wish.stands ? (
        <PointsLogin />
      ) : (
        <Link href={loginAddress({ surface: 'traveller', returnTo: pathname })} variant="standalone">
          {t('payment.points.logIn')}
        </Link>
      );
    case 'unknown':
      return <p className={styles['lead']}>{t('payment.points.loading')}</p>;
    case 'failed':
      return <Unknown withPoints={wish.stands} />;
    case 'tooFew': {
      const missing = format.format(offer.price.points - choice.balance);
      const words = t('payment.points.tooFew', { balance: format.format(choice.balance), points, missing });
      return wish.isTooDear ? (
        <Banner tone="warning" live="polite" title={t('payment.points.notEnough')}>
          {words} {t('payment.points.cardInstead')}
        </Banner>
      ) : (
        <p className={styles['lead']}>{words}</p>
      );
    }
    case 'enough':
      return <Question offer={offer} balance={choice.balance} />;
  }
}

function Unknown({ withPoints }: { readonly withPoints: boolean }): ReactNode {
  const { t } = useTranslation('booking');
  return (
    <Banner
      tone="warning"
      live="polite"
      title={t('payment.points.failed')}
      actions={
        <>
          <Button size="small" onClick={() => void queryClient.refetchQueries({ queryKey: pointsQuery.queryKey })}>
            {t('payment.points.again')}
          </Button>
          {withPoints ? <PayByCard /> : null}
        </>
      }
    >
      {withPoints ? t('payment.points.failedChosen') : t('payment.points.failedCard')}
    </Banner>
  );
}

function Question({ offer, balance }: { readonly offer: Offer; readonly balance: number }): ReactNode {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  const withPoints = usePaysWithPoints();
  const { points, total, taxesWithPoints } = offer.price;
  return (
    <Card>
      <RadioGroup
        legend={t('payment.points.legend')}
        hint={t('payment.points.balance', { points: format.format(balance) })}
        name="pays-with"
        variant="card"
        value={withPoints ? 'points' : 'money'}
        onChange={(value) => useBooking.setState({ paysWithPoints: value === 'points' })}
        options={[
          { value: 'money', label: t('payment.points.money'), aside: formatMoney(total, locale) },
          {
            value: 'points',
            label: t('payment.points.points', { points: format.format(points) }),
            hint: t('payment.points.rest', { left: format.format(balance - points) }),
            aside: t('payment.points.restAmount', { amount: formatMoney(taxesWithPoints, locale) }),
          },
        ]}
      />
    </Card>
  );
}
