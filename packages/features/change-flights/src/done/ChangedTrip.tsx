import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import type { Trip, TripChange } from '@airline/contract';
import { fundWay, groupFundNumber } from '@airline/funds';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { BookedTrip } from '@airline/trip';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { changeRunner } from '../change-run.ts';
import { findPaymentsOf } from './payments-of-change.ts';
import { Amounts } from '../review/Amounts.tsx';
import styles from './ChangedTrip.module.css';

/** Renders that flights are changed: the trip as it is now, what was paid or comes back, its new tickets. */
export function ChangedTrip({ trip }: { readonly trip: Trip }): ReactNode {
  const { t } = useTranslation('changeFlights');
  const { recordLocator, emailHint, passengers } = trip;
  const change = trip.changes?.at(-1);
  // It was shown: a second change of flights begins anew.
  useEffect(() => changeRunner.dismiss(), []);
  return (
    <Page key="done" title={t('done.title')} lead={t('done.lead', { email: emailHint })}>
      <div className={styles['content']}>
        <BookedTrip trip={trip} />
        <Columns
          main={
            <Card
              title={t('done.next')}
              actions={
                <ButtonLink href={buildPath('trip', { recordLocator })} variant="primary">
                  {t('done.trip')}
                </ButtonLink>
              }
            >
              <ul className={styles['steps']}>
                <li>{t('done.mail')}</li>
                <li>{t('done.calendar')}</li>
                {change !== undefined && change.difference.refund.amountMinor > 0 ? <li>{t('done.refund')}</li> : null}
              </ul>
            </Card>
          }
          side={
            <>
              {change === undefined ? null : <ChangeAmounts trip={trip} change={change} />}
              <Card title={t('done.tickets')}>
                <ul className={styles['tickets']}>
                  {passengers.map(({ firstName, lastName, ticketNumber }) =>
                    ticketNumber === undefined ? null : (
                      <li key={ticketNumber}>
                        {t('done.ticket', { name: `${firstName} ${lastName}`, number: ticketNumber })}
                      </li>
                    ),
                  )}
                </ul>
              </Card>
            </>
          }
        />
      </div>
    </Page>
  );
}

function ChangeAmounts({ trip, change }: { readonly trip: Trip; readonly change: TripChange }): ReactNode {
  const { t } = useTranslation('changeFlights');
  const locale = useLocale();
  const { difference, travelCredit } = change;
  return (
    <Card
      title={t('done.amounts')}
      {...(travelCredit === undefined
        ? {}
        : {
            actions: (
              <ButtonLink
                {...fundWay({ reference: travelCredit.number ?? trip.recordLocator, ...travelCredit.holder })}
              >
                {t('done.fund')}
              </ButtonLink>
            ),
          })}
    >
      <Amounts
        trip={trip}
        difference={difference}
        price={trip.price}
        tense="done"
        paidWith={findPaymentsOf(trip, difference)}
      />
      {travelCredit === undefined ? null : (
        <DescriptionList
          items={[
            {
              id: 'number',
              term: t('done.credit'),
              detail:
                travelCredit.number === undefined
                  ? t('done.creditHidden', { lastFour: travelCredit.lastFour })
                  : groupFundNumber(travelCredit.number),
            },
            {
              id: 'expires',
              term: t('done.creditExpires'),
              detail: formatCalendarDate(travelCredit.expiresOn, locale),
            },
          ]}
        />
      )}
    </Card>
  );
}
