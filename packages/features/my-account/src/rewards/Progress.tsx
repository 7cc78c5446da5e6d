import { type LoyaltyStatus, tierRules } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import { ProgressBar } from '@airline/ui/progress-bar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { findGoal } from './find-goal.ts';
import styles from './Rewards.module.css';
import { useAmounts } from './use-amounts.ts';

/** Renders what was flown in this year, how far that is from the next tier, and what is booked: as pictures whose words say it too. */
export function Progress({ status }: { readonly status: LoyaltyStatus }): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const locale = useLocale();
  const amounts = useAmounts();
  const { year, flown, booked, validUntil } = status;
  const goal = findGoal(status);
  return (
    <Card title={t('progress.title', { year })}>
      <div className={styles['stack']}>
        <p>{toSentence()}</p>
        {goal === undefined ? (
          <p>
            {t('progress.flightsAlone', { flown: flown.flights })}
            <br />
            {t('progress.pointsAlone', { flown: formatPoints(flown.points, locale) })}
          </p>
        ) : (
          <>
            <ProgressBar
              label={t('progress.flights', { flown: flown.flights, needed: tierRules[goal.tier].flights })}
              value={flown.flights / tierRules[goal.tier].flights}
            />
            <ProgressBar
              label={t('progress.points', {
                flown: formatPoints(flown.points, locale),
                needed: formatPoints(tierRules[goal.tier].points, locale),
              })}
              value={flown.points / tierRules[goal.tier].points}
            />
          </>
        )}
        {booked.flights === 0 ? null : (
          <p>
            {t('progress.booked', { flights: amounts.flights(booked.flights), points: amounts.points(booked.points) })}
          </p>
        )}
        <p className={styles['muted']}>{t('progress.counts')}</p>
      </div>
    </Card>
  );

  function toSentence(): string {
    const date = validUntil === undefined ? '' : formatCalendarDate(validUntil, locale);
    if (goal === undefined) return t('progress.highest', { date });
    return t(goal.isToKeep ? 'progress.keep' : 'progress.reach', {
      tier: t(`tiers.${goal.tier}`),
      flights: amounts.flights(goal.flights),
      points: amounts.points(goal.points),
      year,
      date,
    });
  }
}
