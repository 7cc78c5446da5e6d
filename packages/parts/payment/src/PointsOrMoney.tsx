import type { Offer } from '@airline/contract';
import { loginAddress } from '@airline/session';
import { pointsQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { formatMoney } from '@airline/ui/money';
import { RadioGroup } from '@airline/ui/radio-group';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import styles from './CardForm.module.css';
import { usePointsWish, type PaymentWish, type PointsChoice } from './points-choice.ts';
import { PayByCard, PointsLogin } from './PointsLogin.tsx';

export interface PointsOrMoneyProps {
  readonly offer: Offer;
  readonly choice: PointsChoice;
  readonly wish: PaymentWish;
}

/** Renders the question whether points pay: answered by who has enough of them, and why not for others. */
export function PointsOrMoney({ offer, choice, wish: given }: PointsOrMoneyProps): ReactNode {
  const { t } = useTranslation('payment');
  const { pathname } = useLocation();
  const format = new Intl.NumberFormat(useLocale());
  const points = format.format(offer.price.points);
  const { surface } = useSession();
  const wish = usePointsWish(choice, given);
  const withPoints = given.paysWithPoints === true;
  const payByCard = () => given.onChange(false);
  switch (choice.state) {
    case 'none':
      return null;
    case 'nobody':
      return wish.stands ? (
        <PointsLogin wasLoggedIn={withPoints} onPayByCard={payByCard} />
      ) : (
        <Link href={loginAddress({ surface, returnTo: pathname })} variant="standalone">
          {t('points.logIn')}
        </Link>
      );
    case 'unknown':
      return <p className={styles['lead']}>{t('points.loading')}</p>;
    case 'failed':
      return <Unknown withPoints={wish.stands} onPayByCard={payByCard} />;
    case 'tooFew': {
      const count = offer.price.points - choice.balance;
      const words = t('points.tooFew', {
        count,
        missing: format.format(count),
        balance: format.format(choice.balance),
        points,
      });
      if (!wish.isTooDear) return <p className={styles['lead']}>{words}</p>;
      const { justSpent: spent } = choice;
      const title = spent === undefined ? t('points.notEnough') : t('points.justSpent.title');
      return (
        <Banner tone="warning" live="polite" title={title}>
          {spent === undefined ? null : `${t('points.justSpent.body', { count: spent, spent: format.format(spent) })} `}
          {words} {t('points.cardInstead')}
        </Banner>
      );
    }
    case 'enough':
      return <Question offer={offer} balance={choice.balance} withPoints={withPoints} onChange={given.onChange} />;
  }
}

interface UnknownProps {
  readonly withPoints: boolean;
  readonly onPayByCard: () => void;
}

function Unknown({ withPoints, onPayByCard }: UnknownProps): ReactNode {
  const { t } = useTranslation('payment');
  const session = useSession();
  const queryClient = useQueryClient();
  return (
    <Banner
      tone="warning"
      live="polite"
      title={t('points.failed')}
      actions={
        <>
          <Button
            size="small"
            onClick={() => void queryClient.refetchQueries({ queryKey: pointsQuery(session).queryKey })}
          >
            {t('points.again')}
          </Button>
          {withPoints ? <PayByCard onPress={onPayByCard} /> : null}
        </>
      }
    >
      {withPoints ? t('points.failedChosen') : t('points.failedCard')}
    </Banner>
  );
}

interface QuestionProps {
  readonly offer: Offer;
  readonly balance: number;
  readonly withPoints: boolean;
  readonly onChange: (withPoints: boolean) => void;
}

function Question({ offer, balance, withPoints, onChange }: QuestionProps): ReactNode {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  const { points, total, taxesWithPoints } = offer.price;
  return (
    <Card>
      <RadioGroup
        legend={t('points.legend')}
        hint={t('points.balance', { points: format.format(balance) })}
        name="pays-with"
        variant="card"
        value={withPoints ? 'points' : 'money'}
        onChange={(value) => onChange(value === 'points')}
        options={[
          { value: 'money', label: t('points.money'), aside: formatMoney(total, locale) },
          {
            value: 'points',
            label: t('points.points', { points: format.format(points) }),
            hint: t('points.rest', { left: format.format(balance - points) }),
            aside: t('points.restAmount', { amount: formatMoney(taxesWithPoints, locale) }),
          },
        ]}
      />
    </Card>
  );
}
