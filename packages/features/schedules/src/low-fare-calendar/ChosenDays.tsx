import { lowFaresQuery, type FareRoute, type LowFareDay } from '@airline/flight-shopping/low-fares';
import { toMonth } from '@airline/flight-shopping/calendar-dates';
import { resultsHref } from '@airline/flight-shopping/search';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { DescriptionList } from '@airline/ui/description-list';
import { useLocale } from '@airline/ui/locale';
import { Money } from '@airline/ui/money';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { searchOf, type LowFareQuestion } from './low-fare-question.ts';
import { sumDays } from './sum-days.ts';
import styles from './LowFareCalendar.module.css';

export interface ChosenDaysProps {
  readonly question: LowFareQuestion;
  readonly today: string;
}

/** Renders the chosen days with their lowest prices, what they cost together, and the way to their flights. */
export function ChosenDays({ question, today }: ChosenDaysProps): ReactNode {
  const { t } = useTranslation('lowFareCalendar');
  const locale = useLocale();
  const session = useSession();
  const { origin, destination, isReturn, party, inPoints, date, returnDate } = question;
  const there: FareRoute = { origin, destination, party };
  const asked = [
    { direction: 'outbound', date, route: there },
    ...(isReturn
      ? [
          {
            direction: 'inbound',
            date: returnDate,
            route: { ...there, origin: destination, destination: origin },
          } as const,
        ]
      : []),
  ] as const;
  const chosen = asked.filter((each) => each.date !== '');
  const days = useQueries({
    queries: chosen.map((each) => lowFaresQuery(session, each.route, toMonth(each.date))),
    combine: (answers) =>
      chosen.map((each, at): LowFareDay | undefined => answers[at]?.data?.days.find((day) => day.date === each.date)),
  });
  const isWhole = chosen.length === asked.length && date >= today;
  const tickets = party.adults + party.children;
  const sum = isWhole ? sumDays(days, tickets) : undefined;
  const priceOf = (day: LowFareDay | undefined): ReactNode => {
    if (day?.perPassenger === undefined) return t('sum.noPrice');
    return inPoints ? <PointsText points={day.pointsPerPassenger ?? 0} /> : <Money amount={day.perPassenger} />;
  };
  return (
    <section className={styles['sum']} aria-label={t('sum.label')}>
      <h2 className={styles['title']}>{t('sum.label')}</h2>
      <div aria-live="polite" className={styles['sumBody']}>
        {chosen.length === 0 ? null : (
          <DescriptionList
            variant="total"
            items={[
              ...chosen.map((each, at) => ({
                id: each.direction,
                term: t(`sum.${each.direction}`, { date: formatCalendarDate(each.date, locale, 'short') }),
                detail: priceOf(days[at]),
              })),
              ...(sum === undefined || !isReturn
                ? []
                : [
                    {
                      id: 'perPerson',
                      term: t('sum.perPerson'),
                      detail: inPoints ? <PointsText points={sum.points} /> : <Money amount={sum.perPerson} />,
                    },
                  ]),
              ...(sum === undefined || tickets === 1
                ? []
                : [
                    {
                      id: 'party',
                      term: t('sum.party', { count: tickets }),
                      detail: inPoints ? <PointsText points={sum.partyPoints} /> : <Money amount={sum.party} />,
                    },
                  ]),
            ]}
          />
        )}
        {date === '' ? <p>{t('sum.choose')}</p> : isWhole ? null : <p>{t('sum.chooseReturn')}</p>}
      </div>
      {isWhole ? (
        <>
          <p className={styles['note']}>
            {inPoints ? `${t('sum.taxes')} ` : party.lapInfants > 0 ? `${t('sum.infants')} ` : ''}
            {t('sum.changes')}
          </p>
          <ButtonLink variant="primary" href={resultsHref(buildPath('air-booking-flights'), searchOf(question))}>
            {t('sum.go')}
          </ButtonLink>
        </>
      ) : null}
    </section>
  );
}

function PointsText({ points }: { readonly points: number }): ReactNode {
  const { t } = useTranslation('lowFareCalendar');
  return t('sum.pointsValue', { points: new Intl.NumberFormat(useLocale()).format(points) });
}
