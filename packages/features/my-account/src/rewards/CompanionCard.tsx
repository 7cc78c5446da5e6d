import { companionRule, type CompanionStatus, type LoyaltyStatus } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { companionQuery } from '@airline/session/account-queries';
import { useSession } from '@airline/session/react';
import { Banner } from '@airline/ui/banner';
import { Button } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import { ProgressBar } from '@airline/ui/progress-bar';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CompanionForm } from './CompanionForm.tsx';
import styles from './Rewards.module.css';
import { useAmounts } from './use-amounts.ts';

/** Renders who flies with the member for taxes alone, until when, or how far that is; and the way to name somebody. */
export function CompanionCard({ status: { flown } }: { readonly status: LoyaltyStatus }): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const locale = useLocale();
  const amounts = useAmounts();
  const { data: own } = useSuspenseQuery(companionQuery(useSession()));
  const [isNaming, setNaming] = useState(false);
  const [saved, setSaved] = useState<string>();
  // What is pressed goes with the press: the focus follows to what comes in its place, and back.
  const isFocusDue = useRef(false);
  const close = () => {
    isFocusDue.current = true;
    setNaming(false);
  };
  const { validUntil, companion, before } = own;
  const mayName = companion !== undefined || validUntil !== undefined;
  return (
    <Card title={t('companion.title')}>
      <div className={styles['stack']}>
        {saved === undefined ? null : (
          <Banner tone="success" live="polite" title={t('companion.saved', { name: saved })} />
        )}
        <p>{t('companion.lead')}</p>
        {validUntil === undefined ? (
          <>
            <p>
              {t('companion.notYet', {
                flights: amounts.flights(flown.flights),
                points: amounts.points(flown.points),
              })}
            </p>
            <ProgressBar
              label={t('companion.flights', { flown: flown.flights, needed: companionRule.flights })}
              value={flown.flights / companionRule.flights}
            />
            <ProgressBar
              label={t('companion.points', {
                flown: formatPoints(flown.points, locale),
                needed: formatPoints(companionRule.points, locale),
              })}
              value={flown.points / companionRule.points}
            />
          </>
        ) : (
          <p>
            <strong>{t('companion.active', { date: formatCalendarDate(validUntil, locale) })}</strong>
          </p>
        )}
        <Named own={own} />
        {isNaming ? (
          <CompanionForm
            kept={companion}
            onCancel={close}
            onSaved={(name) => {
              close();
              setSaved(name);
            }}
          />
        ) : mayName ? (
          <div className={styles['tools']}>
            <Button
              ref={(button) => {
                if (!isFocusDue.current) return;
                isFocusDue.current = false;
                button?.focus();
              }}
              onClick={() => {
                setSaved(undefined);
                setNaming(true);
              }}
            >
              {t(companion === undefined ? 'companion.name' : 'companion.spell')}
            </Button>
          </div>
        ) : null}
        {mayName ? (
          <details>
            <summary>{t('companion.how')}</summary>
            <p>{t('companion.howBody')}</p>
          </details>
        ) : null}
        {before.length === 0 ? null : <Before before={before} />}
      </div>
    </Card>
  );
}

function Named({ own: { companion, validUntil, changesLeft, year } }: { readonly own: CompanionStatus }): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const locale = useLocale();
  if (companion === undefined) return validUntil === undefined ? null : <p>{t('companion.none')}</p>;
  const { firstName, lastName, birthDate, namedAt } = companion;
  return (
    <>
      <p>
        {t('companion.named', {
          name: `${firstName} ${lastName}`,
          birthDate: formatCalendarDate(birthDate, locale),
        })}
        <br />
        <span className={styles['muted']}>{t('companion.since', { date: formatMoment(namedAt, locale) })}</span>
      </p>
      <p className={styles['muted']}>
        {validUntil === undefined
          ? t('companion.waiting')
          : changesLeft === 0
            ? t('companion.noChangesLeft', { year })
            : t('companion.changesLeft', { count: changesLeft, year })}
      </p>
    </>
  );
}

function Before({ before }: Pick<CompanionStatus, 'before'>): ReactNode {
  const { t } = useTranslation('rapidRewards');
  const locale = useLocale();
  return (
    <section className={styles['stack']} aria-labelledby="companions-before">
      <h3 id="companions-before">{t('companion.history')}</h3>
      <ul className={styles['history']}>
        {before.map(({ firstName, lastName, namedAt, endedAt }) => (
          <li key={namedAt}>
            {t('companion.before', {
              name: `${firstName} ${lastName}`,
              since: formatMoment(namedAt, locale),
              until: formatMoment(endedAt, locale),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatMoment(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(instant));
}
